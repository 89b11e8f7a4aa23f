/** A page without a server begins: its engine carries what otherwise a server would. */
import { carryBy } from '../carrier.ts';
import { engine } from './engine.svelte.ts';
import { offline } from './offline.svelte.ts';

carryBy(engine);
// Its files come first, and then everything else for the next visit.
void engine.begin().finally(() => void offline.begin());
