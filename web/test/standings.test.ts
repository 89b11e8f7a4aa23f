import { beforeEach, expect, test, vi } from 'vitest';
import type { Card } from '../src/kabale/table.ts';

const ask = vi.fn();
vi.mock('../src/api.ts', () => ({ ask }));
const { cardsOf, Standings } = await import('../src/kabale/standings.ts');

const face = (seat: number, card: string, how: string): Card => ({ type: 'face', seat, card, face: how });
const back = (seat: number, how = 'down'): Card => ({ type: 'back', seat, face: how });
const view = (...cards: Card[]) => ({ columns: [cards], seat: 0 });

beforeEach(() => ask.mockReset());

test('open cards are those that everybody can name: nothing that lies face down, but an Explorer laid again', () => {
  const lying = view(face(0, 'king', 'up'), face(0, 'queen', 'down'), back(1), face(1, 'explorer', 'relaid'), face(0, 'dragon', 'cloaked'));
  expect(cardsOf(lying, 0, {})).toEqual([[0, 'king'], [1, 'explorer']]);
  expect(cardsOf(lying, 0, {}, true)).toEqual([[0, 'king'], [0, 'queen'], [1, 'explorer'], [0, 'dragon']]);
  const opened = view(face(0, 'king', 'up'), face(1, 'queen', 'down')); // as a replay shows it with everything open
  expect(cardsOf(opened, 0, {}, true)).toEqual([[0, 'king']]);
});

test('a card that replaces its Cloak is written as one with it', () => {
  const lying = view(face(0, 'cloak', 'up'), face(0, 'dragon', 'cloaked'), face(1, 'king', 'up'));
  expect(cardsOf(lying, 0, { cloaked_card: 'replaces_cloak' }, true)).toEqual([[0, 'dragon', 'cloak'], [1, 'king']]);
  expect(cardsOf(lying, 0, { cloaked_card: 'replaces_cloak' })).toEqual([[0, 'cloak'], [1, 'king']]);
});

test('the server judges, and the same column is asked once', async () => {
  ask.mockResolvedValue({ winner: 1, sums: { 0: 20, 1: 4 }, steps: [{ kind: 'sums', wins: 'lowest' }], removed: [], lines: [] });
  const standings = new Standings();
  const found = await standings.of(['music', 3], [[0, 'king'], [1, 'beggar']], {});
  expect(found?.winner).toBe(1);
  expect(found?.bars.map(({ seat, sum }) => [seat, sum])).toEqual([[1, 4], [0, 20]]);
  await standings.of(['music', 3], [[0, 'king'], [1, 'beggar']], {});
  expect(ask).toHaveBeenCalledTimes(1);
});

test('after a failure the next look asks again', async () => {
  ask.mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ winner: null, sums: {}, steps: [], removed: [], lines: [] });
  const standings = new Standings();
  expect(await standings.of(['music', 3], [], {})).toBeNull();
  expect(await standings.of(['music', 3], [], {})).not.toBeNull();
});
