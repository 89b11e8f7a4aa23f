import { expect, test, vi } from 'vitest';
import { nearness, slotsOf } from '../src/kabale/domains.ts';
import type { Goal } from '../src/kabale/wire.ts';

vi.mock('raenke:printed/kabale', () => ({
  default: ['alchemy', 'fencing', 'agriculture', 'trade', 'religion', 'music'].map((domain) => ({ id: domain, value: `12 under ${domain}, else 8` })),
}));

const FIVE: Goal[] = [['alchemy', 1], ['fencing', 2], ['agriculture', 3], ['trade', 3], ['religion', 4]];

test('a slot holds the goals of its domain, the best first', () => {
  const slots = slotsOf([['music', 2], ['music', 5], ['trade', 1]]);
  expect(slots.map(({ points }) => points)).toEqual([[], [], [], [1], [], [5, 2]]);
});

test('one short of the double names the domain that is missing', () => {
  expect(nearness(slotsOf(FIVE.slice(1)))).toBeNull();
  expect(nearness(slotsOf(FIVE))).toBe('music');
  expect(nearness(slotsOf([...FIVE, ['music', 1]]))).toBe('all');
});
