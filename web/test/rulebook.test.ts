import { describe, expect, test } from 'vitest';
import { letterOf, paragraphsIn, plain, printedIn } from '../build/rulebook.ts';
import { LANGUAGES, rulesText } from '../build/sources.ts';
import { characterFace, districtFace } from '../src/citadels/faces.ts';
import { allyFace } from '../src/kabale/faces.ts';

const printed = (game: string): Record<string, string>[] => printedIn(rulesText(game), LANGUAGES);

describe('what the build reads from the rule pages', () => {
  test('all cards of both games, without their names', () => {
    expect(printed('kabale')).toHaveLength(25);
    expect(printed('citadels')).toHaveLength(42 + 18);
    expect(printed('citadels').filter(({ id }) => characterFace(id!).rank)).toHaveLength(18);
    expect(Object.keys(printed('kabale')[0]!)).toEqual(['id', 'value', 'its ability works', 'paragraph']);
  });

  test('what is printed on them', () => {
    expect(allyFace('king')).toEqual({ number: '20', works: 'always', domain: null, paragraph: 'K1.2' });
    expect(allyFace('alchemist')).toMatchObject({ number: '8/12', domain: 'alchemy' });
    expect(allyFace('storm')).toMatchObject({ works: 'reveal', paragraph: 'K3.3' });
    expect(allyFace('doppelganger')).toMatchObject({ number: '', works: 'award' });
    expect(districtFace('manor')).toEqual({ colour: 'yellow', cost: 3, points: 3, paragraph: 'C1.2' });
    expect(districtFace('dragon_gate')).toEqual({ colour: 'violet', cost: 6, points: 8, paragraph: 'C1.10' });
    expect(districtFace('keep').cost).toBe(3);
    expect(characterFace('emperor')).toEqual({ rank: 4, colour: 'yellow', paragraph: 'C2.14' });
    expect(characterFace('thief').colour).toBeNull();
  });

  test('every paragraph a card names', () => {
    const rules = { ...paragraphsIn(rulesText('kabale')), ...paragraphsIn(rulesText('citadels')) };
    for (const { paragraph } of [...printed('kabale'), ...printed('citadels')]) expect([...Object.keys(rules), undefined]).toContain(paragraph);
    expect(rules['K2.9']!.blocks.map((block) => block.kind)).toContain('table');
    expect([letterOf(rulesText('kabale')), letterOf(rulesText('citadels'))]).toEqual(['K', 'C']);
  });

  test('markdown made plain', () => {
    expect(plain('see [K1.2](#k1-2), *must* and `end` **now**')).toBe('see K1.2, must and end now');
  });
});
