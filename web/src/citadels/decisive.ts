/** What people tell afterwards: which of the events of a move was the one that mattered, and in which round. */
import type { Told } from './table.ts';

/** What changes points, the weightiest first; everything else only goes with it. */
const WEIGHTY = ['city_completed', 'district_destroyed', 'districts_swapped', 'district_built', 'bell_declared', 'gold_laid', 'card_stored', 'card_covered'];
/** What ends something says nothing of its own. */
const EMPTY = new Set(['turn_ended', 'round_ended', 'game_ended', 'rank_called', 'gold_paid']);

/** The event of a move that people name, from its number at the table. */
export function decisive(log: Told[], number: number): Told | null {
  const happened = log.filter((told) => told.number === number && told.text && !told.event.type.startsWith('table_'));
  for (const type of WEIGHTY) {
    const found = happened.find((told) => told.event.type === type);
    if (found) return found;
  }
  return happened.find((told) => !EMPTY.has(told.event.type)) ?? null;
}

/** Who was the first to complete a city, unless it was undone. */
export const endedBy = (log: Told[]): Told | null => log.findLast((told) => told.event.type === 'city_completed' && told.event.first) ?? null;

/** The round in which something was told. */
export function roundAt(log: Told[], told: Told): number {
  const started = log.slice(0, log.indexOf(told) + 1).findLast((each) => each.event.type === 'round_started');
  return started?.event.type === 'round_started' ? started.event.round : 1;
}

/** Whether this can be the id of a match on the server; a lesson or a trial has none. */
export const isMatch = (id: string): boolean => /^[a-z0-9]{16,40}$/.test(id);
