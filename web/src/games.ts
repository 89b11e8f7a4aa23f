/** The games that have a folder here. Every other game uses the table in the folder `generic`. */
import type { Component } from 'svelte';
import type { Tone } from './notice.ts';
import type { LiveTable } from './table/live.svelte.ts';
import type { ToldOf } from './table/told.ts';
import type { GameEvent } from './wire.ts';

/** A line in the list of keys: the caps, and what they do. */
export type KeyRow = [caps: string[], text: string];

/** What a game brings to the client: the default export of its `game.ts`. Its `Fan.svelte` is its picture on the start page. */
export interface GameFolder<V = unknown, E extends GameEvent = GameEvent> {
  Table: Component<{ table: LiveTable<V, E> }>;
  /** The view with an event applied, so that people see things one after the other; the next view replaces it. */
  staged(view: V, event: E): V;
  /** How many milliseconds to show each of these; `factor` is the chosen speed. */
  paces(tolds: ToldOf<E>[], factor: number): number[];
  /** Whether the show stops after an event so that people can look through something. */
  stops(event: E): boolean;
  keys(view: V): KeyRow[];
  tones: Partial<Record<E['type'], Tone[]>>;
  /** Whether an event makes no sound here, though its kind does. */
  isSilent?(view: V, event: E): boolean;
  /** Whether news, chat and people are beside the table on a wide screen. */
  isBeside: boolean;
}

/** A folder in the list, without its types of views and events: only its own parts use them. */
export const folder = <V, E extends GameEvent>(parts: GameFolder<V, E>): GameFolder => parts as unknown as GameFolder;

const FOLDERS = import.meta.glob<{ default: GameFolder }>('./*/game.ts');
const FANS = import.meta.glob<{ default: Component }>('./*/Fan.svelte', { eager: true });

const ofGame = <T>(files: Record<string, T>, game: string, file: string): T =>
  files[`./${game}/${file}`] ?? files[`./generic/${file}`]!;

export const folderOf = async (game: string): Promise<GameFolder> => (await ofGame(FOLDERS, game, 'game.ts')()).default;
export const fanOf = (game: string): Component => ofGame(FANS, game, 'Fan.svelte').default;
