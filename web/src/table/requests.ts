/** What is asked of the people at a table and not yet answered. */
import type { LiveTable } from './live.svelte.ts';

interface Request {
  kind: 'undo' | 'own-undo' | 'vote' | 'own-vote';
  /** Who asks, or who votes. */
  by: number[];
  /** For whom a bot is to play. */
  target: number | null;
  /** Whose answer is awaited at this device. */
  of: number[];
}

/** Who may speak at this device: who looks, and between two looks everybody who sits there. */
export function speakers(table: LiveTable): number[] {
  return table.seat === null || table.curtain !== null ? (table.latest?.seats ?? []) : [table.seat];
}

export function requestsOf(table: LiveTable): Request[] {
  const standing = table.latest?.table;
  const own = table.latest?.seats ?? [];
  const here = speakers(table);
  if (!standing || !here.length || standing.stage !== 'playing') return [];
  const found: Request[] = [];
  const undo = standing.undo;
  if (undo && own.includes(undo.seat)) found.push({ kind: 'own-undo', by: [undo.seat], target: null, of: [undo.seat] });
  // One of several people at a device answers for all of them; votes they have one each.
  else if (undo && !own.some((seat) => undo.agreed.includes(seat))) found.push({ kind: 'undo', by: [undo.seat], target: null, of: here });
  standing.seats.forEach((seat, target) => {
    if (!seat.votes.length || seat.is_absent) return;
    const of = here.filter((voter) => !seat.votes.includes(voter));
    if (own.includes(target)) found.push({ kind: 'own-vote', by: seat.votes, target, of: [] });
    else if (of.length && seat.vote_at !== null) found.push({ kind: 'vote', by: seat.votes, target, of });
  });
  return found;
}
