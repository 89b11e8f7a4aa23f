import { afterEach, describe, expect, test } from 'vitest';
import { paragraphsIn } from '../build/rulebook.ts';
import { fluentText, LANGUAGES, rulesText } from '../build/sources.ts';
import { argumentsOf, chosenIn, differing, inForce, inWords, ruleOf, titleOf } from '../src/options.svelte.ts';
import { abilityOf, bare, headingOf, heldHere, paragraphOf, reasonText } from '../src/rules.ts';
import { texts } from '../src/texts.svelte.ts';
import type { GameSheet } from '../src/wire.ts';

const paragraphs = (language: string) => ({
  ...paragraphsIn(rulesText('kabale', language)),
  ...paragraphsIn(rulesText('citadels', language)),
});
const refusal = (text: string) => ({ reason: 'refusal-turn', text, paragraph: null, arguments: {} });

describe.each(LANGUAGES)('rules in %s', (language) => {
  test('every paragraph can be read', () => {
    const found = paragraphs(language);
    expect(Object.keys(found)).toEqual(Object.keys(paragraphs('en')));
    expect(Object.entries(found).filter(([, { title, blocks }]) => !title || !blocks.length)).toEqual([]);
  });

  test('markdown leaves no trace, nor the heading of the next part', () => {
    const told = Object.entries(paragraphs(language)).flatMap(([number, { title, blocks }]) =>
      blocks.map((block) => [number, title, block.text, ...block.rows.flat()].join(' ')),
    );
    expect(told.filter((text) => /[*`#]|\]\(/.test(text))).toEqual([]);
  });

  test('the paragraph of one card says what the card does', () => {
    texts.read(language, fluentText(language));
    expect(abilityOf('K3.3')).toBe(ruleOf('card-storm'));
    expect(abilityOf('C2.4')).toBe(ruleOf('character-thief'));
    expect(abilityOf('K1.2')).toBe('');
  });
});

test('a paragraph is in the chosen language', async () => {
  expect((await paragraphOf('K3.3', 'de'))?.title).toBe('Sturm');
  expect((await paragraphOf('C2.4', 'hu'))?.title).toBe('Tolvaj');
  expect(await paragraphOf('X1.1', 'en')).toBeUndefined();
});

test('an option is called as it is at the table', () => {
  texts.read('de', fluentText('de'));
  expect(headingOf('K5.8', 'rounds: 6, or 1 to 5')).toBe('Runden');
  expect(headingOf('K2.9', 'Abrechnung')).toBe('Abrechnung');
});

test('the paragraph is left to its button', () => {
  expect(reasonText(refusal('du bist nicht am Zug (K2.3)'))).toBe('du bist nicht am Zug');
});

const OPTION = { about: '', cards: [] };
const SHEET: GameSheet = {
  name: 'citadels', title: 'Citadels', about: '', least_seats: 2, most_seats: 8, bots: [], lessons: 8,
  options: [
    { ...OPTION, name: 'smithy', title: 'Smithy', paragraph: 'C4.9', default: '3_for_2', values: [{ value: '3_for_2', text: '3 for 2' }, { value: '2_for_3', text: '2 for 3' }] },
    { ...OPTION, name: 'cast', title: 'Cast', paragraph: 'C4.1', default: 'base', values: [{ value: 'base', text: 'the eight' }], cards: [{ id: 'king', name: 'King', rule: '', group: '4' }] },
    { ...OPTION, name: 'max_rounds', title: 'Most rounds', paragraph: 'C4.16', default: 'none', values: [{ value: 'none', text: 'no limit' }] },
    { ...OPTION, name: 'start_player', title: 'Crown', paragraph: 'C4.15', default: 'random', values: [] },
  ],
  editions: [
    { name: 'table', title: 'Our table', about: '', options: {}, differences: [] },
    { name: 'later', title: 'Later', about: '', options: {}, differences: [] },
  ],
  presets: [{ name: 'first', title: 'First game', about: '', options: {} }, { name: 'printed', title: 'As printed', about: '', options: {} }],
  needed: { 8: { cast: 'drawn' } },
};
const DEFAULTS = { smithy: '3_for_2', cast: 'base', max_rounds: 'none', start_player: 'random' };
const LATER = { ...DEFAULTS, smithy: '2_for_3' };

describe('at a table', () => {
  afterEach(() => inForce.look(null));

  test.each(LANGUAGES)('a card says what it does there, in %s', (language) => {
    texts.read(language, fluentText(language));
    const numbers = (): string[] => ruleOf('district-smithy').match(/[23]/g) ?? [];
    expect(numbers()).toEqual(['3', '2']);
    inForce.look({ game: 'citadels', seats: 4, options: LATER });
    expect(numbers()).toEqual(['2', '3']);
    expect(abilityOf('C1.7')).toBe(ruleOf('district-smithy'));
    expect(ruleOf('district-smithy', DEFAULTS).match(/[23]/g)).toEqual(['3', '2']);
  });

  test('a paragraph says what holds there, if it speaks of an option that differs', async () => {
    texts.read('en', fluentText('en'));
    const smithy = { title: 'Smithy', blocks: [{ kind: 'text' as const, text: 'Other readings are in C4.9.', rows: [], open: false }] };
    const other = { title: 'Armory', blocks: [{ kind: 'table' as const, text: '', rows: [['C4.12']], open: false }] };
    expect(heldHere(SHEET, 'C1.7', smithy)).toEqual([]);
    inForce.look({ game: 'citadels', seats: 4, options: LATER });
    expect(heldHere(SHEET, 'C1.7', smithy)).toEqual(['At this table: Smithy – 2 for 3']);
    expect(heldHere(SHEET, 'C4.9', other)).toEqual(['At this table: Smithy – 2 for 3']);
    expect(heldHere(SHEET, 'C1.17', other)).toEqual([]);
    expect(heldHere(SHEET, 'K4.7', smithy)).toEqual([]);
    inForce.look({ game: 'citadels', seats: 4, options: DEFAULTS });
    expect(heldHere(SHEET, 'C1.7', smithy)).toEqual([]);
  });
});

test('options are words of a sentence as the texts name them', () => {
  expect(argumentsOf({ ...LATER, end_at: 7, left_out: ['keep'] })).toEqual({ smithy: 'pays_2_for_3', cast: 'base', max_rounds: 'none', start_player: 'random', end_at: 7 });
});

test('what so many seats need is no difference', () => {
  expect(differing(SHEET, { ...LATER, cast: 'drawn' }, 4).map(({ name }) => name)).toEqual(['smithy', 'cast']);
  expect(differing(SHEET, { ...LATER, cast: 'drawn' }, 8).map(({ name }) => name)).toEqual(['smithy']);
  expect(chosenIn(SHEET, LATER)).toEqual({ smithy: '2_for_3' });
});

test('every value has words', () => {
  texts.read('en', fluentText('en'));
  const told = (name: string, value: unknown): string => inWords(SHEET, SHEET.options.find((option) => option.name === name)!, value, ['Anna', 'Ben']);
  expect([told('smithy', '2_for_3'), told('cast', ['king']), told('max_rounds', 30), told('start_player', 1)]).toEqual(['2 for 3', 'King', 'after 30 rounds', 'Ben has it']);
});

test('a table is called by what it plays', () => {
  texts.read('en', fluentText('en'));
  expect(titleOf(SHEET, { edition: 'table', preset: 'printed' })).toBeNull();
  expect(titleOf(SHEET, { edition: null, preset: 'first' })).toBe('First game');
  expect(titleOf(SHEET, { edition: 'later', preset: null })).toBe('Later');
  expect(titleOf(SHEET, { edition: null, preset: null })).toBe('Own rules');
});

test('a sentence leaves its paragraph to the button', () => {
  expect(bare('What does the Smithy do? (C4.9)')).toBe('What does the Smithy do?');
});
