import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fluentText, LANGUAGES } from '../build/sources.ts';
import { Texts } from '../src/texts.svelte.ts';

const SOURCE = new URL('../src', import.meta.url).pathname;

/** Every text that stands as a literal in the source. */
function literals(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|ts)$/.test(name));
  const found = files.flatMap((name) => [...readFileSync(join(SOURCE, name), 'utf8').matchAll(/\bt\('([a-z][\w.-]*)'/g)].map((match) => match[1]!));
  return [...new Set(found)];
}

function textsIn(language: string): Texts {
  const texts = new Texts();
  texts.read(language, fluentText(language));
  return texts;
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = textsIn(language);

  test('write numbers as the language does', () => {
    const comma = language === 'de' || language === 'hu';
    expect(texts.number(9.5)).toBe(comma ? '9,5' : '9.5');
    const own = new Texts();
    own.read(language, 'number = { $number }');
    expect(own.text('number', { number: 9.5 })).toBe(texts.number(9.5));
  });

  test('are complete', () => {
    expect(literals().length).toBeGreaterThan(100);
    expect(literals().filter((key) => !texts.has(key))).toEqual([]);
  });

  test('have a word for every decision and every verb', () => {
    const decisions = ['take', 'put', 'turn', 'keep', 'discard', 'pick', 'place', 'crown', 'ask', 'pay', 'recover', 'give', 'look', 'choose', 'declare'];
    const verbs = ['murder', 'rob', 'bewitch', 'exchange', 'peek', 'crown', 'keep', 'discard', 'pick', 'pay', 'laboratory', 'museum', 'choose', 'embellish', 'give', 'destroy', 'trade', 'armory', 'take', 'put'];
    const keys = [...decisions.map((each) => `web-citadels-${each}`), ...verbs.map((each) => `web-do-${each}`)];
    expect(keys.filter((key) => !texts.has(key))).toEqual([]);
  });

  test('name cards inside sentences', () => {
    const told = texts.text('citadels-move-build', { district: 'castle' });
    expect(told).not.toContain('{');
    expect(texts.text('citadels-play-turn', { character: 'king' })).not.toContain('{');
    expect(texts.text('move-lay', { card: 'romeo', column: 2 })).toMatch(/2/);
  });
});

test('there are four languages', () => {
  expect(LANGUAGES).toEqual(['de', 'en', 'hu', 'ko']);
});

test('lists are joined as the language does', () => {
  const texts = textsIn('de');
  expect(texts.list(['a', 'b', 'c'])).toBe('a, b und c');
  expect(texts.list(['a'])).toBe('a');
  expect(texts.list([])).toBe('');
});
