/** Whether the own turn is a dock at the thumb instead of a column beside the cities. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 67.99rem)');
