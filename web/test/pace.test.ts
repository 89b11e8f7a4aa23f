import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameFolder } from '../src/games.ts';
import type { Told } from '../src/kabale/table.ts';
import type { Update } from '../src/wire.ts';

const told = (number: number, event: Told['event']): Told => ({ number, at: 0, event, text: '', lines: [] }) as unknown as Told;
const hop = (number: number): Told[] => [
  told(number, { type: 'card_revealed', seat: 1, column: 0, position: 0, card: 'explorer' }),
  told(number, { type: 'explorer_moved', seat: 1, from: 0, to: 1 }),
];
const update = (events: Told[]): Update => ({ events }) as Update;
const sum = (numbers: number[]): number => Math.round(numbers.reduce((all, each) => all + each, 0));

async function at(speed: string) {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ speed }), setItem: () => undefined });
  const kabale = (await import('../src/kabale/pace.ts')) as unknown as GameFolder;
  const { lengthOf, paces } = await import('../src/table/pace.ts');
  return {
    paces: (shown: Update) => paces(kabale, shown),
    lengthOf: (pace: number[], waiting: Update[]) => lengthOf(kabale, pace, waiting),
    /** How long somebody waits for all of these, if each comes when the one before has been shown, or all at once. */
    wait: (updates: Update[], isAtOnce: boolean, folder = kabale) => {
      let waited = 0;
      for (const [at, shown] of updates.entries()) {
        const pace = paces(folder, shown);
        for (const place of pace.keys()) waited += lengthOf(folder, pace.slice(place), isAtOnce ? updates.slice(at + 1) : [], waited);
      }
      return waited;
    },
  };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('how long things are shown', () => {
  test.each(['slow', 'normal'])('a chain of Explorers is one sweep: %s', async (speed) => {
    const { paces } = await at(speed);
    expect(sum(paces(update([...hop(3), ...hop(3), ...hop(3), ...hop(3)])))).toBe(1200);
    expect(sum(paces(update(Array.from({ length: 15 }, () => hop(3)).flat())))).toBe(3000);
  });

  test('one Explorer is looked at, also one in each of two moves', async () => {
    const { paces } = await at('normal');
    expect(sum(paces(update([...hop(3), ...hop(4)])))).toBe(5000);
  });

  test('the more waits, the quicker it is', async () => {
    const { lengthOf, paces } = await at('normal');
    const move = update(hop(3));
    expect(lengthOf(paces(move), [])).toBe(1200);
    expect(lengthOf(paces(move), Array.from({ length: 9 }, () => move))).toBeLessThan(500);
  });

  test.each([[true], [false]])('nobody waits longer than 10 s for bots, whether their moves come at once: %s', async (isAtOnce) => {
    const { wait } = await at('normal');
    const laid = (number: number) => told(number, { type: 'card_placed', seat: 1, column: 0 });
    const killed = (number: number) => told(number, { type: 'card_killed', seat: 1, column: 0, card: 'king' });
    const quiet = Array.from({ length: 3 }, (_, number) => update([laid(number)]));
    const busy = Array.from({ length: 5 }, (_, number) => update([laid(number), ...hop(number), ...hop(number), ...hop(number), killed(number)]));
    const endless = Array.from({ length: 40 }, (_, number) => update([laid(number), ...hop(number), killed(number)]));
    expect(wait(quiet, isAtOnce)).toBeCloseTo(1950); // what fits is not hurried
    for (const moves of [busy, endless]) expect(wait(moves, isAtOnce)).toBeLessThanOrEqual(10_000);
    expect(wait(endless, isAtOnce)).toBeGreaterThan(9000);
  });

  test('nor in the other game', async () => {
    const { wait } = await at('normal');
    const { PACE } = await import('../src/citadels/pace.ts');
    const { pacesBy } = await import('../src/table/pace.ts');
    const citadels = { paces: (tolds: Told[], factor: number) => pacesBy(PACE, tolds as never, factor) } as unknown as GameFolder;
    const turn = Object.keys(PACE).map((type) => told(1, { type } as never));
    for (const isAtOnce of [true, false]) expect(wait(Array.from({ length: 7 }, () => update(turn)), isAtOnce, citadels)).toBeLessThanOrEqual(10_000);
  });

  test('at once is at once', async () => {
    const { paces } = await at('instant');
    expect(sum(paces(update([...hop(3), ...hop(3), ...hop(4)])))).toBe(0);
  });
});
