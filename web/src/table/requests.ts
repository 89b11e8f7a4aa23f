/** Open requests to the people at a table. */
import type { LiveTable } from './live.svelte.ts';

interface Request {
  kind: 'undo' | 'own-undo' | 'pause' | 'own-pause' | 'vote' | 'own-vote';
  /** The seats that ask or vote. */
  by: number[];
  /** The seat that a bot should play for. */
  target: number | null;
  /** The seats at this device that should answer. */
  of: number[];
}

/** The seats that may speak at this device: the one that looks, or between two looks all who sit there. */
export function speakers(table: LiveTable): number[] {
  return table.seat === null || table.curtain !== null ? (table.latest?.seats ?? []) : [table.seat];
}

/** What somebody here asks of others, and only waits for. */
export const isOwnWish = (request: Request): boolean => request.kind === 'own-undo' || request.kind === 'own-pause';

export function requestsOf(table: LiveTable): Request[] {
  const standing = table.latest?.table;
  const own = table.latest?.seats ?? [];
  const here = speakers(table);
  if (!standing || !here.length || standing.stage !== 'playing') return [];
  const found: Request[] = [];
  const undo = standing.undo;
  if (undo && own.includes(undo.seat)) found.push({ kind: 'own-undo', by: [undo.seat], target: null, of: [undo.seat] });
  // One of several people at a device answers for all of them, but each has a vote.
  else if (undo && !own.some((seat) => undo.agreed.includes(seat))) found.push({ kind: 'undo', by: [undo.seat], target: null, of: here });
  const pause = standing.pause?.since === null ? standing.pause : null;
  if (pause && own.includes(pause.seat)) found.push({ kind: 'own-pause', by: [pause.seat], target: null, of: [pause.seat] });
  else if (pause && !own.some((seat) => pause.agreed.includes(seat))) found.push({ kind: 'pause', by: [pause.seat], target: null, of: here });
  standing.seats.forEach((seat, target) => {
    if (!seat.votes.length || seat.is_absent) return;
    const of = here.filter((voter) => !seat.votes.includes(voter));
    if (own.includes(target)) found.push({ kind: 'own-vote', by: seat.votes, target, of: [] });
    else if (of.length && seat.vote_at !== null) found.push({ kind: 'vote', by: seat.votes, target, of });
  });
  return found;
}
