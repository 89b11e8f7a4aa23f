import { describe, expect, test } from 'vitest';
import { bookIn, letterOf, paragraphsIn, plain, printedIn } from '../build/rulebook.ts';
import { LANGUAGES, rulesText } from '../build/sources.ts';
import { exampleIn as cityIn } from '../src/citadels/example.ts';
import { characterFace, districtFace } from '../src/citadels/faces.ts';
import { exampleIn } from '../src/kabale/example.ts';
import { allyFace } from '../src/kabale/faces.ts';
import { chaptersOf, summaryOf } from '../src/pages/rules/chapters.ts';

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

describe.each(LANGUAGES)('the whole page in %s', (language) => {
  const books = ['kabale', 'citadels'].map((game) => bookIn(rulesText(game, language)));
  const drawn = (at: number): string[] => [...Object.values(books[at]!.paragraphs), ...books[at]!.parts].flatMap(({ blocks }) => blocks.flatMap((block) => block.drawn ?? []));

  test.each([0, 1])('has every paragraph once, in its order', (at) => {
    const { paragraphs, parts } = books[at]!;
    expect(parts.filter(({ level }) => level === 0).map(({ number }) => number)).toEqual(Object.keys(paragraphs));
    expect(chaptersOf(books[at]!).flatMap(({ numbers }) => numbers)).toEqual(Object.keys(paragraphs));
    expect(parts[0]!.level).toBe(1);
  });

  test.each([0, 1])('begins with the game in short', (at) => {
    const summary = summaryOf(books[at]!);
    expect(chaptersOf(books[at]!)[0]!.head).toBe(summary);
    const points = summary!.blocks.filter(({ kind }) => kind === 'item');
    expect(points.length).toBeGreaterThan(10);
    expect(points.filter(({ text }) => !/^[^:]{2,40}: /.test(text))).toEqual([]);
  });

  test('what stands below a heading ends at the next', () => {
    const told = books.flatMap(({ parts }) => parts.flatMap(({ blocks }) => blocks.map(({ text }) => text)));
    expect(told.filter((text) => /[*`#<]|\]\(/.test(text))).toEqual([]);
  });

  test('every picture can be drawn, with cards that are there', () => {
    const columns = drawn(0).map(exampleIn);
    const cards = columns.flatMap((each) => (each.kind === 'award' ? each.cards : each.kind === 'turn' ? [...each.before, ...each.then].flatMap((column) => column.cards) : []));
    expect(cards.length).toBeGreaterThan(60);
    expect(cards.filter(({ colour, card, state }) => !['red', 'blue', 'white', 'black'].includes(colour) || allyFace(card).number === '?' || !state)).toEqual([]);
    const cities = drawn(1).map(cityIn).flatMap((each) => (each.kind === 'city' ? each.city : [...each.before, ...each.then].flatMap(({ city, hand }) => [...city, ...hand])));
    expect(cities.filter((card) => !districtFace(card).cost)).toEqual([]);
    expect(drawn(1).map(cityIn).flatMap((each) => (each.kind === 'round' ? each.before : [])).filter(({ character, name }) => !name || (character && !characterFace(character).rank))).toEqual([]);
  });
});

test('a picture belongs to the row it draws, or stands below its example', () => {
  const { paragraphs } = bookIn(rulesText('kabale'));
  const kinds = (number: string): string[] => paragraphs[number]!.blocks.map(({ kind, drawn }) => `${kind}${drawn ? ` ${drawn.length}` : ''}`);
  expect(kinds('K4.7').at(-1)).toBe('table 11');
  expect(kinds('K4.2')).toEqual(['text', 'text', 'drawn 1']);
  expect(kinds('K4.5').slice(-4)).toEqual(['drawn 1', 'table', 'text', 'drawn 1']);
});

test('a picture of an award and of a turn', () => {
  expect(exampleIn('award edition=short music 3; red doppelganger none, blue king removed; nobody')).toEqual({
    kind: 'award', edition: 'short', goal: ['music', 3], sums: [],
    cards: [{ colour: 'red', card: 'doppelganger', state: 'none' }, { colour: 'blue', card: 'king', state: 'removed' }],
  });
  expect(exampleIn('turn music 5: | trade 3 closed: blue cloak down; red assassin 2; music 5: | trade 3 closed: red assassin up')).toMatchObject({
    kind: 'turn', edition: '', colour: 'red', card: 'assassin', column: 2,
    before: [{ goal: ['music', 5], isClosed: false, cards: [] }, { goal: ['trade', 3], isClosed: true, cards: [{ colour: 'blue', card: 'cloak', state: 'down' }] }],
  });
  expect(() => exampleIn('dance red king')).toThrow('nothing draws');
});
