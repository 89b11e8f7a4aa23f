/** The random numbers this browser gives when a match is dealt, and what it saw of the dealing; a reload loses nothing. */
import type { Command, DealState } from '../wire.ts';

/** What a table had shown before this browser opened anything. */
export interface Seen {
  commitment: string;
  deal: number;
  shown: Record<number, string>;
}

interface Kept {
  commitment: string;
  /** By deal and seat. */
  salts: Record<string, string>;
  seen: Seen | null;
}

const memory: Record<string, Kept> = {};
const keyOf = (table: string): string => `raenke-deal-${table}`;
const MOST = 100;

function keptOf(table: string): Kept | null {
  try {
    return memory[table] ?? (JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null') as Kept | null);
  } catch {
    return memory[table] ?? null;
  }
}

function keep(table: string, kept: Kept): void {
  memory[table] = kept;
  try {
    const others = Object.keys(localStorage).filter((key) => key.startsWith('raenke-deal-') && key !== keyOf(table));
    for (const key of others.slice(MOST)) localStorage.removeItem(key);
    localStorage.setItem(keyOf(table), JSON.stringify(kept));
  } catch {
    // A browser without storage forgets it with the page.
  }
}

/** What this browser saw of a table's dealing, if it gave a number there. */
export const seenOf = (table: string): Seen | null => keptOf(table)?.seen ?? null;

/** What is to be sent now for the own seats; a table that shows another commitment than before gets nothing more. */
export async function saltCommands(table: string, deal: DealState | null, seats: number[]): Promise<Command[]> {
  if (!deal || deal.stage === 'dealt' || !seats.length) return [];
  const { freshSalt, shownOf } = await import('../proof/hash.ts');
  const kept = keptOf(table) ?? { commitment: deal.commitment, salts: {}, seen: null };
  if (kept.commitment !== deal.commitment) return [];
  const shown = (seat: number): string => shownOf(deal.commitment, deal.number, seat, kept.salts[`${deal.number}-${seat}`]!);
  const commands: Command[] = [];
  for (const seat of seats) {
    const key = `${deal.number}-${seat}`;
    if (deal.stage === 'showing' && deal.shown[seat] === null && !deal.withheld.includes(seat)) {
      kept.salts[key] ??= freshSalt();
      keep(table, kept);
      commands.push({ type: 'show_salt', seat, deal: deal.number, shown: shown(seat) });
    }
    const isOwn = deal.stage === 'opening' && deal.own.includes(seat) && kept.salts[key] !== undefined;
    if (isOwn && deal.salts[seat] === null && deal.shown[seat] === shown(seat)) {
      const seen = { commitment: deal.commitment, deal: deal.number, shown: Object.fromEntries(deal.own.map((each) => [each, deal.shown[each]!])) };
      // What is shown after this browser has opened its number may be chosen to suit it.
      if (kept.seen && !(kept.seen.deal < seen.deal || JSON.stringify(kept.seen) === JSON.stringify(seen))) return [];
      kept.seen = seen;
      keep(table, kept);
      commands.push({ type: 'open_salt', seat, deal: deal.number, salt: kept.salts[key]! });
    }
  }
  return commands;
}
