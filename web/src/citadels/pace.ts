import type { CitadelsEvent } from './wire.ts';

/** How long people look at each kind of event, in milliseconds. */
export const PACE: Partial<Record<CitadelsEvent['type'], number>> = {
  round_started: 700,
  characters_laid_up: 900,
  character_chosen: 350,
  rank_called: 450,
  character_revealed: 1000,
  character_named: 1400,
  murdered_shown: 1000,
  crown_moved: 1000,
  gold_taken: 500,
  gold_moved: 1100,
  gold_laid: 700,
  card_taken: 300,
  hands_exchanged: 1200,
  hands_swapped: 1200,
  hand_shown: 800,
  card_pulled: 800,
  card_passed: 800,
  district_built: 1000,
  district_destroyed: 1500,
  district_recovered: 1000,
  districts_swapped: 1500,
  bell_declared: 1200,
  city_completed: 1300,
  round_ended: 500,
};
