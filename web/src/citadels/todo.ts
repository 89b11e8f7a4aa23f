/** What a player has done in the turn and what is still to do, as far as the engine offers, refuses or notes it. */
import type { Option, Wish } from '../wire.ts';
import { ABILITIES, type CitadelsView } from './wire.ts';

export type What = 'basic' | 'income' | 'ability' | 'build';
export interface Item {
  what: What;
  /** `closed`: it may come later in the turn, or not at all; the table says why. */
  state: 'open' | 'done' | 'closed';
}

const VERBS: Record<What, string[]> = { basic: ['gold', 'draw'], income: ['income'], ability: ABILITIES, build: ['build'] };
/** Names of what a turn notes as done. */
const DEEDS: Record<What, string[]> = { basic: ['basic'], income: ['income'], ability: ['ability', 'bonus', 'strike'], build: [] };

const verbOf = ({ move }: { move: string }): string => move.split(' ')[0]!;

export function todoOf(view: CitadelsView, options: Option[], refused: Wish[]): Item[] {
  const { turn } = view;
  if (turn === null || turn.seat !== view.seat) return [];
  const open = new Set(options.map(verbOf));
  const closed = new Set(refused.map(verbOf));
  const items: Item[] = [];
  for (const what of Object.keys(VERBS) as What[]) {
    const isDone = DEEDS[what].some((deed) => turn.deeds.includes(deed)) || (what === 'build' && turn.built > 0);
    if (VERBS[what].some((verb) => open.has(verb))) items.push({ what, state: 'open' });
    else if (isDone) items.push({ what, state: 'done' });
    else if (VERBS[what].some((verb) => closed.has(verb))) items.push({ what, state: 'closed' });
  }
  return items;
}

/** Where a player's own character is in the round. */
export type Standing = 'none' | 'waits' | 'acts' | 'done' | 'dead';

export function standingOf(view: CitadelsView, character: string): Standing {
  if (view.seat === null) return 'none';
  if (view.turn?.seat === view.seat && view.turn.character === character) return 'acts';
  if (view.murdered === character) return 'dead';
  return view.cast.indexOf(character) < view.called && view.players[view.seat]!.characters.includes(character) ? 'done' : 'waits';
}
