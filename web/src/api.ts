/** What is asked once: guests, games, tables. */
import { carrier, type Answered } from './carrier.ts';
import { isDevice } from './place.ts';
import { settings } from './settings.svelte.ts';
import type { Addresses, Command, GameSheet, Guest, Identity, LessonMoves, Lessons, LessonState, Lobby, Matches, MatchResult, NewGuest, NewTable, RecoveryCode, Refusal, SeatTaken, TableLine, TableState, Ticket, Turning } from './wire.ts';

/** The server said no, and why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

/** Nobody answered at all. */
export class Unreachable extends Error {}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await askText(path, method, body);
  return (text ? readFrom(text) : undefined) as T;
}

/** The answer as it was written. */
export async function askText(path: string, method = 'GET', body?: unknown): Promise<string> {
  let answer: Answered;
  try {
    answer = await carrier().request(method, path, body === undefined ? undefined : JSON.stringify(body), settings.language);
  } catch {
    throw new Unreachable();
  }
  const { status, text } = answer;
  if (status >= 200 && status < 300) return text;
  const reply = readFrom(text);
  if (reply && typeof reply === 'object' && 'reason' in reply) throw new Refused(reply as Refusal);
  throw new Unreachable();
}

function readFrom(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

let known: Guest | null | undefined;
/** Emits `change` when the guest of this device changes. */
export const guestNews = new EventTarget();

export async function guest(): Promise<Guest | null> {
  known ??= (await ask<Identity>('GET', '/api/guests/me')).guest;
  return known;
}

/** The guest of this device; makes one if there is none. */
export async function beGuest(): Promise<Guest> {
  const found = await guest();
  if (found) return found;
  known = (await ask<Ticket>('POST', '/api/guests', {})).guest;
  return known;
}

export async function changeGuest(changes: NewGuest): Promise<Guest> {
  await beGuest();
  known = await ask<Guest>('PATCH', '/api/guests/me', changes);
  guestNews.dispatchEvent(new Event('change'));
  return known;
}

/** A new recovery code; the old one no longer works. */
export const newCode = async (): Promise<string> =>
  (await ask<RecoveryCode>('POST', '/api/guests/me/code', {})).recovery;

/** Become the guest with this code on this device. */
export async function recover(code: string): Promise<void> {
  known = (await ask<Ticket>('POST', '/api/guests/recover', { code })).guest;
}

/** Sign this guest out on all devices; the recovery code still works. */
export async function signOut(): Promise<void> {
  await ask('POST', '/api/guests/me/sign-out', {});
  known = undefined;
}

export const games = (): Promise<GameSheet[]> => ask('GET', '/api/games');
export const openTables = async (): Promise<TableLine[]> => (await ask<Lobby>('GET', '/api/tables')).tables;
export const ownTables = async (): Promise<TableLine[]> =>
  (await ask<Lobby>('GET', '/api/guests/me/tables')).tables;
export const ownMatches = async (): Promise<MatchResult[]> =>
  (await ask<Matches>('GET', '/api/guests/me/matches')).matches;
/** The move that decided a finished match. */
export const turning = (match: string): Promise<Turning> => ask('GET', `/api/matches/${match}/turning`);
export const command = <T>(table: string, what: Command): Promise<T> => ask('POST', `/api/tables/${table}/commands`, what);
/** A table as everybody may know it. */
export const tableAt = (table: string): Promise<TableState> => ask('GET', `/api/tables/${encodeURIComponent(table)}`);
/** Begin a match at a table just opened, with a random number of this browser in its deal. */
export async function begin({ id, deal, seats }: TableState): Promise<void> {
  const { saltCommands } = await import('./table/salts.ts');
  const me = await guest();
  const own = seats.flatMap((seat, at) => (me && seat.guest === me.id ? [at] : []));
  for (const each of await saltCommands(id, deal, own)) await command(id, each).catch(() => undefined);
  await command(id, { type: 'begin' });
}
/** Sit down at every seat reserved for this device's guest; the table shows which are no longer reserved. */
export async function sitWhereKept(table: string): Promise<void> {
  const me = await beGuest();
  try {
    const { seats } = await tableAt(table);
    for (const [seat, { kept_for }] of seats.entries()) if (kept_for === me.id) await command(table, { type: 'sit', seat });
  } catch (error) {
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
  }
}
/** Take a seat by its link; at a table with the old cards, the guest must agree to them. */
export const takeSeat = (key: string, takesOldCards: boolean): Promise<SeatTaken> =>
  ask('POST', '/api/seats', { key, takes_old_cards: takesOldCards });
/** The addresses where others can reach this server; none if it serves only this machine. */
export const addresses = async (): Promise<string[]> =>
  (await ask<Addresses>('GET', '/api/addresses')).addresses;

export async function openTable(table: NewTable): Promise<TableState> {
  await beGuest();
  return ask('POST', '/api/tables', isDevice ? { ...table, has_chat: false } : table); // who plays at one device can talk
}

/** The lessons of a game, and what a guided game explains. */
export const lessons = (game: string): Promise<Lessons> => ask('GET', `/api/lessons/${game}`);
export const lesson = (game: string, number: number, played: LessonMoves): Promise<LessonState> =>
  ask('POST', `/api/lessons/${game}/${number}`, played);
/** A puzzle of the trainer; the game knows its shape. The same seed makes the same puzzle. */
export const puzzle = <T>(what: string, seed: string, level: number): Promise<T> => ask('GET', `/api/train/${what}/${level}/${seed}`);
