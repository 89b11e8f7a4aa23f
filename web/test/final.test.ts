import { describe, expect, test } from 'vitest';
import { domainsOf, roundsOf } from '../src/kabale/final.ts';
import type { Goal } from '../src/kabale/wire.ts';
import type { Told } from '../src/kabale/table.ts';

const told = (event: object): Told => ({ number: 1, at: 0, event, text: '', lines: [], turn: null, is_against_you: false, is_routine: false }) as unknown as Told;

describe('the points at the end', () => {
  test('the goals stand in the round they were awarded in', () => {
    const log = [
      told({ type: 'round_started', round: 1 }),
      told({ type: 'round_ended', round: 1 }),
      told({ type: 'goal_awarded', goal: ['music', 3], winner: 1 }),
      told({ type: 'goal_awarded', goal: ['trade', 2], winner: null }),
      told({ type: 'round_ended', round: 2 }),
      told({ type: 'goal_awarded', goal: ['music', 5], winner: 0 }),
    ];
    expect(roundsOf(log)).toEqual([
      { round: 1, won: [{ goal: ['music', 3], winner: 1 }, { goal: ['trade', 2], winner: null }] },
      { round: 2, won: [{ goal: ['music', 5], winner: 0 }] },
    ]);
  });

  test('all domains: the best of each, and how many are left (K2.9, the second row)', () => {
    const goals: Goal[] = [['alchemy', 1], ['fencing', 4], ['fencing', 3], ['agriculture', 5], ['trade', 2], ['religion', 2], ['music', 1]];
    expect(domainsOf(goals, 29)).toEqual({ best: 15, further: 1 });
  });

  test('plain: the goals just add up', () => {
    expect(domainsOf([['music', 5], ['music', 4]], 9)).toBeNull();
    expect(domainsOf([], 0)).toBeNull();
  });
});
