/** What everybody knows of a player's allies. */
import { nameOf } from './table.ts';
import type { KabaleView } from './wire.ts';

/** The allies in the columns that everybody can name: those face up, and an Explorer laid again. */
export function shownOf(view: Pick<KabaleView, 'columns'>, seat: number): string[] {
  const own = view.columns.flat().filter((card) => card.seat === seat && card.face !== 'down' && card.face !== 'cloaked');
  return own.flatMap((card) => nameOf(card) ?? []);
}
