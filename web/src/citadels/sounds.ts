/** The sounds of the game. */
import type { Tone } from '../notice.ts';
import type { CitadelsEvent } from './wire.ts';

export const TONES: Partial<Record<CitadelsEvent['type'], Tone[]>> = {
  rank_called: [[92, 0.07], [74, 0.09]],
  character_named: [[196, 0.08], [165, 0.16]],
  crown_moved: [[523, 0.08], [659, 0.08], [784, 0.14]],
  district_built: [[262, 0.07], [330, 0.07], [392, 0.1]],
  district_destroyed: [[130, 0.25]],
  character_revealed: [[294, 0.1]],
  gold_taken: [[880, 0.04], [1100, 0.05]],
  game_ended: [[392, 0.12], [494, 0.12], [587, 0.25]],
};
