/** The options of Kabale & Hiebe sorted by what the player picks: a card, a column, or neither. */
import type { Option } from '../wire.ts';

export interface Holds {
  /** Cards that can be chosen, each with the columns (from 0) it can go to; none if it needs no column. */
  cards: Map<string, Map<number, string>>;
  /** Cards whose move needs no column. */
  plain: Map<string, string>;
  /** Columns (from 0) that can be chosen without a card. */
  columns: Map<number, string>;
  decline: string | null;
}

export function holdsOf(options: Option[]): Holds {
  const holds: Holds = { cards: new Map(), plain: new Map(), columns: new Map(), decline: null };
  for (const { move } of options) {
    const [verb, first = '', second] = move.split(' ');
    if (verb === 'lay' && second) {
      const columns = holds.cards.get(first) ?? new Map<number, string>();
      holds.cards.set(first, columns.set(Number(second) - 1, move));
    } else if (verb === 'cloak') holds.plain.set(first, move);
    else if (verb === 'swap') holds.columns.set(Number(first) - 1, move);
    else if (verb === 'decline') holds.decline = move;
  }
  return holds;
}
