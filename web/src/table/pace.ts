/** How long each event is looked at. */
import { PACE as CITADELS } from '../citadels/stage.ts';
import { PACE as KABALE } from '../kabale/stage.ts';
import type { Game, Told, Update } from '../protocol.ts';
import { settings, type Speed } from '../settings.svelte.ts';

const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, instant: 0 };
const PACE: Record<Game, Record<string, number>> = { kabale: KABALE, citadels: CITADELS };
/** An Explorer is turned up and sails on: of several in one move, so long each, and all of them no longer than that. */
const HOP = 300;
const SWEEP = 3000;
/** When more than this is still to be shown, it is shown the faster. */
const BACKLOG = 8000;

/** The milliseconds for each event of an update, at the speed that is set. */
export function paces(update: Update): number[] {
  const factor = FACTOR[settings.speed];
  const hops = hopsOf(update.events);
  return update.events.map((told) => {
    const hop = hops.get(told);
    return hop === undefined ? (PACE[update.table.game][told.event.type] ?? 0) * factor : hop * Math.min(1, factor);
  });
}

/** How long the first of these is shown, with all that waits behind it. */
export function lengthOf(pace: number[], waiting: Update[]): number {
  const left = [...pace, ...waiting.flatMap(paces)].reduce((sum, each) => sum + each, 0);
  return (pace[0] ?? 0) * Math.min(1, BACKLOG / Math.max(left, 1));
}

/** The events of a chain of Explorers, each with its share of the sweep. */
function hopsOf(tolds: Told[]): Map<Told, number> {
  const hops = new Map<Told, number>();
  for (const number of new Set(tolds.map((told) => told.number))) {
    const sailed = tolds.filter((told) => told.number === number && told.event.type === 'explorer_moved');
    if (sailed.length < 2) continue;
    const turned = tolds.filter((told) => told.number === number && told.event.card === 'explorer' && told.event.type === 'card_revealed');
    const all = [...sailed, ...turned];
    const length = Math.min(HOP * sailed.length, SWEEP) / all.length;
    for (const told of all) hops.set(told, length);
  }
  return hops;
}
