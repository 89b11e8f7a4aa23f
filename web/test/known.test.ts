import { expect, test } from 'vitest';
import { shownOf } from '../src/kabale/known.ts';
import type { Card } from '../src/kabale/table.ts';

const lying = (seat: number, card: string, face: string): Card => ({ type: 'face', seat, card, face });

test('what lies open is known, own cards face down or under a cloak are not', () => {
  const columns = [
    [lying(0, 'king', 'up'), lying(0, 'queen', 'cloaked'), lying(1, 'romeo', 'up')],
    [lying(0, 'explorer', 'relaid'), lying(0, 'storm', 'down')],
  ];
  expect(shownOf({ columns }, 0)).toEqual(['king', 'explorer']);
  expect(shownOf({ columns }, 1)).toEqual(['romeo']);
});
