/** What the cards of a column add up to while people play; the engine judges it as it judges an award. */
import { ask } from '../api.ts';
import type { Options } from '../options.svelte.ts';
import type { ColumnAward } from '../wire.ts';
import { nameOf, type Card } from './table.ts';
import { barsOf, type Bar } from './walk.ts';
import type { Goal, KabaleView, Lying } from './wire.ts';

export interface Standing {
  /** Who would win now. */
  winner: number | null;
  bars: Bar[];
}

/** The cards of a column that everybody can name; with the reader's own that lie face down, if `isOwn`. */
export function cardsOf(view: Pick<KabaleView, 'columns' | 'seat'>, at: number, options: Options, isOwn = false): Lying[] {
  const cards: Lying[] = [];
  for (const card of view.columns[at] ?? []) {
    const name = nameOf(card);
    if (name === null || (isHidden(card) && !(isOwn && card.seat === view.seat))) continue;
    // Written as events write it: the slipped card and its Cloak are one entry where the options make them one (K5.4 g).
    if (card.face === 'cloaked' && options.cloaked_card === 'replaces_cloak') cards.splice(-1, 1, [card.seat, name, 'cloak']);
    else cards.push([card.seat, name]);
  }
  return cards;
}

/** Whether only its owner knows a card. */
export const isHidden = (card: Card): boolean => card.face === 'down' || card.face === 'cloaked';

/** Asks the server, and each thing once. */
export class Standings {
  #asked = new Map<string, Promise<Standing | null>>();

  of(goal: Goal, cards: Lying[], options: Options): Promise<Standing | null> {
    const question = JSON.stringify({ goal, cards, options });
    const asked = this.#asked.get(question) ?? this.#ask(question, cards);
    this.#asked.set(question, asked);
    return asked;
  }

  async #ask(question: string, cards: Lying[]): Promise<Standing | null> {
    try {
      const { winner, sums, steps } = await ask<ColumnAward>('POST', '/api/lab/column', JSON.parse(question));
      const isTurned = steps.some((step) => step.kind === 'sums' && step.wins === 'lowest');
      const seat = winner === null ? null : Number(winner);
      return { winner: seat, bars: barsOf(cards, sums, seat, isTurned) };
    } catch {
      this.#asked.delete(question); // the next look asks again
      return null;
    }
  }
}
