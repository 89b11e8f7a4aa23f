/** What is asked of the people at a table and not yet answered. */
import type { LiveTable } from './live.svelte.ts';

export interface Request {
  kind: 'undo' | 'own-undo' | 'vote' | 'own-vote';
  /** Who asks, or who votes. */
  by: number[];
  /** For whom a bot is to play. */
  target: number | null;
}

export function requestsOf(table: LiveTable): Request[] {
  const standing = table.latest?.table;
  const own = table.latest?.seats ?? [];
  if (!standing || table.seat === null || standing.stage !== 'playing') return [];
  const found: Request[] = [];
  const undo = standing.undo;
  if (undo && own.includes(undo.seat)) found.push({ kind: 'own-undo', by: [undo.seat], target: null });
  else if (undo && !undo.agreed.includes(table.seat)) found.push({ kind: 'undo', by: [undo.seat], target: null });
  standing.seats.forEach((seat, target) => {
    if (!seat.votes.length || seat.is_absent) return;
    if (own.includes(target)) found.push({ kind: 'own-vote', by: seat.votes, target });
    else if (!seat.votes.includes(table.seat!)) found.push({ kind: 'vote', by: seat.votes, target });
  });
  return found;
}
