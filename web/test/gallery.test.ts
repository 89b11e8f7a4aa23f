import { beforeAll, describe, expect, test, vi } from 'vitest';
import { paragraphsIn } from '../build/rulebook.ts';
import { fluentText, LANGUAGES, rulesText } from '../build/sources.ts';
import { texts } from '../src/texts.svelte.ts';
import type { Gallery } from '../src/pages/rules/folders.ts';

const galleries: Record<string, Gallery> = {};
beforeAll(async () => {
  vi.stubGlobal('document', { baseURI: 'http://localhost/', querySelector: () => null });
  vi.stubGlobal('location', { pathname: '/', search: '' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('localStorage', { getItem: () => null });
  galleries.kabale = (await import('../src/kabale/gallery.ts')).default;
  galleries.citadels = (await import('../src/citadels/gallery.ts')).default;
});

describe.each(LANGUAGES)('all cards in %s', (language) => {
  test.each([['kabale', 25 + 6], ['citadels', 42 + 18]])('of %s are shown, of a kind, with a line and a paragraph', (game, count) => {
    texts.read(language, fluentText(language) + '\n' + fluentText(language, 'rules'));
    const cards = galleries[game]!.cards();
    const rules = paragraphsIn(rulesText(game, language));
    expect(cards).toHaveLength(count);
    expect(new Set(cards.map(({ kind, id }) => kind + id)).size).toBe(count);
    const kinds = galleries[game]!.kinds();
    expect(new Set(cards.map(({ kind }) => kind))).toEqual(new Set(kinds.map(([kind]) => kind)));
    expect(cards.filter(({ title, line, paragraph, copies, corner }) => !title || !line || !rules[paragraph] || !copies || !corner)).toEqual([]);
  });
});

test('how many there are of each', () => {
  texts.read('en', fluentText('en') + '\n' + fluentText('en', 'rules'));
  const copies = (id: string): string => galleries.citadels!.cards().find((card) => card.id === id)!.copies;
  expect([copies('tavern'), copies('keep'), copies('library'), copies('park')]).toEqual(['5 cards', '2 cards', '1 card', '1 card, Dark Lands']);
  const districts = galleries.citadels!.cards().filter(({ kind }) => kind !== 'character');
  expect(districts.reduce((sum, card) => sum + parseInt(card.copies, 10), 0)).toBe(65 + 15);
});
