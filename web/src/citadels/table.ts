/** The type of a Citadels table, for the game's own parts. */
import type { LiveTable } from '../table/live.svelte.ts';
import type { ToldOf } from '../table/told.ts';
import type { CitadelsEvent, CitadelsView } from './wire.ts';

export type Table = LiveTable<CitadelsView, CitadelsEvent>;
export type Told = ToldOf<CitadelsEvent>;
