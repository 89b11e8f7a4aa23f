/** What happened, as people want to know it: first what struck them, then turn by turn, newest first. */
import type { Told } from '../wire.ts';
import { tableEvent } from './told.ts';

/** What happened in one turn, or between turns, newest first. */
export interface TurnNews {
  turn: number | null;
  lines: Told[];
}

/** The events that were told and then taken back. */
export function voidOf(log: Told[]): Set<Told> {
  const gone = new Set<Told>();
  for (const undone of log) {
    const event = tableEvent(undone);
    const since = event?.type === 'table_undone' ? event.since : null;
    if (since === null) continue;
    for (const told of log) {
      if (!tableEvent(told) && told.number > since && told.number < undone.number) gone.add(told);
    }
  }
  return gone;
}

/** Everything since the player's last turn, with what that turn caused; during a turn, since the one before it. */
export function sinceOwnTurn(log: Told[], seat: number | null): Told[] {
  const gone = voidOf(log);
  const valid = log.filter((told) => !gone.has(told) && told.event.type !== 'table_said');
  if (seat === null) return valid;
  const isOwn = (told: Told): boolean => told.turn === seat;
  let from = valid.length;
  while (from > 0 && isOwn(valid[from - 1]!)) from -= 1;
  while (from > 0 && !isOwn(valid[from - 1]!)) from -= 1;
  while (from > 0 && isOwn(valid[from - 1]!)) from -= 1;
  return valid.slice(from);
}

/** By turn, newest first; draws and shuffles only on request. */
export function groupsOf(tolds: Told[], hasRoutine: boolean): TurnNews[] {
  const groups: TurnNews[] = [];
  for (const told of tolds) {
    if (!told.text || (told.is_routine && !hasRoutine)) continue;
    const last = groups.at(-1);
    if (last && last.turn === told.turn) last.lines.unshift(told);
    else groups.push({ turn: told.turn, lines: [told] });
  }
  return groups.reverse();
}

/** What a screen reader says as it happens: no draws and shuffles except the player's own. */
export function isSpoken(told: Told, seat: number | null): boolean {
  const { event } = told;
  return told.text !== '' && (!told.is_routine || (seat !== null && 'seat' in event && event.seat === seat && 'card' in event));
}

/** What others said that this person has not seen. */
export function unreadOf(log: Told[], own: number[], muted: number[], read: number): Told[] {
  const isHeard = (seat: number): boolean => !own.includes(seat) && !muted.includes(seat);
  return log.filter((told) => {
    const event = tableEvent(told);
    return event?.type === 'table_said' && told.number > read && isHeard(event.seat);
  });
}
