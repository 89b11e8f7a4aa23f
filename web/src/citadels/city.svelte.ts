/** The city somebody builds in the lab, and what the server says of it. */
import rows from 'raenke:printed/citadels';
import { ask, Refused } from '../api.ts';
import { troubleOf } from '../table/live.svelte.ts';
import { t } from '../texts.svelte.ts';
import type { CityCount } from '../wire.ts';
import { districtFace } from './faces.ts';
import { cityAddress, cityIn, EMPTY, type City } from './lab.ts';

const COLOURS = ['yellow', 'blue', 'green', 'red', 'violet'];
/** All districts of the box by colour, the cheap ones first. */
export const DISTRICTS = rows.filter(({ rank }) => rank === undefined).map(({ id = '' }) => id).sort((one, other) => orderOf(one) - orderOf(other));

function orderOf(card: string): number {
  const { colour, cost } = districtFace(card);
  return COLOURS.indexOf(colour) * 100 + cost;
}

/** A city worth looking at, for who has none. */
const EXAMPLE: City = { ...EMPTY, city: ['temple', 'tavern', 'watchtower', 'keep', 'haunted_city', 'wishing_well', 'map_room'], hand: ['palace', 'market', 'imperial_treasury'], gold: 5 };

export const bareName = (card: string): string => card.replace('*', '');

export class CityLab {
  city = $state.raw<City>(EXAMPLE);
  /** Where the next district goes. */
  into = $state<'city' | 'hand'>('city');
  count = $state.raw<CityCount | null>(null);
  trouble = $state('');
  #question = 0;

  constructor(search: string) {
    const found = cityIn(search);
    if (found && [...found.city, ...found.hand].every((card) => DISTRICTS.includes(bareName(card)))) this.city = found;
    else if (new URLSearchParams(search).has('city')) this.trouble = t('lab-unreadable');
  }

  readonly address = $derived(cityAddress(this.city));

  change(changes: Partial<City>): void {
    this.city = { ...this.city, ...changes };
  }

  add(card: string): void {
    this.change({ [this.into]: [...this.city[this.into], card] });
  }

  /** Build a card of the hand: it is paid for, if there is gold for it. */
  build(card: string, price: number): void {
    const at = this.city.hand.indexOf(card);
    this.change({ city: [...this.city.city, card], hand: this.city.hand.filter((_, each) => each !== at), gold: Math.max(0, this.city.gold - price) });
  }

  remove(from: 'city' | 'hand', at: number): void {
    this.change({ [from]: this.city[from].filter((_, each) => each !== at) });
  }

  /** Put an Artist's gold on a district, or take it away. */
  embellish(at: number): void {
    this.change({ city: this.city.city.map((card, each) => (each !== at ? card : card.endsWith('*') ? bareName(card) : `${card}*`)) });
  }

  clear(): void {
    this.city = { ...EMPTY, options: this.city.options };
  }

  /** Ask what it is worth; only the answer to the last question counts. */
  async ask(): Promise<void> {
    const number = ++this.#question;
    try {
      const count = await ask<CityCount>('POST', '/api/lab/city', this.city);
      if (number !== this.#question) return;
      this.count = count;
      this.trouble = '';
    } catch (error) {
      if (number !== this.#question) return;
      this.trouble = error instanceof Refused ? error.message : troubleOf(error).text;
    }
  }
}
