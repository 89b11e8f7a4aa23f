import { describe, expect, test } from 'vitest';
import { fatesOf } from '../src/citadels/fates.ts';
import { choiceOf, forgotten, groupsOf, keysOf } from '../src/citadels/moves.ts';
import { holdsOf } from '../src/kabale/moves.ts';
import { marksAfter } from '../src/kabale/walk.ts';
import type { AnyStep } from '../src/kabale/wire.ts';
import { fit } from '../src/parts/fit.ts';
import type { CitadelsView } from '../src/citadels/wire.ts';
import type { GameSheet, Option } from '../src/wire.ts';
import { botFor, invitation, tableIn } from '../src/start/tables.ts';

const option = (move: string): Option => ({ move, text: move, amount: null });
const options = (...moves: string[]): Option[] => moves.map(option);

describe('the options of Kabale', () => {
  test('are sorted by what one takes hold of', () => {
    const holds = holdsOf(options('lay romeo 1', 'lay romeo 3', 'lay king 1'));
    expect([...holds.cards.get('romeo')!.keys()]).toEqual([0, 2]);
    expect(holdsOf(options('cloak king', 'decline'))).toMatchObject({ decline: 'decline', plain: new Map([['king', 'cloak king']]) });
    expect([...holdsOf(options('swap 2', 'swap 4', 'decline')).columns]).toEqual([[1, 'swap 2'], [3, 'swap 4']]);
  });
});

describe('the options of Citadels', () => {
  test('name a character, a district, a seat, or nothing', () => {
    expect(choiceOf(option('murder king'))).toMatchObject({ kind: 'character', card: 'king' });
    expect(choiceOf(option('destroy 2 tavern*'))).toMatchObject({ kind: 'district', card: 'tavern', seat: 1 });
    expect(choiceOf(option('exchange 3'))).toMatchObject({ kind: 'seat', seat: 2, place: 'seat 2' });
    expect(choiceOf(option('navigate gold'))).toMatchObject({ kind: 'plain', card: null });
    expect(choiceOf(option('pay gold'))).toMatchObject({ kind: 'plain' });
    expect(choiceOf(option('pay castle'))).toMatchObject({ kind: 'district', card: 'castle' });
    expect(groupsOf(options('gold', 'rob king', 'end', 'rob queen')).map((group) => [group.verb, group.choices.length])).toEqual([['', 2], ['rob', 2]]);
  });

  test('lie somewhere on the table', () => {
    const place = (move: string): string | null => choiceOf(option(move)).place;
    expect(['rob king', 'destroy 2 tavern*', 'build castle', 'discard castle'].map(place)).toEqual(['rank king', 'city 1 tavern*', 'hand castle', 'hand castle']);
    expect(['give tavern*', 'embellish tavern'].map(place)).toEqual(['city own tavern*', 'city own tavern']);
    expect(['pay castle', 'pick castle', 'pay gold'].map(place)).toEqual(['hand castle', null, null]);
    expect(['take king', 'keep castle', 'gold', 'exchange 2'].map(place)).toEqual([null, null, null, 'seat 1']);
  });

  test('may be forgotten, but not what is left on purpose', () => {
    const verbs = (...moves: string[]): string[] => forgotten(options(...moves)).map((choice) => choice.verb);
    expect(verbs('end', 'income', 'rob king', 'rob bishop', 'build castle')).toEqual(['income', 'rob', 'build']);
    expect(verbs('end', 'build castle', 'laboratory castle', 'smithy')).toEqual([]);
    expect(verbs('end')).toEqual([]);
  });

  test('have digits: the rank of a character to take, else the order of the page', () => {
    expect([...keysOf(options('take king', 'take warlord')).values()]).toEqual(['4', '8', '0']);
    expect([...keysOf(options('rob king', 'income', 'build castle', 'end'))]).toEqual([['income', '1'], ['build castle', '2'], ['rob king', '3'], ['end', '0']]);
  });
});

describe('what was done to the own characters', () => {
  const player = { city: [{ card: 'hospital', has_gold: false }], characters: ['king'] };
  const fates = (view: object): string[] => fatesOf({ seat: 0, own: ['king'], murdered: null, robbed: null, bewitched: null, players: [{ city: [], characters: [] }], ...view } as unknown as CitadelsView).map((fate) => fate.text);

  test('is told to who has them, and to nobody else', () => {
    expect(fates({ murdered: 'king' })).toEqual(['web-citadels-murdered-all']);
    expect(fates({ murdered: 'king', own: ['king', 'thief'] })).toEqual(['web-citadels-murdered-one']);
    expect(fates({ murdered: 'king', players: [player] })).toEqual(['web-citadels-murdered-hospital']);
    expect(fates({ murdered: 'bishop', robbed: 'king' })).toEqual(['web-citadels-robbed-to-come']);
    expect(fates({ robbed: 'king', players: [player] })).toEqual(['web-citadels-robbed-done']);
    expect(fates({ bewitched: 'king' })).toEqual(['web-citadels-bewitched']);
    expect(fates({ murdered: 'king', seat: null, own: [] })).toEqual([]);
  });
});

describe('the walk through an award', () => {
  const steps: AnyStep[] = [
    { rule: 'K4.2', kind: 'removed', by: 0, cards: [1], sums: {} },
    { rule: 'K1.2', kind: 'number', position: 0, seat: 0, card: 'wizard', number: 7, printed: 7, changes: [], sums: { '0': 7 } },
    { rule: 'K4.5', kind: 'number', position: 2, seat: 0, card: 'romeo', number: 5, printed: 5, changes: [], sums: { '0': 12 } },
    { rule: 'K4.6', kind: 'sums', sums: { '0': 12 }, wins: 'highest', by: [] },
  ];

  test('marks what happened so far, and what happens now', () => {
    const first = marksAfter(3, steps, 1);
    expect(first.map((mark) => [mark.isRemoved, mark.isNow])).toEqual([[false, true], [true, true], [false, false]]);
    const later = marksAfter(3, steps, 3);
    expect(later.map((mark) => mark.number)).toEqual([7, undefined, 5]);
    expect(later[1]!.isRemoved).toBe(true);
  });
});

describe('small decisions', () => {
  test('links', () => {
    expect(tableIn(' http://x:8390/t/abc-123_Z#k ')).toBe('abc-123_Z');
    expect(tableIn('abcdef123')).toBe('abcdef123');
    expect(tableIn('hello there')).toBeNull();
    expect(invitation(new URL('http://localhost:8390/t/a'), ['http://192.168.1.5:8390'])).toBe('http://192.168.1.5:8390/t/a');
    expect(invitation(new URL('http://127.0.0.1:8390/t/a'), [])).toBeNull();
    expect(invitation(new URL('https://games.example/t/a'), [])).toBe('https://games.example/t/a');
  });

  test('the bot chosen last is chosen again, and at first one that a beginner can beat', () => {
    const sheet = { bots: ['novice', 'hasty', 'greedy'].map((name) => ({ name, title: '', about: '' })) } as unknown as GameSheet;
    expect(botFor(sheet, '')).toBe('hasty');
    expect(botFor(sheet, 'greedy')).toBe('greedy');
    expect(botFor(sheet, 'gone')).toBe('hasty');
    expect(botFor({ ...sheet, bots: sheet.bots.slice(0, 1) }, '')).toBe('novice');
  });

  test('long names are printed smaller', () => {
    expect([fit('King'), fit('Doppelgänger'), fit('Wunschbrunnen'), fit('Little Giant')]).toEqual(['', 'long', 'longer', '']);
  });
});
