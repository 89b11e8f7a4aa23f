/** Applies an event to a view, so that people see things one after the other; the next view replaces the result. */
import { nameOf, type Card } from './table.ts';
import type { KabaleEvent, KabaleView } from './wire.ts';

/** The player in one of these events is the one to move. */
const ACTS = new Set(['card_laid', 'card_placed', 'card_cloaked', 'card_slipped', 'cloak_declined', 'goals_swapped', 'swap_declined', 'turn_skipped']);

const back = (seat: number, face: string): Card => ({ type: 'back', seat, face });
const open = (seat: number, card: string, face: string): Card => ({ type: 'face', seat, card, face });

export function staged(view: KabaleView, event: KabaleEvent): KabaleView {
  const next = structuredClone(view);
  const player = 'seat' in event ? next.players[event.seat] : undefined;
  if ('seat' in event && ACTS.has(event.type)) next.to_move = event.seat;
  switch (event.type) {
    case 'card_laid':
    case 'card_cloaked':
    case 'card_placed':
    case 'card_slipped': {
      const column = next.columns[event.column] ?? [];
      const face = event.type === 'card_cloaked' || event.type === 'card_slipped' ? 'cloaked' : 'down';
      const card = 'card' in event ? open(event.seat, event.card, face) : back(event.seat, face);
      const cloak = column.findLastIndex((lying) => nameOf(lying) === 'cloak' && lying.seat === event.seat);
      column.splice(face === 'cloaked' && cloak >= 0 ? cloak + 1 : column.length, 0, card);
      if (event.seat === next.seat) next.hand = without(next.hand, nameOf(card));
      if (player) player.hand_size -= 1;
      break;
    }
    case 'card_revealed': {
      const column = next.columns[event.column];
      if (column?.[event.position]) column[event.position] = open(event.seat, event.card, 'up');
      break;
    }
    case 'explorer_moved': {
      const from = next.columns[event.from] ?? [];
      const at = from.findLastIndex((lying) => nameOf(lying) === 'explorer' && lying.seat === event.seat);
      if (at >= 0) from.splice(at, 1);
      next.columns[event.to]?.push(open(event.seat, 'explorer', 'relaid'));
      break;
    }
    case 'card_killed': {
      const column = next.columns[event.column] ?? [];
      const at = column.findLastIndex((lying) => lying.seat === event.seat && (nameOf(lying) ?? event.card) === event.card);
      if (at >= 0) column.splice(at, 1);
      player?.discard.push(event.card);
      break;
    }
    case 'column_closed':
      if (!event.stays_open) next.closed.push(event.column);
      next.fulfilled = [...new Set([...next.fulfilled, event.column])];
      break;
    case 'goals_swapped': {
      const [one, other] = event.columns;
      [next.goals[one], next.goals[other]] = [next.goals[other]!, next.goals[one]!];
      break;
    }
    case 'card_drawn':
    case 'card_taken':
      if ('card' in event && event.seat === next.seat) next.hand.push(event.card);
      if (player) {
        player.hand_size += 1;
        player.pile_size = Math.max(0, player.pile_size - 1);
      }
      break;
    case 'pile_renewed':
      if (player) {
        player.pile_size = event.count;
        player.discard = [];
      }
      break;
    case 'round_ended':
      next.columns = event.columns.map((cards) => cards.map(([seat, card]) => open(seat, card, 'up')));
      break;
    case 'goal_awarded':
      next.awards.push({ goal: event.goal, winner: event.winner });
      break;
    case 'round_started':
      next.round = event.round;
      next.to_move = event.first;
      next.goals = event.goals;
      next.columns = next.goals.map(() => []);
      next.closed = [];
      next.fulfilled = [];
      break;
  }
  return next;
}

function without(hand: string[], card: string | null): string[] {
  const at = card === null ? -1 : hand.indexOf(card);
  return at < 0 ? hand : hand.toSpliced(at, 1);
}
