/** How long to show each event. */
import type { GameFolder } from '../games.ts';
import { prefersStill, settings, type Speed } from '../settings.svelte.ts';
import type { Told, Update } from '../wire.ts';

const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, instant: 0 };
/** How long people wait at most between two choices of their own while others' moves follow each other, at the normal speed. */
const WAIT = 10_000;
/** The part of what is left of it that one event may take: nobody knows how much is still to come. */
const SHARE = 0.25;

/** How much longer or shorter things take at the chosen speed. */
export const tempo = (): number => FACTOR[settings.speed];

/** How long a movement takes: none for who wants it still, less at a higher speed. */
export const lasting = (milliseconds: number): number => (prefersStill() ? 0 : milliseconds * Math.min(1, tempo()));

/** The milliseconds for each event of an update, at the chosen speed. */
export const paces = (folder: GameFolder, update: Update): number[] => folder.paces(update.events, tempo());

/** How long to show the first of these, given all that waits behind it and how long this person has waited already. */
export function lengthOf(folder: GameFolder, pace: number[], waiting: Update[], waited = 0): number {
  const left = [...pace, ...waiting.flatMap((update) => paces(folder, update))].reduce((sum, each) => sum + each, 0);
  const spare = Math.max(0, WAIT * tempo() - waited);
  return Math.min((pace[0] ?? 0) * Math.min(1, spare / Math.max(left, 1)), spare * SHARE);
}

/** Each event by its type. */
export const pacesBy = (pace: Partial<Record<string, number>>, tolds: Told[], factor: number): number[] =>
  tolds.map((told) => (pace[told.event.type] ?? 0) * factor);
