import { describe, expect, test } from 'vitest';
import { bookIn } from '../build/rulebook.ts';
import { rulesText } from '../build/sources.ts';
import { entriesOf, folded, search } from '../src/pages/rules/search.ts';

const plain = (_: string, title: string): string => title;
const entries = (game: string, language: string) => entriesOf(bookIn(rulesText(game, language)), plain);
const found = (game: string, language: string, query: string, cards: { title: string; paragraph: string }[] = []): string[] =>
  search(entries(game, language), cards, query).map(({ number }) => number);

describe('searching the rules', () => {
  test('nothing finds nothing', () => {
    expect(found('kabale', 'en', '  ')).toEqual([]);
    expect(found('kabale', 'en', 'submarine')).toEqual([]);
  });

  test('a number comes first, then titles, then texts', () => {
    expect(found('kabale', 'en', 'k4.7')[0]).toBe('K4.7');
    const storm = found('kabale', 'en', 'storm');
    expect(storm.slice(0, 3)).toEqual(['K3.3', 'K5.18', 'K6.5']);
    expect(storm).toContain('K2.5');
  });

  test('all words must be there', () => {
    expect(found('kabale', 'en', 'beggar tie')).toContain('K4.6');
    expect(found('kabale', 'en', 'beggar tie')).not.toContain('K3.3');
  });

  test('accents do not matter, in either direction', () => {
    expect(found('kabale', 'hu', 'boszorkany')[0]).toBe('K4.3');
    expect(found('kabale', 'hu', 'BOSZORKÁNY')).toEqual(found('kabale', 'hu', 'boszorkany'));
    expect(found('kabale', 'de', 'doppelganger')[0]).toBe('K4.7');
    expect(folded('Ködsüveg őrtorony')).toBe('kodsuveg ortorony');
  });

  test('Korean is found while a syllable is being typed', () => {
    expect(found('kabale', 'ko', '도플갱어')[0]).toBe('K4.7');
    expect(found('kabale', 'ko', '도플개')[0]).toBe('K4.7');
    expect(found('citadels', 'ko', '묘지')[0]).toBe('C1.9');
  });

  test('a card is found by its name where no title has it', () => {
    expect(found('kabale', 'en', 'king', [{ title: 'King', paragraph: 'K1.2' }])[0]).toBe('K1.2');
  });

  test('what was found stands among the words around it', () => {
    const [{ pieces } = { pieces: [] }] = search([{ number: 'K1.1', title: '', text: `${'a '.repeat(80)}Ködsüveg ${'b '.repeat(80)}` }], [], 'kodsuveg');
    expect(pieces.map(({ isFound }) => isFound)).toEqual([false, true, false]);
    expect(pieces[1]!.text).toBe('Ködsüveg');
    expect(pieces[0]!.text).toMatch(/^….{55,62}$/);
    expect(pieces[2]!.text).toMatch(/…$/);
  });

  test('in Korean, a half syllable marks the whole one', () => {
    const [{ pieces } = { pieces: [] }] = search([{ number: 'K1.1', title: '', text: '나의 왕이에요' }], [], '와');
    expect(pieces.find(({ isFound }) => isFound)!.text).toBe('왕');
  });
});
