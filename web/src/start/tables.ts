/** Small decisions about tables that are to be opened or joined. */
import type { GameSheet, TableLine } from '../wire.ts';

/** The bot that is chosen until somebody chooses another: of the levels, the one in the middle. */
export function botFor(sheet: GameSheet): string {
  return sheet.bots[Math.floor(sheet.bots.length / 2)]?.name ?? 'greedy';
}

/** As many as like to play it together. */
export const seatsFor = (sheet: GameSheet): number => Math.max(sheet.least_seats, Math.min(4, sheet.most_seats));

/** Nobody is waited for: it may begin. */
export const isFull = (table: TableLine): boolean =>
  table.stage === 'waiting' && table.seats.every((seat) => seat.kind !== 'open');

/** The table a link or an id leads to; null if it is neither. */
export function tableIn(text: string): string | null {
  const wanted = text.trim();
  const inLink = /\/t\/([\w-]+)/.exec(wanted)?.[1];
  return inLink ?? (/^[\w-]{6,40}$/.test(wanted) ? wanted : null);
}

/** The address friends use: this one, unless only this machine understands it. */
export function invitation(here: URL, addresses: string[]): string | null {
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(here.hostname);
  if (!isLoopback) return here.origin + here.pathname;
  const outside = addresses[0];
  return outside ? outside.replace(/\/$/, '') + here.pathname : null;
}
