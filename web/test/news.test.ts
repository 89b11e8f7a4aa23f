import { describe, expect, it } from 'vitest';
import type { Told } from '../src/wire.ts';
import { groupsOf, isSpoken, sinceOwnTurn, unreadOf, voidOf } from '../src/table/news.ts';

function told(number: number, type: string, turn: number | null, more: Partial<Told> & { seat?: number; since?: number } = {}): Told {
  const { seat, since, ...rest } = more;
  const event = { type, ...(seat === undefined ? {} : { seat }), ...(since === undefined ? {} : { since }) };
  return { number, at: 0, event, text: `${type} ${number}`, lines: [], turn, is_against_you: false, is_routine: false, ...rest };
}

const numbers = (tolds: Told[]): number[] => tolds.map((each) => each.number);

describe('since the own last turn', () => {
  const log = [
    told(1, 'round_started', null), told(2, 'gold_taken', 0), told(3, 'turn_ended', 0), told(4, 'character_named', 1),
    told(5, 'round_started', null), told(6, 'character_taken', null, { seat: 0 }), told(7, 'character_named', 2),
  ];
  it('drops nothing that happened before or after choosing a character', () => {
    expect(numbers(sinceOwnTurn(log, 0))).toEqual([2, 3, 4, 5, 6, 7]);
  });
  it('goes back to the turn before while a turn lasts', () => {
    expect(numbers(sinceOwnTurn([...log, told(8, 'character_revealed', 0)], 0))).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });
  it('is everything for who had no turn yet', () => {
    expect(numbers(sinceOwnTurn(log, 3))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
  it('holds nothing that was taken back', () => {
    const undone = [...log, told(9, 'table_undone', null, { since: 6 })];
    expect(numbers(sinceOwnTurn(undone, 0))).toEqual([2, 3, 4, 5, 6, 9]);
    expect(numbers([...voidOf(undone)])).toEqual([7]);
  });
});

describe('news by turn', () => {
  const log = [told(1, 'card_placed', 1), told(2, 'card_taken', 1, { is_routine: true }), told(3, 'card_revealed', 1), told(4, 'card_placed', 2)];
  it('run the newest first', () => {
    expect(groupsOf(log, false).map((group) => [group.turn, numbers(group.lines)])).toEqual([[2, [4]], [1, [3, 1]]]);
  });
  it('tell draws and shuffles on request', () => {
    expect(numbers(groupsOf(log, true).flatMap((group) => group.lines))).toEqual([4, 3, 2, 1]);
  });
});

describe('what is heard', () => {
  it('leaves out the draws of others, not the own', () => {
    const own = { ...told(1, 'card_drawn', 0, { is_routine: true }), event: { type: 'card_drawn', seat: 0, card: 'king' } };
    expect(isSpoken(own, 0)).toBe(true);
    expect(isSpoken(told(1, 'card_taken', 1, { is_routine: true, seat: 1 }), 0)).toBe(false);
  });
  it('counts as unread neither the own lines nor those of who is muted', () => {
    const said = [told(1, 'table_said', null, { seat: 1 }), told(2, 'table_said', null, { seat: 0 }), told(3, 'table_said', null, { seat: 2 })];
    expect(numbers(unreadOf(said, [0], [2], 0))).toEqual([1]);
    expect(unreadOf(said, [0], [], 3)).toEqual([]);
  });
});
