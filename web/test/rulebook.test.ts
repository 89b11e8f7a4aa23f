import { describe, expect, test } from 'vitest';
import { facesIn, paragraphsIn, plain } from '../build/rulebook.ts';
import { rulesText } from '../build/sources.ts';

const faces = facesIn(rulesText('kabale'), rulesText('citadels'));

describe('what the build reads from the rule pages', () => {
  test('all cards of both games', () => {
    expect(Object.keys(faces.allies)).toHaveLength(25);
    expect(Object.keys(faces.districts)).toHaveLength(42);
    expect(Object.keys(faces.characters)).toHaveLength(18);
  });

  test('what is printed on them', () => {
    expect(faces.allies.king).toEqual({ number: '20', works: 'always', domain: null, paragraph: 'K1.2' });
    expect(faces.allies.alchemist).toMatchObject({ number: '8/12', domain: 'alchemy' });
    expect(faces.allies.storm).toMatchObject({ works: 'reveal', paragraph: 'K3.3' });
    expect(faces.allies.doppelganger).toMatchObject({ number: '', works: 'award' });
    expect(faces.districts.dragon_gate).toEqual({ colour: 'violet', cost: 6, points: 8, paragraph: 'C1.10' });
    expect(faces.districts.keep!.cost).toBe(3);
    expect(faces.characters.emperor).toEqual({ rank: 4, colour: 'yellow', paragraph: 'C2.14' });
  });

  test('every paragraph a card names', () => {
    const rules = { ...paragraphsIn(rulesText('kabale')), ...paragraphsIn(rulesText('citadels')) };
    for (const set of Object.values(faces)) for (const { paragraph } of Object.values<{ paragraph: string }>(set)) expect(Object.keys(rules)).toContain(paragraph);
    expect(rules['K2.9']!.blocks.map((block) => block.kind)).toContain('table');
  });

  test('markdown made plain', () => {
    expect(plain('see [K1.2](#k1-2), *must* and `end` **now**')).toBe('see K1.2, must and end now');
  });
});
