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

  test('at once is at once', async () => {
    const { paces } = await at('instant');
    expect(sum(paces(update([...hop(3), ...hop(3), ...hop(4)])))).toBe(0);
  });
});
