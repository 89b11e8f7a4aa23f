/** Whether the player's turn is a dock near the thumb instead of a column beside the cities. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 67.99rem)');
