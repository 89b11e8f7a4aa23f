/** The parts of a count in the order in which they are counted. */
import type { Speed } from '../settings.svelte.ts';
import type { Parts } from './wire.ts';

export interface CountPart {
  /** `districts`, `colours`, `complete`, or the text of a violet district. */
  name: string;
  kind: 'districts' | 'colours' | 'completion' | 'violet';
  /** By seat. */
  points: number[];
}

/** Only what counts for somebody. */
export function shownParts(parts: Parts[]): CountPart[] {
  const violets = [...new Set(parts.flatMap((each) => Object.keys(each.violet)))];
  const all: CountPart[] = [
    { name: 'districts', kind: 'districts', points: parts.map((each) => each.districts) },
    { name: 'colours', kind: 'colours', points: parts.map((each) => each.colours) },
    { name: 'complete', kind: 'completion', points: parts.map((each) => each.completion) },
    ...violets.map((card): CountPart => ({ name: `district-${card}`, kind: 'violet', points: parts.map((each) => each.violet[card] ?? 0) })),
  ];
  return all.filter((part) => part.kind === 'districts' || part.points.some((points) => points !== 0));
}

const PAUSE: Record<Speed, number> = { slow: 1300, normal: 750, fast: 300, instant: 0 };

/** How long each part grows, in milliseconds. */
export const pausesOf = (speed: Speed): number => PAUSE[speed];
