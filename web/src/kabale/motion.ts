/** How long a movement takes: none for who wants it still, less at a higher speed. */
import { prefersStill } from '../settings.svelte.ts';
import { tempo } from '../table/pace.ts';

export const motion = (milliseconds: number): number => (prefersStill() ? 0 : milliseconds * Math.min(1, tempo()));
