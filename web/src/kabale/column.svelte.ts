/** The column somebody builds in the lab, and what the server says of it. */
import rows from 'raenke:printed/kabale';
import { ask, Refused } from '../api.ts';
import type { Options } from '../options.svelte.ts';
import { troubleOf } from '../table/live.svelte.ts';
import { t, texts } from '../texts.svelte.ts';
import type { ColumnAward, ColumnTries, ColumnTry } from '../wire.ts';
import { allyFace } from './faces.ts';
import { columnAddress, columnIn, laidFrom, placed, placedFrom, type Laid, type Placed } from './lab.ts';
import type { Awarded } from './walk.ts';
import type { Goal } from './wire.ts';

export const ALLIES = rows.map(({ id = '' }) => id);
export const DOMAINS = ALLIES.flatMap((card) => allyFace(card).domain ?? []);
export const POINTS = [1, 2, 3, 4, 5];
/** The colours of the box, then those that guests may have besides. */
const COLOURS = ['red', 'blue', 'yellow', 'green', 'white', 'black', 'violet', 'orange'];
const PLAYERS = 6;

/** Columns worth looking at, the first for who has none. */
const EXAMPLES: { goal: Goal; cards: Laid[] }[] = [
  { goal: ['music', 3], cards: [['red', 'king'], ['blue', 'hermit'], ['red', 'minstrel'], ['blue', 'dragon']] },
  { goal: ['religion', 4], cards: [['blue', 'queen'], ['red', 'doppelganger'], ['blue', 'assassin'], ['red', 'wizard'], ['blue', 'witch']] },
  { goal: ['trade', 5], cards: [['red', 'merchant'], ['yellow', 'cloak'], ['blue', 'king'], ['blue', 'juliet'], ['yellow', 'beggar']] },
  { goal: ['fencing', 2], cards: [['yellow', 'prince'], ['red', 'musketeers'], ['yellow', 'squire'], ['blue', 'romeo'], ['blue', 'juliet']] },
];

export class ColumnLab {
  goal = $state.raw<Goal>(EXAMPLES[0]!.goal);
  cards = $state.raw<Placed[]>(placedFrom(EXAMPLES[0]!.cards, []));
  options = $state.raw<Options>({});
  /** Who lays the next card. */
  me = $state('blue');
  /** The Cloak that the next card goes under. */
  slot = $state<number | null>(null);
  /** Whether the card that is tried ends the round. */
  ends = $state(false);

  award = $state.raw<Awarded | null>(null);
  tries = $state.raw<ColumnTry[]>([]);
  asked = $state.raw<string[]>([]);
  trouble = $state('');
  #example = 0;
  #question = 0;

  constructor(search: string) {
    const found = columnIn(search);
    const isKnown = found && texts.has(`domain-${found.goal[0]}`) && found.cards.every(([, card]) => ALLIES.includes(card));
    if (isKnown) {
      this.goal = found.goal;
      this.cards = placedFrom(found.cards, found.faces);
      this.options = found.options;
      this.me = String(found.me ?? found.cards[0]?.[0] ?? 'blue');
    } else if (new URLSearchParams(search).has('column')) this.trouble = t('lab-unreadable');
  }

  /** The colours of the box, and whoever else the address names. */
  readonly players = $derived.by(() => {
    const named = [...new Set([...this.cards.map(({ owner }) => owner), this.me])];
    const free = COLOURS.filter((colour) => !named.includes(colour));
    return [...named, ...free.slice(0, Math.max(0, PLAYERS - named.length))].sort((one, other) => orderOf(one) - orderOf(other));
  });

  colour(owner: string): string {
    if (COLOURS.includes(owner)) return owner;
    const free = COLOURS.filter((colour) => !this.players.includes(colour));
    return free[this.players.filter((each) => !COLOURS.includes(each)).indexOf(owner)] ?? 'black';
  }

  name(owner: string): string {
    return COLOURS.includes(owner) ? t(`web-colour-${owner}`) : owner;
  }

  readonly laid = $derived(laidFrom(this.cards, this.options.cloaked_card === 'replaces_cloak'));
  readonly address = $derived(columnAddress(this.goal, this.laid.cards, this.options, this.laid.faces, this.me));
  /** The owners as the server hears of them: by their names here, since its sentences name them. */
  readonly owners = $derived([...new Set(this.cards.map(({ owner }) => owner))]);

  has(owner: string, card: string): boolean {
    return this.cards.some((each) => each.owner === owner && (each.card === card || each.under === card));
  }

  /** Lay a card at the bottom, or slip it under the Cloak that was chosen. */
  add(card: string): void {
    const slot = this.cards.find(({ key }) => key === this.slot);
    const owner = slot?.owner ?? this.me;
    if (this.has(owner, card)) return;
    this.cards = slot ? this.cards.map((each) => (each === slot ? { ...each, isDown: false, under: card } : each)) : [...this.cards, placed(owner, card)];
    this.slot = null;
  }

  change(key: number, changes: Partial<Placed>): void {
    this.cards = this.cards.map((each) => (each.key === key ? { ...each, ...changes } : each));
  }

  remove(key: number): void {
    this.cards = this.cards.filter((each) => each.key !== key);
    if (this.slot === key) this.slot = null;
  }

  move(key: number, by: number): void {
    const from = this.cards.findIndex((each) => each.key === key);
    const to = from + by;
    if (!this.cards[to]) return;
    const cards = [...this.cards];
    cards.splice(to, 0, ...cards.splice(from, 1));
    this.cards = cards;
  }

  clear(): void {
    this.cards = [];
    this.slot = null;
  }

  example(): void {
    this.#example = (this.#example + 1) % EXAMPLES.length;
    const { goal, cards } = EXAMPLES[this.#example]!;
    this.goal = goal;
    this.cards = placedFrom(cards, []);
    this.me = 'blue';
    this.slot = null;
  }

  /** Ask who wins, and which card would; only the answer to the last question counts. */
  async ask(): Promise<void> {
    const number = ++this.#question;
    const column = { goal: this.goal, cards: this.laid.cards.map(([owner, ...rest]) => [this.name(String(owner)), ...rest]), options: this.options };
    try {
      const [award, tried] = await Promise.all([
        ask<ColumnAward>('POST', '/api/lab/column', column),
        ask<ColumnTries>('POST', '/api/lab/column/tries', { ...column, faces: this.laid.faces, owner: this.name(this.me), ends: this.ends }),
      ]);
      if (number !== this.#question) return;
      this.award = { event: award.award as unknown as Awarded['event'], lines: award.lines };
      this.tries = tried.tries;
      this.asked = tried.asked;
      this.trouble = '';
    } catch (error) {
      if (number !== this.#question) return;
      this.award = null;
      this.tries = [];
      this.trouble = error instanceof Refused ? error.message : troubleOf(error).text;
    }
  }
}

const orderOf = (owner: string): number => (COLOURS.includes(owner) ? COLOURS.indexOf(owner) : COLOURS.length);
