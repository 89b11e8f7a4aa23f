import { describe, expect, test } from 'vitest';
import { paragraphsIn } from '../build/rulebook.ts';
import { fluentText, rulesText } from '../build/sources.ts';
import { abilityOf, headingOf, reasonText } from '../src/rules.ts';
import { texts } from '../src/texts.svelte.ts';


const rules = { ...paragraphsIn(rulesText('kabale')), ...paragraphsIn(rulesText('citadels')) };
/** The rules themselves; what was decided where the rulebooks are silent (K6, C5) is named by no card, award or refusal but one. */
const named = Object.keys(rules).filter((number) => /^(K[1-5]|C[1-4])\./.test(number) || number === 'C5.47');
const refusal = (reason: string, text: string) => ({ reason, text, paragraph: null, arguments: {} });

describe.each(['de', 'en', 'hu', 'ko'] as const)('rules in %s', (language) => {
  test('every paragraph that can be opened has a heading', () => {
    texts.read(language, fluentText(language));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((number) => headingOf(number, rules[number]!.title) === null)).toEqual([]);
  });

  test('the paragraph of one card says what the card does', () => {
    texts.read(language, fluentText(language));
    expect(abilityOf('K3.3')).toBe(texts.text('card-storm.rule'));
    expect(abilityOf('C2.4')).toBe(texts.text('character-thief.rule'));
    expect(abilityOf('K1.2')).toBe('');
  });

  test('refusals do not speak of what one types in a terminal', () => {
    texts.read(language, fluentText(language));
    const source = fluentText(language);
    const typed = [...source.matchAll(/^(?:citadels-)?(refusal-[a-z-]+) = (.*`.*)$/gm)];
    expect(typed).toHaveLength(8);
    for (const [, reason, text] of typed) expect(reasonText(refusal(reason!, text!))).not.toContain('`');
  });
});

test('a heading is in the chosen language', () => {
  texts.read('de', fluentText('de'));
  expect(headingOf('K3.3', 'Storm')).toBe('Sturm');
  expect(headingOf('K2.9', 'Scoring')).toBe('Die Punkte');
  expect(headingOf('K5.8', 'rounds: 6, or 1 to 5')).toBe('Runden');
});

test('the paragraph is left to its button', () => {
  expect(reasonText(refusal('refusal-turn', 'du bist nicht am Zug (K2.3)'))).toBe('du bist nicht am Zug');
});
