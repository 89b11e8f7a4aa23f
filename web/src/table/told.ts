/** Told events with the types of a known game, and the table's own events among them. */
import type { GameEvent, TableEvent, Told } from '../wire.ts';

export type ToldOf<E extends GameEvent> = Omit<Told, 'event'> & { event: TableEvent | E };

/** An event of the table itself; null for an event of the game. */
export function tableEvent(told: Told): TableEvent | null {
  return told.event.type.startsWith('table_') ? (told.event as TableEvent) : null;
}
