import { describe, expect, test, vi } from 'vitest';
import { fluentText, LANGUAGES } from '../build/sources.ts';
import { partsOf } from '../src/generic/parts.ts';
import { texts } from '../src/texts.svelte.ts';

vi.stubGlobal('document', { baseURI: 'http://localhost/', querySelector: () => null });
const { Words } = await import('../src/generic/words.svelte.ts');

const view = {
  seat: 0, seats: 2, decision: 'bid', to_move: 1, options: { rounds: 3 }, round: 2, trump: null, is_last: false,
  hand: ['red_seven', 'fool'], table: [[0, 'king']], scores: [3, 0], hand_sizes: [2, 1], nests: [['ring'], []], closed: [0, 1],
  players: [{ hand_size: 2, won: [] }, { hand_size: 1, won: ['fool'] }],
};

describe('a view of any game', () => {
  test('is sorted by what people look for', () => {
    expect(partsOf(view, 2)).toEqual({
      hand: ['red_seven', 'fool'],
      players: [
        { facts: [['scores', 3], ['hand_sizes', 2], ['hand_size', 2]], lists: [['nests', ['ring']], ['won', []]] },
        { facts: [['scores', 0], ['hand_sizes', 1], ['hand_size', 1]], lists: [['nests', []], ['won', ['fool']]] },
      ],
      rest: { facts: [['round', 2], ['is_last', false]], lists: [['table', [[0, 'king']]], ['closed', [0, 1]]] },
    });
  });

  test('may be anything at all', () => {
    const nothing = { facts: [], lists: [] };
    expect(partsOf(null, 2)).toEqual({ hand: null, players: [nothing, nothing], rest: nothing });
    expect(partsOf({ deep: { er: [{ card: 'king' }] } }, 2).rest).toEqual({ facts: [], lists: [['deep', [{ facts: [], lists: [['er', [{ facts: [['card', 'king']], lists: [] }]]] }]]] });
  });
});

describe.each(LANGUAGES)('its words in %s', (language) => {
  texts.read(language, fluentText(language));
  const words = new Words('third', (seat) => ['Ada', 'Ben'][seat]!);

  test('are readable without a text for them', () => {
    texts.read(language, fluentText(language));
    expect([words.field('last_trick'), words.value('red_seven', 'hand')]).toEqual(['last trick', 'red seven']);
    expect([words.field('hand_size'), words.field('hand_sizes')]).toEqual(Array(2).fill(texts.text('web-view-hand_size')));
    expect([words.value(true, 'is_last'), words.value(false, 'is_last')]).toEqual([texts.text('play-yes-word'), texts.text('play-no-word')]);
    expect([words.value(1, 'winner'), words.value(1, 'round')]).toEqual(['Ben', '1']);
  });

  test('are the game’s own where it has some', () => {
    texts.read(language, fluentText(language));
    words.read(language, 'third-card-fool = Narr\nthird-view-last_trick = Letzter Stich\n');
    expect([words.value('fool', 'hand'), words.field('last_trick')]).toEqual(['Narr', 'Letzter Stich']);
  });
});
