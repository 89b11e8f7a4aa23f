/** The domains of a player's goals, and how near they are to counting double. */
import { DOMAINS } from './faces.ts';
import type { Goal } from './wire.ts';

export interface Slot {
  domain: string;
  /** Of each goal of this domain, the best first. */
  points: number[];
}

export function slotsOf(goals: Goal[]): Slot[] {
  return DOMAINS.map((domain) => ({ domain, points: goals.filter(([of]) => of === domain).map(([, points]) => points).sort((one, other) => other - one) }));
}

/** The one domain that is missing, `all` if none is, null if more are. */
export function nearness(slots: Slot[]): string | null {
  const empty = slots.filter(({ points }) => !points.length);
  return empty.length === 0 ? 'all' : empty.length === 1 ? empty[0]!.domain : null;
}
