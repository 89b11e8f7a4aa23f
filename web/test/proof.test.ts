import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areCardsRight, checked, type Plain } from '../src/proof/check.ts';
import { canonical, commitmentOf, seedOf, serversSalt, shownOf } from '../src/proof/hash.ts';
import { saltCommands, seenOf } from '../src/table/salts.ts';
import type { DealState } from '../src/wire.ts';

interface Proven { record: Plain; events: object[] }
const proven = JSON.parse(readFileSync('test/proven.json', 'utf-8')) as Record<string, Proven>;
const page = readFileSync('../docs/record.md', 'utf-8');
const vector = (name: string): string => new RegExp(`^\\| ${name.replace(/[()]/g, '\\$&')} \\| \`(.*)\` \\|$`, 'm').exec(page)![1]!;
const wrongIn = (record: Plain, ...more: Parameters<typeof checked> extends [unknown, ...infer R] ? R : never): string[] =>
  checked(record, ...more).checks.flatMap((check) => (check.isRight ? [] : [check.what]));

describe('the hashes of a provable shuffle', () => {
  it('are those of the page', () => {
    const [secret, commitment, deal] = [vector('secret'), vector('commitment'), Number(vector('deal'))];
    expect(canonical(JSON.parse(vector('terms')))).toBe(vector('terms'));
    expect(commitmentOf(secret, vector('terms'))).toBe(commitment);
    expect(shownOf(commitment, deal, 2, vector('salt of seat 2'))).toBe(vector('shown by seat 2'));
    expect(serversSalt(secret, deal, 1)).toBe(vector("salt of seat 1 (the server's)"));
    const salts = [vector('salt of seat 0'), vector("salt of seat 1 (the server's)"), vector('salt of seat 2')];
    expect(seedOf(commitment, deal, secret, salts)).toBe(vector('seed'));
  });
});

describe.each(Object.keys(proven))('a record of %s', (game) => {
  const { record, events } = proven[game]!;
  const other = '0'.repeat(64);

  it('holds, and its first shuffles follow from the seed', async () => {
    expect(wrongIn(record, record.chain.at(-1)!)).toEqual([]);
    expect(checked(record).own).toContain(0);
    expect(await areCardsRight(record, events)).toBe(true);
    expect(await areCardsRight({ ...record, seed: other }, events)).toBe(false);
  });

  it('does not hold if anything is changed', () => {
    expect(wrongIn({ ...record, secret: other })).toEqual(['commitment', 'seed']);
    expect(wrongIn({ ...record, seed: other })).toEqual(['chain', 'seed']);
    expect(wrongIn({ ...record, deal: 1 })).toEqual(['seed']);
    expect(wrongIn({ ...record, salts: null })).toEqual(['commitment', 'seed']);
    expect(wrongIn({ ...record, moves: ['decline', ...record.moves.slice(1)] })).toEqual(['chain']);
    expect(wrongIn(record, other)).toEqual(['hash']);
  });

  it('must be as this browser saw the dealing', () => {
    const { own } = checked(record);
    const shown = Object.fromEntries(own!.map((seat) => [seat, shownOf(record.commitment!, 2, seat, record.salts![seat]!)]));
    const seen = { commitment: record.commitment!, deal: 2, shown };
    expect(wrongIn(record, null, seen)).toEqual([]);
    expect(wrongIn(record, null, { ...seen, commitment: other })).toEqual(['seen']);
    expect(wrongIn(record, null, { ...seen, shown: { ...shown, 0: other } })).toEqual(['seen']);
    expect(wrongIn(record, null, { ...seen, shown: {} })).toEqual(['seen']);
  });
});

describe('this browser at a table', () => {
  const deal: DealState = {
    commitment: '1'.repeat(64), number: 1, stage: 'showing', is_begun: false, own: [], withheld: [], shown: [null, null], salts: [null, null],
  };

  it('shows what its salt hashes to, and opens it when all have shown', async () => {
    const [asked] = await saltCommands('a', deal, [0]);
    if (asked?.type !== 'show_salt') throw new Error('nothing was shown');
    expect((await saltCommands('a', deal, [0]))[0]).toEqual(asked);
    const seen = [asked.shown, '2'.repeat(64)];
    expect(await saltCommands('a', { ...deal, shown: seen }, [0])).toEqual([]);
    const opening: DealState = { ...deal, stage: 'opening', own: [0, 1], shown: seen };
    const [opened] = await saltCommands('a', opening, [0]);
    if (opened?.type !== 'open_salt') throw new Error('nothing was opened');
    expect(shownOf(deal.commitment, 1, 0, opened.salt)).toBe(asked.shown);
    expect(seenOf('a')).toEqual({ commitment: deal.commitment, deal: 1, shown: { 0: seen[0], 1: seen[1] } });
  });

  it('opens nothing where the table goes back on what it has shown', async () => {
    const [asked] = await saltCommands('b', deal, [0]);
    if (asked?.type !== 'show_salt') throw new Error('nothing was shown');
    const opening: DealState = { ...deal, stage: 'opening', own: [0], shown: [asked.shown, null] };
    expect(await saltCommands('b', { ...opening, commitment: '3'.repeat(64) }, [0])).toEqual([]);
    expect(await saltCommands('b', { ...opening, shown: ['4'.repeat(64), null] }, [0])).toEqual([]);
    expect(await saltCommands('b', { ...opening, own: [1] }, [0])).toEqual([]);
    expect(await saltCommands('b', opening, [0])).toHaveLength(1);
    expect(await saltCommands('b', { ...opening, own: [0, 1], shown: [asked.shown, '5'.repeat(64)] }, [0])).toEqual([]); // chosen by who knows the salt
    expect(await saltCommands('b', opening, [0])).toHaveLength(1);
  });

  it('gives one for each of its seats, and none at a table that proves nothing', async () => {
    expect((await saltCommands('c', deal, [0, 1])).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(await saltCommands('c', { ...deal, withheld: [0] }, [0])).toEqual([]);
    expect(await saltCommands('d', null, [0])).toEqual([]);
  });
});
