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

/** A card in the column; `under` is what was slipped under a Cloak. */
export interface Placed {
  key: number;
  owner: string;
  card: string;
  isDown: boolean;
  under: string | null;
}

let keys = 0;
export const placed = (owner: string, card: string, isDown = false, under: string | null = null): Placed => ({ key: ++keys, owner, card, isDown, under });

/** What lies there, from the entries of an address: a cloaked card belongs to the Cloak above it. */
export function placedFrom(cards: Laid[], faces: Face[]): Placed[] {
  const found: Placed[] = [];
  for (const [at, [name, card, cloak]] of cards.entries()) {
    const owner = String(name);
    const above = found.at(-1);
    if (cloak) found.push(placed(owner, 'cloak', false, card));
    else if (faces[at] === 'cloaked' && above?.card === 'cloak' && above.owner === owner && !above.under) above.under = card;
    else found.push(placed(owner, card, faces[at] === 'down'));
  }
  return found;
}

/** The same as entries: with `replaces_cloak`, a Cloak and the card under it are one. */
export function laidFrom(cards: Placed[], isOne: boolean): { cards: Laid[]; faces: Face[] } {
  const found = cards.flatMap(({ owner, card, isDown, under }): [Laid, Face][] => {
    if (!under) return [[[owner, card], isDown ? 'down' : 'up']];
    return isOne ? [[[owner, under, 'cloak'], 'up']] : [[[owner, 'cloak'], 'up'], [[owner, under], 'cloaked']];
  });
  return { cards: found.map(([laid]) => laid), faces: found.map(([, face]) => face) };
}
