/** What flies over the table when something happens. */
import type { CitadelsEvent } from './wire.ts';

/** Where something starts or ends, by the marks that the table's parts carry. */
type Place = `bank` | `deck` | `purse ${number}` | `hand ${number}` | `crown ${number}` | `district ${number} ${string}`;

export interface Flight {
  what: 'coin' | 'card' | 'crown';
  from: Place;
  to: Place;
  count: number;
}

/** What flies when something happens. */
export function flightsOf(event: CitadelsEvent): Flight[] {
  switch (event.type) {
    case 'gold_taken':
      return [{ what: 'coin', from: 'bank', to: `purse ${event.seat}`, count: event.amount }];
    case 'gold_paid':
      return [{ what: 'coin', from: `purse ${event.seat}`, to: 'bank', count: event.amount }];
    case 'gold_moved':
      return [{ what: 'coin', from: `purse ${event.seat}`, to: `purse ${event.to}`, count: event.amount }];
    case 'gold_laid':
      return [{ what: 'coin', from: `purse ${event.seat}`, to: `district ${event.seat} ${event.district.replace('*', '')}`, count: 1 }];
    case 'crown_moved':
      return event.from === event.seat ? [] : [{ what: 'crown', from: `crown ${event.from}`, to: `crown ${event.seat}`, count: 1 }];
    case 'card_drawn':
    case 'card_taken':
      return [{ what: 'card', from: 'deck', to: `hand ${event.seat}`, count: 1 }];
    case 'card_given':
    case 'card_passed':
      return [{ what: 'card', from: `hand ${event.seat}`, to: `hand ${event.to}`, count: 1 }];
    case 'card_picked':
    case 'card_pulled':
      return [{ what: 'card', from: `hand ${event.other}`, to: `hand ${event.seat}`, count: 1 }];
    case 'hands_exchanged':
    case 'hands_swapped':
      return [
        { what: 'card', from: `hand ${event.seat}`, to: `hand ${event.other}`, count: 3 },
        { what: 'card', from: `hand ${event.other}`, to: `hand ${event.seat}`, count: 3 },
      ];
    case 'district_recovered':
      return [{ what: 'card', from: 'deck', to: `hand ${event.seat}`, count: 1 }];
    default:
      return [];
  }
}
