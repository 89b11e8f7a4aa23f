/** The column lab's address: a column as `raenke column` reads it, and how its cards lie. */
import type { Options } from '../options.svelte.ts';
import type { Goal } from './wire.ts';

export type Owner = string | number;
/** An ally and its owner, the one closest to the goal first; with `cloaked_card=replaces_cloak`, a pair is one entry. */
export type Laid = [owner: Owner, card: string, cloak?: 'cloak'];
/** How a card lies while people play: only what is laid below it cares. */
export type Face = 'up' | 'down' | 'cloaked';

export interface Column {
  goal: Goal;
  cards: Laid[];
  options: Options;
  faces: Face[];
  /** Whose cards are tried. */
  me: Owner | null;
}

const LETTERS: Record<string, Face> = { u: 'up', d: 'down', c: 'cloaked' };

/** Where the lab shows this column. Without `faces`, every card lies face up. */
export function columnAddress(goal: Goal, cards: Laid[], options: Options = {}, faces: Face[] = [], me: Owner | null = null): string {
  const query = new URLSearchParams({ column: JSON.stringify({ goal, cards, options }) });
  if (faces.some((face) => face !== 'up')) query.set('faces', cards.map((_, at) => (faces[at] ?? 'up')[0]).join(''));
  if (me !== null) query.set('me', String(me));
  return `/lab/kabale?${query}`;
}

/** The column in an address; null if there is none, or nothing the server could even be asked about. */
export function columnIn(search: string): Column | null {
  const query = new URLSearchParams(search);
  let plain: unknown;
  try {
    plain = JSON.parse(query.get('column') ?? 'null');
  } catch {
    return null;
  }
  if (typeof plain !== 'object' || plain === null) return null;
  const { goal, cards, options = {} } = plain as { goal?: unknown; cards?: unknown; options?: unknown };
  if (!isGoal(goal) || !Array.isArray(cards) || !cards.every(isLaid) || typeof options !== 'object' || options === null) return null;
  const letters = query.get('faces') ?? '';
  return { goal, cards, options: options as Options, faces: cards.map((_, at) => LETTERS[letters[at] ?? 'u'] ?? 'up'), me: query.get('me') };
}

const isGoal = (goal: unknown): goal is Goal => Array.isArray(goal) && goal.length === 2 && typeof goal[0] === 'string' && typeof goal[1] === 'number';
const isLaid = (laid: unknown): laid is Laid =>
  Array.isArray(laid) && (laid.length === 2 || laid.length === 3) && ['string', 'number'].includes(typeof laid[0]) && laid.slice(1).every((each) => typeof each === 'string');
