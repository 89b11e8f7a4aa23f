/** Shows on a view what an event tells, so that things are seen one after the other; the next view has the last word. */
import type { CitadelsView, GameEvent } from '../protocol.ts';

/** How long people look at each kind of event, in milliseconds. */
export const PACE: Record<string, number> = {
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

const NAMED: Record<string, 'murdered' | 'robbed' | 'bewitched'> = { murder: 'murdered', rob: 'robbed', bewitch: 'bewitched' };

/** Who does one of these is the one to move. */
const ACTS = new Set(['character_taken', 'character_chosen', 'character_revealed']);

export function staged(view: CitadelsView, event: GameEvent): CitadelsView {
  const next = structuredClone(view);
  const player = next.players[event.seat];
  if (ACTS.has(event.type)) next.to_move = event.seat;
  const card = (event.district as string | undefined)?.replace('*', '') ?? '';
  switch (event.type) {
    case 'round_started':
      next.round = event.round;
      next.crown = next.to_move = event.crown;
      next.called = 0;
      next.murdered = next.robbed = next.bewitched = null;
      next.face_up = [];
      next.turn = null;
      for (const each of next.players) each.characters = [];
      break;
    case 'characters_laid_up':
      next.face_up = event.characters;
      break;
    case 'rank_called':
      next.called = event.rank;
      break;
    case 'character_revealed':
      if (player && !player.characters.includes(event.character)) player.characters.push(event.character);
      next.turn = { seat: event.seat, character: event.character, deeds: [], built: 0, spent: 0 };
      break;
    case 'character_named':
      next[NAMED[event.how] ?? 'murdered'] = event.character;
      break;
    case 'crown_moved':
      next.crown = event.seat;
      break;
    case 'gold_taken':
      if (player) player.gold += event.amount;
      break;
    case 'gold_paid':
      if (player) player.gold -= event.amount;
      break;
    case 'gold_moved': {
      const other = next.players[event.to];
      if (player) player.gold -= event.amount;
      if (other) other.gold += event.amount;
      break;
    }
    case 'card_taken':
      if (player) player.hand_size += 1;
      break;
    case 'district_built':
      player?.city.push({ card, has_gold: false });
      if (event.seat === next.seat && next.hand.includes(card)) next.hand.splice(next.hand.indexOf(card), 1);
      else if (player) player.hand_size = Math.max(0, player.hand_size - 1);
      break;
    case 'district_destroyed': {
      const at = player?.city.findIndex((district) => district.card === card) ?? -1;
      if (at >= 0) player?.city.splice(at, 1);
      break;
    }
    case 'city_completed':
      if (player) player.is_complete = true;
      break;
    case 'turn_ended':
      next.turn = null;
      break;
  }
  return next;
}
