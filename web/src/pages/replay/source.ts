/** Where a replay comes from: a finished match of this server, or a record somebody has. */
import { ask, beGuest, openTable } from '../../api.ts';
import { below } from '../../place.ts';
import type { NewTable, Replay, TableState } from '../../wire.ts';

/** Whose eyes to look through: a seat's, a spectator's, or those that see everything. */
export type Eyes = number | 'public' | 'open';

/** How somebody wants to go on from a step. */
export interface GoingOn {
  step: number;
  seat: number;
  /** The bot for all other seats; without one, the seats wait for people. */
  bot: string | null;
  cards: 'anew' | 'old';
}

export interface Source {
  /** The match, if this server has it. */
  match: string | null;
  /** The steps after one, as much as fits into an answer; without eyes, told with full information. */
  page(eyes: Eyes | null, since: number | null): Promise<Replay>;
  record(): Promise<unknown>;
  /** The name and address of a file with the record. */
  file(told: Replay): { name: string; href: string };
  goOn(told: Replay, how: GoingOn): Promise<TableState>;
}

const query = (eyes: Eyes | null, since: number | null): string => new URLSearchParams({ ...(eyes === null ? {} : { eyes: String(eyes) }), ...(since === null ? {} : { since: String(since) }) }).toString();

export function matchSource(match: string): Source {
  return {
    match,
    page: (eyes, since) => ask<Replay>('GET', `/api/matches/${encodeURIComponent(match)}/replay?${query(eyes, since)}`),
    record: () => ask('GET', `/api/matches/${encodeURIComponent(match)}/record`),
    file: () => ({ name: '', href: below(`/api/matches/${match}/record`) }),
    goOn({ game, seats }, { step, seat, bot, cards }) {
      const others = Array.from({ length: seats }, (_, other) => other).filter((other) => bot !== null && other !== seat);
      const bots = Object.fromEntries(others.map((other) => [String(other), bot!]));
      const table: NewTable = { game, seats, seat, bots, origin: { match, moves: step, cards } };
      return openTable(table);
    },
  };
}

export function recordSource(record: unknown): Source {
  let href: string | null = null;
  return {
    match: null,
    page: (eyes, since) => ask<Replay>('POST', `/api/replay?${query(eyes, since)}`, record),
    record: () => Promise.resolve(record),
    file({ game }) {
      href ??= URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }));
      return { name: `${game}.json`, href };
    },
    async goOn(_, { step, seat, bot }) {
      await beGuest();
      const how = new URLSearchParams({ moves: String(step), seat: String(seat), ...(bot ? { bot } : {}) });
      return ask<TableState>('POST', `/api/records/tables?${how}`, record);
    },
  };
}
