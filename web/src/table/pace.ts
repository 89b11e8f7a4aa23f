/** How long each event is looked at. */
import type { GameFolder } from '../games.ts';
import { settings, type Speed } from '../settings.svelte.ts';
import type { Told, Update } from '../wire.ts';

const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, instant: 0 };
/** When more than this is still to be shown, it is shown the faster. */
const BACKLOG = 8000;

/** The milliseconds for each event of an update, at the speed that is set. */
export const paces = (folder: GameFolder, update: Update): number[] => folder.paces(update.events, FACTOR[settings.speed]);

/** How long the first of these is shown, with all that waits behind it. */
export function lengthOf(folder: GameFolder, pace: number[], waiting: Update[]): number {
  const left = [...pace, ...waiting.flatMap((update) => paces(folder, update))].reduce((sum, each) => sum + each, 0);
  return (pace[0] ?? 0) * Math.min(1, BACKLOG / Math.max(left, 1));
}

/** Each event by its type. */
export const pacesBy = (pace: Partial<Record<string, number>>, tolds: Told[], factor: number): number[] =>
  tolds.map((told) => (pace[told.event.type] ?? 0) * factor);
