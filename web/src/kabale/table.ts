/** The type of a Kabale & Hiebe table, for the game's own parts. */
import type { LiveTable } from '../table/live.svelte.ts';
import type { ToldOf } from '../table/told.ts';
import type { Back, Face, KabaleEvent, KabaleView } from './wire.ts';

export type Table = LiveTable<KabaleView, KabaleEvent>;
export type Told = ToldOf<KabaleEvent>;
/** A card in a column. */
export type Card = Face | Back;

/** Which card it is, if this seat knows. */
export const nameOf = (card: Card): string | null => (card.type === 'face' ? card.card : null);
