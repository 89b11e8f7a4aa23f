/** Small decisions about opening and joining tables. */
import type { GameSheet, PresetSheet, TableLine } from '../wire.ts';

/** The bot to play against: the one chosen last on this device, else one that a beginner can beat. */
export function botFor(sheet: GameSheet, last: string): string {
  return (sheet.bots.find((each) => each.name === last) ?? sheet.bots[1] ?? sheet.bots[0])!.name;
}

/** A good number of players for the game. */
export const seatsFor = (sheet: GameSheet): number => Math.max(sheet.least_seats, Math.min(4, sheet.most_seats));

/** How people play who just begin. */
export const firstGame = (sheet: GameSheet): PresetSheet | undefined => sheet.presets.find((preset) => preset.name === 'first');

/** The table waits for nobody: it may begin. */
export const isFull = (table: TableLine): boolean =>
  table.stage === 'waiting' && table.seats.every((seat) => seat.kind !== 'open');

/** The table that a link or an id names; null if it is neither. */
export function tableIn(text: string): string | null {
  const wanted = text.trim();
  const inLink = /\/t\/([\w-]+)/.exec(wanted)?.[1];
  return inLink ?? (/^[\w-]{6,40}$/.test(wanted) ? wanted : null);
}

/** The address for friends: this one, unless it works only on this machine. */
export function invitation(here: URL, addresses: string[]): string | null {
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(here.hostname);
  if (!isLoopback) return here.origin + here.pathname;
  const outside = addresses[0];
  return outside ? new URL(here.pathname, outside).href : null; // both know the server's base path
}
