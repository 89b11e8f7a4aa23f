/** What was told, where it is known of which game; and what of it is the table's own. */
import type { GameEvent, TableEvent, Told } from '../wire.ts';

export type ToldOf<E extends GameEvent> = Omit<Told, 'event'> & { event: TableEvent | E };

/** What happened at the table itself; null where it happened in the game. */
export function tableEvent(told: Told): TableEvent | null {
  return told.event.type.startsWith('table_') ? (told.event as TableEvent) : null;
}
