import { describe, expect, test } from 'vitest';
import { choiceOf, groupsOf } from '../src/citadels/moves.ts';
import { holdsOf } from '../src/kabale/moves.ts';
import { marksAfter, sumsAfter, type Step } from '../src/kabale/walk.ts';
import { fit } from '../src/parts/fit.ts';
import type { GameSheet, Option } from '../src/protocol.ts';
import { botFor, invitation, tableIn } from '../src/start/tables.ts';

const options = (...moves: string[]): Option[] => moves.map((move) => ({ move, text: move }));

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
    expect(choiceOf({ move: 'murder king', text: '' })).toMatchObject({ kind: 'character', card: 'king' });
    expect(choiceOf({ move: 'destroy 2 tavern*', text: '' })).toMatchObject({ kind: 'district', card: 'tavern', seat: 1 });
    expect(choiceOf({ move: 'exchange 3', text: '' })).toMatchObject({ kind: 'seat', seat: 2 });
    expect(choiceOf({ move: 'navigate gold', text: '' })).toMatchObject({ kind: 'plain', card: null });
    expect(choiceOf({ move: 'pay gold', text: '' })).toMatchObject({ kind: 'plain' });
    expect(choiceOf({ move: 'pay castle', text: '' })).toMatchObject({ kind: 'district', card: 'castle' });
    expect(groupsOf(options('gold', 'rob king', 'end', 'rob queen')).map((group) => [group.verb, group.choices.length])).toEqual([['', 2], ['rob', 2]]);
  });
});

describe('the walk through an award', () => {
  const column: [number, string][] = [[0, 'wizard'], [1, 'king'], [0, 'romeo']];
  const steps: Step[] = [
    { rule: 'K4.2', kind: 'removed', by: 0, cards: [1] },
    { rule: 'K1.2', kind: 'number', position: 0, number: 7 },
    { rule: 'K4.5', kind: 'number', position: 2, number: 5 },
    { rule: 'K4.6', kind: 'sums', sums: { '0': 12 }, by: [] },
  ];

  test('marks what happened so far, and what happens now', () => {
    const first = marksAfter(3, steps, 1);
    expect(first.map((mark) => [mark.isRemoved, mark.isNow])).toEqual([[false, true], [true, true], [false, false]]);
    const later = marksAfter(3, steps, 3);
    expect(later.map((mark) => mark.number)).toEqual([7, undefined, 5]);
    expect(later[1]!.isRemoved).toBe(true);
    expect([...sumsAfter(column, later)]).toEqual([[0, 12]]);
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

  test('the bot that thinks is offered first', () => {
    const bots = [{ name: 'random', title: '', about: '' }, { name: 'greedy', title: '', about: '' }];
    expect(botFor({ bots } as unknown as GameSheet)).toBe('greedy');
  });

  test('long names are printed smaller', () => {
    expect([fit('King'), fit('Doppelgänger'), fit('Wunschbrunnen'), fit('Little Giant')]).toEqual(['', 'long', 'longer', '']);
  });
});
