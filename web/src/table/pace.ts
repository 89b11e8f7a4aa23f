/** How long to show each event. */
import type { GameFolder } from '../games.ts';
import { settings, type Speed } from '../settings.svelte.ts';
import type { Told, Update } from '../wire.ts';

const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, instant: 0 };
/** If more than this is waiting, the show gets faster. */
const BACKLOG = 8000;

/** How much longer or shorter things take at the chosen speed. */
export const tempo = (): number => FACTOR[settings.speed];

/** The milliseconds for each event of an update, at the chosen speed. */
export const paces = (folder: GameFolder, update: Update): number[] => folder.paces(update.events, tempo());

/** How long to show the first of these, given all that waits behind it. */
export function lengthOf(folder: GameFolder, pace: number[], waiting: Update[]): number {
  const left = [...pace, ...waiting.flatMap((update) => paces(folder, update))].reduce((sum, each) => sum + each, 0);
  return (pace[0] ?? 0) * Math.min(1, BACKLOG / Math.max(left, 1));
}

/** Each event by its type. */
export const pacesBy = (pace: Partial<Record<string, number>>, tolds: Told[], factor: number): number[] =>
  tolds.map((told) => (pace[told.event.type] ?? 0) * factor);
