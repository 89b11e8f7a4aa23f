/** Checks a record in the visitor's own browser: its chain, what proves its shuffles, and what was seen at the table. */
import type { Seen } from '../table/salts.ts';
import { canonical, commitmentOf, hash, seedOf, serversSalt, shownOf } from './hash.ts';

/** As much of a record as is checked here. */
export interface Plain {
  game: string;
  rules: string;
  seats: number;
  options: Record<string, unknown>;
  seed: string;
  commitment: string | null;
  secret: string | null;
  salts: string[] | null;
  deal?: number | null;
  origin?: unknown;
  position?: unknown;
  moves: string[];
  chain: string[];
}

/** `chain`: nothing was damaged; `hash`: the last hash is the published one; `commitment`, `seed`: they follow from what
 * was opened; `seen`: the table showed this before; `cards`: the first shuffles follow from the seed. */
export type What = 'chain' | 'hash' | 'commitment' | 'seed' | 'seen' | 'cards';

export interface Check {
  what: What;
  isRight: boolean;
}

export interface Found {
  checks: Check[];
  /** The seats that gave a number of their own; null if the record proves nothing of its shuffles. */
  own: number[] | null;
  deal: number;
  lastHash: string;
}

const HEADER = ['format', 'version', 'game', 'rules', 'release', 'seats', 'options', 'seed', 'commitment', 'origin', 'position'];

/** The last hash of the chain; null if it breaks. */
export function lastOf(record: Plain): string | null {
  const plain = record as unknown as Record<string, unknown>;
  let link = hash(canonical(Object.fromEntries(HEADER.filter((name) => name in plain).map((name) => [name, plain[name]]))));
  if (record.moves.length !== record.chain.length) return null;
  for (const [at, move] of record.moves.entries()) {
    link = hash(link + move);
    if (link !== record.chain[at]) return null;
  }
  return link;
}

/** `published` is the last hash that came with the result, `seen` what this browser saw of the dealing. */
export function checked(record: Plain, published: string | null = null, seen: Seen | null = null): Found {
  const last = lastOf(record);
  const checks: Check[] = [{ what: 'chain', isRight: last !== null }];
  if (published) checks.push({ what: 'hash', isRight: last === published });
  const { commitment, secret, salts, deal, game, rules, seats, options } = record;
  let own: number[] | null = null;
  if (commitment !== null) {
    const isOpen = secret !== null && salts?.length === seats && !!deal;
    const terms = canonical({ game, options, rules, seats });
    checks.push({ what: 'commitment', isRight: isOpen && commitmentOf(secret, terms) === commitment && !record.origin && !record.position });
    checks.push({ what: 'seed', isRight: isOpen && seedOf(commitment, deal, secret, salts) === record.seed });
    own = isOpen ? salts.flatMap((salt, seat) => (salt === serversSalt(secret, deal, seat) ? [] : [seat])) : [];
  }
  if (seen) checks.push({ what: 'seen', isRight: isAsSeen(record, seen, own ?? []) });
  return { checks, own, deal: deal ?? 1, lastHash: last ?? record.chain.at(-1) ?? '' };
}

/** Does the record tell of the deal that this browser watched? */
function isAsSeen({ commitment, salts, deal }: Plain, seen: Seen, own: number[]): boolean {
  if (commitment !== seen.commitment || deal !== seen.deal || !salts) return false;
  const gave = Object.keys(seen.shown).map(Number);
  return own.every((seat) => gave.includes(seat)) && gave.every((seat) => shownOf(commitment, deal, seat, salts[seat] ?? '') === seen.shown[seat]);
}

type Dealt = (record: Plain) => object[];
const DEALS = import.meta.glob<{ dealt: Dealt }>('../*/deal.ts');

/** Whether the first shuffles that a replay shows follow from the seed; null where nobody here knows how this game deals. */
export async function areCardsRight(record: Plain, events: object[]): Promise<boolean | null> {
  const load = DEALS[`../${record.game}/deal.ts`];
  if (!load || record.position) return null;
  const told = events.map((event) => event as Record<string, unknown>);
  return (await load()).dealt(record).every((expected) => {
    const wanted = Object.entries(expected);
    return told.some((event) => wanted.every(([name, value]) => canonical(event[name]) === canonical(value)));
  });
}
