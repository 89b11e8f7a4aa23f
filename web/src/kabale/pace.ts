/** How long people look at what happens. */
import { pacesBy } from '../table/pace.ts';
import type { Told } from './table.ts';
import type { KabaleEvent } from './wire.ts';

/** For each kind of event, in milliseconds. */
const PACE: Partial<Record<KabaleEvent['type'], number>> = {
  round_started: 900,
  card_laid: 500,
  card_placed: 650,
  card_revealed: 1200,
  explorer_moved: 1300,
  explorer_stayed: 1100,
  card_killed: 1400,
  column_closed: 1400,
  card_cloaked: 900,
  card_slipped: 1100,
  cloak_declined: 900,
  goals_swapped: 1600,
  swap_declined: 900,
  turn_skipped: 800,
  round_ended: 1500,
  game_ended: 300,
};

/** When Explorers turn up and sail on: the time for each in one move, and the limit for all together. */
const HOP = 300;
const SWEEP = 3000;

export function paces(tolds: Told[], factor: number): number[] {
  const hops = hopsOf(tolds);
  const plain = pacesBy(PACE, tolds, factor);
  return tolds.map((told, at) => (hops.has(told) ? hops.get(told)! * Math.min(1, factor) : plain[at]!));
}

/** The events of a chain of Explorers, each with its share of the sweep. */
function hopsOf(tolds: Told[]): Map<Told, number> {
  const hops = new Map<Told, number>();
  for (const number of new Set(tolds.map((told) => told.number))) {
    const made = tolds.filter((told) => told.number === number);
    const sailed = made.filter(({ event }) => event.type === 'explorer_moved');
    if (sailed.length < 2) continue;
    const turned = made.filter(({ event }) => event.type === 'card_revealed' && event.card === 'explorer');
    const all = [...sailed, ...turned];
    const length = Math.min(HOP * sailed.length, SWEEP) / all.length;
    for (const told of all) hops.set(told, length);
  }
  return hops;
}
