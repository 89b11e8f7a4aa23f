import { describe, expect, it } from 'vitest';
import { NoRecord, readRecord } from '../src/pages/replay/record.ts';
import { aboutStep, addressOf, after, before, chaptersOf, placeIn, roundAt } from '../src/pages/replay/timeline.ts';
import type { ReplayStep, Told } from '../src/wire.ts';

const rounds = [{ round: 1, step: 0 }, { round: 2, step: 7 }, { round: 3, step: 13 }];

describe('the way through the steps', () => {
  it('goes to the next and the last of a kind, and to the ends', () => {
    expect([after([0, 7, 13], 7, 20), after([0, 7, 13], 13, 20), after([], 3, 20)]).toEqual([13, 20, 20]);
    expect([before([0, 7, 13], 13), before([0, 7, 13], 14), before([7], 7), before([], 5)]).toEqual([7, 13, 0, 0]);
  });
  it('knows the round of a step', () => {
    expect([0, 6, 7, 19].map((at) => roundAt(rounds, at)?.round)).toEqual([1, 1, 2, 3]);
    expect(roundAt([{ round: 4, step: 3 }], 0)?.round).toBe(4);
    expect(roundAt([], 3)).toBeUndefined();
  });
  it('gives an award to the round it ends', () => {
    const line = { rounds, turns: [], awards: [7, 13, 20], moments: [] };
    expect(chaptersOf(line, 20)).toEqual([
      { round: 1, step: 0, until: 7, award: 7 }, { round: 2, step: 7, until: 13, award: 13 }, { round: 3, step: 13, until: 20, award: 20 },
    ]);
    expect(chaptersOf({ ...line, awards: [20] }, 20).map(({ award }) => award)).toEqual([null, null, 20]);
  });
});

describe('the address of a moment', () => {
  it('is read as it is written', () => {
    expect(addressOf('abc', 42, 1)).toBe('/replay/abc?at=42&eyes=1');
    expect(addressOf('abc', 0, 'open')).toBe('/replay/abc');
    expect(placeIn('?at=42&eyes=1', '')).toEqual({ at: 42, eyes: 1 });
    expect(placeIn('?eyes=public', '#step-7')).toEqual({ at: 7, eyes: 'public' });
    expect(placeIn('', '')).toEqual({ at: 0, eyes: 'open' });
  });
  it('is taken for the beginning if it makes no sense', () => {
    expect(placeIn('?at=-3&eyes=9', '#step-x')).toEqual({ at: 0, eyes: 'open' });
    expect(placeIn('?at=1e9&eyes=<b>', '')).toEqual({ at: 0, eyes: 'open' });
  });
});

describe('what a step is about', () => {
  const told = (text: string, is_routine = false): Told => ({ number: 1, at: 0, event: { type: 'x' }, text, lines: [], turn: null, is_against_you: false, is_routine });
  const step = (events: Told[], text: string | null = null): ReplayStep => ({ number: 1, seat: 0, move: 'x', text, events, view: null, hidden: null });
  it('is not a draw, if there is anything else', () => {
    expect(aboutStep(step([told('draws', true), told('lays')]))).toBe('lays');
    expect(aboutStep(step([told('draws', true)]))).toBe('draws');
    expect(aboutStep(step([], 'Lay it'))).toBe('Lay it');
  });
});

describe('a record from outside', () => {
  it('is JSON that says it is one', () => {
    expect(readRecord('\uFEFF{"format": "raenke", "moves": []}')).toEqual({ format: 'raenke', moves: [] });
  });
  it.each([['no', 'web-replay-no-json'], ['[]', 'web-replay-no-record'], ['null', 'web-replay-no-record'], ['{"format": "chess"}', 'web-replay-no-record'], ['1'.repeat(600_000), 'web-replay-too-large']])(
    'is refused with a reason', (text, why) => {
      expect(() => readRecord(text)).toThrow(new NoRecord(why));
    });
});
