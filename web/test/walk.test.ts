import { describe, expect, test } from 'vitest';
import { barsAfter, isSurprising, marksAfter, reasonOf, type Awarded } from '../src/kabale/walk.ts';
import type { AnyStep, Lying } from '../src/kabale/wire.ts';

type Sums = Record<string, number>;
const number = (position: number, seat: number, sums: Sums, value: number | null = 1): AnyStep => ({ kind: 'number', rule: 'K1.2', position, seat, card: 'king', number: value, printed: value, changes: [], sums });
const sums = (all: Sums, wins: 'highest' | 'lowest' = 'highest'): AnyStep => ({ kind: 'sums', rule: 'K4.6', wins, by: [], sums: all });
const won = (seat: number, all: Sums, rule = 'K4.6'): AnyStep => ({ kind: 'won', rule, seat, sums: all });
const removed = (by: number, cards: number[]): AnyStep => ({ kind: 'removed', rule: 'K4.2', by, cards, sums: {} });
const tied = (seats: number[], all: Sums): AnyStep => ({ kind: 'tied', rule: 'K4.6', seats, by: 'nearest', position: 0, sums: all });
const event = (cards: Lying[], steps: AnyStep[], winner: number | null): Awarded['event'] => ({ column: 0, goal: ['music', 3], winner, cards, steps, sums: steps.at(-1)?.sums ?? {} });
const surprises = (steps: AnyStep[]): number[] => [...steps.keys()].filter((at) => isSurprising(steps, at));

const PLAIN = event(
  [[0, 'queen'], [1, 'king'], [0, 'juliet']],
  [number(0, 0, { 0: 16 }), number(1, 1, { 0: 16, 1: 20 }), number(2, 0, { 0: 30, 1: 20 }), sums({ 0: 30, 1: 20 }), won(0, { 0: 30, 1: 20 })],
  0,
);
const BEGGAR = event(
  [[0, 'king'], [1, 'beggar']],
  [number(0, 0, { 0: 20 }), number(1, 1, { 0: 20, 1: 4 }), sums({ 0: 20, 1: 4 }, 'lowest'), won(1, { 0: 20, 1: 4 })],
  1,
);
const WIZARD = event([[0, 'king'], [1, 'wizard']], [removed(1, [0]), number(1, 1, { 1: 7 }), sums({ 1: 7 }), won(1, { 1: 7 })], 1);

describe('the bars of a column', () => {
  test('the sums are in order, the highest first', () => {
    expect(barsAfter(PLAIN).map(({ seat, sum }) => [seat, sum])).toEqual([[0, 30], [1, 20]]);
    expect(barsAfter(PLAIN).map(({ share }) => share)).toEqual([1, 2 / 3]);
  });

  test('they climb with the steps, and who is ahead is first', () => {
    expect(barsAfter(PLAIN, 1).map(({ seat, sum }) => [seat, sum])).toEqual([[0, 16], [1, null]]);
    expect(barsAfter(PLAIN, 2).map(({ seat, sum }) => [seat, sum])).toEqual([[1, 20], [0, 16]]);
  });

  test('beside a Beggar the lowest is first', () => {
    expect(barsAfter(BEGGAR, 2)[0]!.seat).toBe(0);
    expect(barsAfter(BEGGAR, 3)[0]!.seat).toBe(1);
  });

  test('somebody whose cards have no value stands last', () => {
    expect(barsAfter(WIZARD).map(({ seat, sum }) => [seat, sum])).toEqual([[1, 7], [0, null]]);
  });

  test('of equal sums the winner is first', () => {
    const all = { 0: 16, 1: 16 };
    const steps = [number(0, 1, { 1: 16 }), number(1, 0, all), sums(all), tied([0, 1], all), won(1, all)];
    expect(barsAfter(event([[1, 'queen'], [0, 'queen']], steps, 1))[0]!.seat).toBe(1);
  });
});

describe('the steps that surprise', () => {
  test('a lead that changes, once everybody has a sum', () => {
    expect(surprises(PLAIN.steps)).toEqual([2]);
  });

  test('cards that are removed, but not a Wizard that finds none', () => {
    expect(surprises(WIZARD.steps)).toEqual([0]);
    expect(surprises([removed(1, []), number(1, 1, { 1: 7 })])).toEqual([]);
  });

  test('a Beggar who turns the order round', () => {
    expect(surprises(BEGGAR.steps)).toEqual([2]);
  });

  test('a tie when it arises, and when it is broken', () => {
    const all = { 0: 16, 1: 16 };
    const steps = [number(0, 0, { 0: 16 }), number(1, 1, { 0: 16, 1: 8 }), number(2, 1, all), sums(all), tied([0, 1], all), won(0, all)];
    expect(surprises(steps)).toEqual([2, 4]);
  });
});

describe('why somebody won', () => {
  test('the plain sum', () => expect(reasonOf(PLAIN)).toBe('highest'));
  test('a Beggar', () => expect(reasonOf(BEGGAR)).toEqual([2]));
  test('what a Wizard removed', () => expect(reasonOf(WIZARD)).toEqual([0]));
  test('nobody else takes part', () => {
    expect(reasonOf(event([[0, 'king']], [number(0, 0, { 0: 20 }), sums({ 0: 20 }), won(0, { 0: 20 })], 0))).toBe('alone');
  });
  test('a tie comes before everything else', () => {
    const all = { 0: 9, 1: 9 };
    const steps = [removed(0, [2]), number(0, 0, { 0: 9 }), number(1, 1, all), sums(all), tied([0, 1], all), won(0, all)];
    expect(reasonOf(event([[0, 'storm'], [1, 'storm'], [1, 'king']], steps, 0))).toEqual([4]);
  });
  test('a tie where a Beggar lies: that the lowest wins is said first', () => {
    const all = { 0: 4, 1: 4, 2: 64 };
    const steps = [number(0, 0, { 0: 4 }), sums(all, 'lowest'), tied([0, 1], all), won(0, all)];
    expect(reasonOf(event([[0, 'beggar'], [1, 'beggar'], [2, 'king']], steps, 0))).toEqual([1, 2]);
  });
  test('a pair, and a goal nobody gets: their last sentence says it', () => {
    const paired: AnyStep = { kind: 'paired', rule: 'K4.4', seat: 0, cards: [0, 1], sums: {} };
    expect(reasonOf(event([[0, 'prince'], [0, 'squire']], [paired, won(0, {}, 'K4.4')], 0))).toEqual([]);
    expect(reasonOf(event([], [{ kind: 'unclaimed', rule: 'K4.6', sums: {} }], null))).toEqual([]);
  });
});

test('the marks on the cards follow the steps', () => {
  const marks = marksAfter(2, WIZARD.steps, 2);
  expect(marks.map(({ isRemoved }) => isRemoved)).toEqual([true, false]);
  expect(marks.map(({ number: value }) => value)).toEqual([undefined, 1]);
  expect(marks.map(({ isNow }) => isNow)).toEqual([false, true]);
});
