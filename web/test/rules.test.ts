import { describe, expect, test } from 'vitest';
import { paragraphsIn } from '../build/rulebook.ts';
import { fluentText, LANGUAGES, rulesText } from '../build/sources.ts';
import { abilityOf, headingOf, paragraphOf, reasonText } from '../src/rules.ts';
import { texts } from '../src/texts.svelte.ts';

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
    expect(abilityOf('K3.3')).toBe(texts.text('card-storm.rule'));
    expect(abilityOf('C2.4')).toBe(texts.text('character-thief.rule'));
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
