/** The sounds of the game. */
import type { Tone } from '../notice.ts';
import type { KabaleEvent } from './wire.ts';

export const TONES: Partial<Record<KabaleEvent['type'], Tone[]>> = {
  card_laid: [[220, 0.06]],
  card_placed: [[220, 0.06]],
  card_revealed: [[330, 0.08], [440, 0.1]],
  card_killed: [[160, 0.15], [110, 0.2]],
  column_closed: [[140, 0.25]],
  goals_swapped: [[392, 0.08], [294, 0.1]],
  game_ended: [[392, 0.12], [494, 0.12], [587, 0.25]],
};
