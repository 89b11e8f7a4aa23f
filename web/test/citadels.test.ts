import { describe, expect, test } from 'vitest';
import { shownParts } from '../src/citadels/count.ts';
import { decisive, endedBy, isMatch, roundAt } from '../src/citadels/decisive.ts';
import { flightsOf } from '../src/citadels/flights.ts';
import { staged } from '../src/citadels/stage.ts';
import type { Told } from '../src/citadels/table.ts';
import { standingOf, todoOf } from '../src/citadels/todo.ts';
import type { CitadelsView } from '../src/citadels/wire.ts';
import type { Option, Wish } from '../src/wire.ts';

const options = (...moves: string[]): Option[] => moves.map((move) => ({ move, text: move, amount: null }));
const refused = (...moves: string[]): Wish[] => moves.map((move) => ({ move, text: move, refusal: {} })) as unknown as Wish[];
const player = { gold: 2, hand_size: 4, known: [], city: [], is_complete: false, characters: [], owes_tax: false };
const view = (changes: Partial<CitadelsView> = {}): CitadelsView =>
  ({
    seat: 0, seats: 2, cast: ['assassin', 'thief', 'king', 'warlord'], called: 0, crown: 0, murdered: null, turn: null, own: ['king'], hand: [],
    players: [{ ...player, characters: [] }, { ...player }], ...changes,
  }) as unknown as CitadelsView;
const turn = (deeds: string[] = [], built = 0): Partial<CitadelsView> => ({ turn: { seat: 0, character: 'warlord', deeds, built } });

describe('what is still to do in a turn', () => {
  test('before the basic action: what the engine offers is open, what it refuses comes later', () => {
    expect(todoOf(view(turn()), options('gold', 'draw', 'income', 'murder thief'), refused('build manor'))).toEqual([
      { what: 'basic', state: 'open' }, { what: 'income', state: 'open' }, { what: 'ability', state: 'open' }, { what: 'build', state: 'closed' },
    ]);
  });

  test('what is done is done, and what may be done once more is open', () => {
    const items = todoOf(view(turn(['basic', 'strike'], 1)), options('income', 'build manor', 'end'), refused('gold', 'destroy 2 manor'));
    expect(items).toEqual([{ what: 'basic', state: 'done' }, { what: 'income', state: 'open' }, { what: 'ability', state: 'done' }, { what: 'build', state: 'open' }]);
  });

  test('nothing in others’ turns, and nothing for what the character has not', () => {
    expect(todoOf(view({ turn: { seat: 1, character: 'thief', deeds: [], built: 0 } }), [], [])).toEqual([]);
    expect(todoOf(view(turn(['basic'])), options('end'), [])).toEqual([{ what: 'basic', state: 'done' }]);
  });

  test('the own character waits, acts, is through, or is dead', () => {
    expect(standingOf(view(), 'king')).toBe('waits');
    expect(standingOf(view({ called: 3, turn: { seat: 0, character: 'king', deeds: [], built: 0 } }), 'king')).toBe('acts');
    expect(standingOf(view({ called: 4, players: [{ ...player, characters: ['king'] }, player] }), 'king')).toBe('done');
    expect(standingOf(view({ called: 4, murdered: 'king' }), 'king')).toBe('dead');
  });
});

test('the count shows the parts in their order, and only what counts for somebody', () => {
  const parts = [
    { districts: 12, colours: 0, completion: 4, violet: { museum: 0, map_room: 3 } },
    { districts: 9, colours: 0, completion: 0, violet: {} },
  ];
  expect(shownParts(parts)).toEqual([
    { name: 'districts', kind: 'districts', points: [12, 9] },
    { name: 'complete', kind: 'completion', points: [4, 0] },
    { name: 'district-map_room', kind: 'violet', points: [3, 0] },
  ]);
});

describe('what decided a game', () => {
  const told = (number: number, event: object, text = 'said'): Told => ({ number, at: 0, event, text, lines: [], turn: null, is_against_you: false, is_routine: false }) as unknown as Told;
  const log = [
    told(1, { type: 'round_started', round: 1 }),
    told(4, { type: 'gold_paid' }),
    told(4, { type: 'district_built' }),
    told(7, { type: 'round_started', round: 2 }),
    told(9, { type: 'gold_taken' }),
    told(9, { type: 'turn_ended' }),
    told(9, { type: 'city_completed', first: true }),
    told(12, { type: 'turn_ended' }),
  ];

  test('of the events of a move, the weightiest is named', () => {
    expect(decisive(log, 4)).toBe(log[2]);
    expect(decisive(log, 9)).toBe(log[6]);
    expect(decisive(log, 12)).toBeNull();
  });

  test('the round and the first complete city', () => {
    expect(roundAt(log, log[2]!)).toBe(1);
    expect(roundAt(log, log[6]!)).toBe(2);
    expect(endedBy(log)).toBe(log[6]);
    expect(endedBy(log.slice(0, 5))).toBeNull();
  });

  test('a lesson is no match of the server', () => {
    expect([isMatch('a2b3c4d5e6f7g8h9jkmn'), isMatch('lesson'), isMatch('')]).toEqual([true, false, false]);
  });
});

describe('what flies and what the table shows', () => {
  test('coins go from purse to purse, and from and to the bank', () => {
    expect(flightsOf({ type: 'gold_taken', seat: 1, amount: 2, why: 'basic' })).toEqual([{ what: 'coin', from: 'bank', to: 'purse 1', count: 2 }]);
    expect(flightsOf({ type: 'gold_paid', seat: 1, amount: 3, why: 'build' })).toEqual([{ what: 'coin', from: 'purse 1', to: 'bank', count: 3 }]);
    expect(flightsOf({ type: 'gold_moved', seat: 0, to: 1, amount: 4, why: 'thief' })).toEqual([{ what: 'coin', from: 'purse 0', to: 'purse 1', count: 4 }]);
  });

  test('the crown walks, unless it stays', () => {
    expect(flightsOf({ type: 'crown_moved', seat: 1, from: 0, why: 'king' })).toEqual([{ what: 'crown', from: 'crown 0', to: 'crown 1', count: 1 }]);
    expect(flightsOf({ type: 'crown_moved', seat: 1, from: 1, why: 'emperor' })).toEqual([]);
  });

  test('swapped districts and hands, and gold on a district', () => {
    const both = view({ players: [{ ...player, hand_size: 1, city: [{ card: 'manor', has_gold: false }] }, { ...player, hand_size: 5, city: [{ card: 'tavern', has_gold: false }] }] });
    const swapped = staged(both, { type: 'districts_swapped', seat: 0, other: 1, given: 'manor', taken: 'tavern' });
    expect(swapped.players.map((each) => each.city.map((district) => district.card))).toEqual([['tavern'], ['manor']]);
    expect(staged(both, { type: 'hands_swapped', seat: 0, other: 1 }).players.map((each) => each.hand_size)).toEqual([5, 1]);
    const laid = staged(both, { type: 'gold_laid', seat: 0, district: 'manor' }).players[0]!;
    expect([laid.gold, laid.city]).toEqual([1, [{ card: 'manor', has_gold: true }]]);
  });
});
