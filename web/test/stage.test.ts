import { describe, expect, test } from 'vitest';
import { staged as citadels } from '../src/citadels/stage.ts';
import { staged as kabale } from '../src/kabale/stage.ts';
import { nameOf } from '../src/kabale/table.ts';
import type { KabaleView } from '../src/kabale/wire.ts';
import type { CitadelsView } from '../src/citadels/wire.ts';

const player = { hand_size: 3, pile_size: 22, discard: [], in_pile_or_played: [], played: [] };
const table: KabaleView = {
  seat: 0, seats: 2, round: 1, rounds: 6, decision: 'lay', to_move: 0, choice_column: null,
  goals: [['music', 3], ['trade', 2]], closed: [], fulfilled: [], columns: [[], []], hand: ['romeo', 'king', 'storm'],
  players: [{ ...player }, { ...player, discard: [] }], awards: [], shows_goals: true, scores: null,
};

describe('events of Kabale shown one by one', () => {
  test('an own card leaves the hand, another player’s is a back', () => {
    const laid = kabale(table, { type: 'card_laid', seat: 0, column: 1, card: 'king' });
    expect(laid.hand).toEqual(['romeo', 'storm']);
    expect(laid.columns[1]).toMatchObject([{ type: 'face', card: 'king', face: 'down' }]);
    const placed = kabale(laid, { type: 'card_placed', seat: 1, column: 1 });
    expect(placed.columns[1]![1]).toMatchObject({ type: 'back', seat: 1 });
    expect(placed.players[1]!.hand_size).toBe(2);
    expect(table.columns[1]).toEqual([]);
  });

  test('a reveal, the Explorer’s walk, the Assassin, the Storm, the Traitor', () => {
    const down = { type: 'back', seat: 1, face: 'down' } as const;
    const start: KabaleView = { ...table, columns: [[down, down], []] };
    const shown = kabale(start, { type: 'card_revealed', column: 0, position: 0, seat: 1, card: 'explorer' });
    expect(shown.columns[0]![0]).toMatchObject({ card: 'explorer', face: 'up' });
    const moved = kabale(shown, { type: 'explorer_moved', seat: 1, from: 0, to: 1 });
    expect(moved.columns.map((column) => column.length)).toEqual([1, 1]);
    const killed = kabale(moved, { type: 'card_killed', seat: 1, column: 0, card: 'queen' });
    expect(killed.columns[0]).toEqual([]);
    expect(killed.players[1]!.discard).toEqual(['queen']);
    const closed = kabale(killed, { type: 'column_closed', column: 0, stays_open: false });
    expect([closed.closed, closed.fulfilled]).toEqual([[0], [0]]);
    const open = kabale(killed, { type: 'column_closed', column: 0, stays_open: true });
    expect([open.closed, open.fulfilled]).toEqual([[], [0]]);
    expect(kabale(closed, { type: 'goals_swapped', seat: 0, columns: [0, 1] }).goals).toEqual([['trade', 2], ['music', 3]]);
  });

  test('a cloaked card lies below its Cloak', () => {
    const cloak = { type: 'face', seat: 0, card: 'cloak', face: 'up' } as const;
    const below = { type: 'back', seat: 1, face: 'down' } as const;
    const slipped = kabale({ ...table, columns: [[cloak, below], []] }, { type: 'card_cloaked', seat: 0, column: 0, card: 'king' });
    expect(slipped.columns[0]!.map(nameOf)).toEqual(['cloak', 'king', null]);
  });

  test('who acts, or starts a round, is the one to move', () => {
    const skipped = kabale(table, { type: 'turn_skipped', seat: 1 });
    expect(skipped.to_move).toBe(1);
    expect(kabale(skipped, { type: 'round_started', round: 2, goals: table.goals, first: 0 }).to_move).toBe(0);
  });

  test('the end of a round turns everything up', () => {
    const ended = kabale(table, { type: 'round_ended', round: 1, columns: [[[0, 'king']], [[1, 'witch', 'cloak']]] });
    expect(ended.columns.flat().map((card) => [card.seat, nameOf(card), card.face])).toEqual([[0, 'king', 'up'], [1, 'witch', 'up']]);
  });
});

describe('events of Citadels shown one by one', () => {
  const each = { gold: 2, hand_size: 4, known: [], city: [], is_complete: false, characters: [], owes_tax: false };
  const view = { seat: 0, seats: 2, called: 0, crown: 0, murdered: null, robbed: null, bewitched: null, hand: ['castle'], players: [{ ...each, city: [] }, { ...each }] } as unknown as CitadelsView;

  test('gold, building, destroying', () => {
    const built = citadels(view, { type: 'district_built', seat: 0, district: 'castle', price: 4, how: 'turn' });
    expect(built.players[0]!.city).toEqual([{ card: 'castle', has_gold: false }]);
    expect(built.hand).toEqual([]);
    expect(citadels(built, { type: 'district_destroyed', seat: 0, district: 'castle', by: 1, how: 'warlord' }).players[0]!.city).toEqual([]);
    expect(citadels(view, { type: 'gold_moved', seat: 0, to: 1, amount: 2, why: 'thief' }).players.map((one) => one.gold)).toEqual([0, 4]);
  });

  test('who chooses is the one to move, in a new round who has the crown', () => {
    expect(citadels(view, { type: 'character_chosen', seat: 1 }).to_move).toBe(1);
    expect(citadels(view, { type: 'round_started', round: 2, crown: 1 }).to_move).toBe(1);
  });

  test('calls and names', () => {
    expect(citadels(view, { type: 'rank_called', rank: 3, character: 'magician' }).called).toBe(3);
    expect(citadels(view, { type: 'character_named', seat: 1, character: 'king', how: 'rob' }).robbed).toBe('king');
    expect(citadels(view, { type: 'character_revealed', seat: 1, character: 'king' }).players[1]!.characters).toEqual(['king']);
  });
});
