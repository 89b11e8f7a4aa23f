/** Applies an event to a view, so that people see things one after the other; the next view replaces the result. */
import type { CitadelsEvent, CitadelsView } from './wire.ts';

const NAMED: Record<string, 'murdered' | 'robbed' | 'bewitched'> = { murder: 'murdered', rob: 'robbed', bewitch: 'bewitched' };

/** The player in one of these events is the one to move. */
const ACTS = new Set(['character_taken', 'character_chosen', 'character_revealed']);

const bare = (district: string): string => district.replace('*', '');

export function staged(view: CitadelsView, event: CitadelsEvent): CitadelsView {
  const next = structuredClone(view);
  const seat = 'seat' in event ? event.seat : null;
  const player = seat === null ? undefined : next.players[seat];
  if (seat !== null && ACTS.has(event.type)) next.to_move = seat;
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
      next.turn = { seat: event.seat, character: event.character, deeds: [], built: 0 };
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
    case 'gold_laid': {
      const district = player?.city.find((each) => each.card === bare(event.district) && !each.has_gold);
      if (player) player.gold -= 1;
      if (district) district.has_gold = true;
      break;
    }
    case 'card_taken':
      if (player) player.hand_size += 1;
      break;
    case 'hands_swapped': {
      const other = next.players[event.other];
      if (player && other) [player.hand_size, other.hand_size] = [other.hand_size, player.hand_size];
      break;
    }
    case 'district_built': {
      const card = bare(event.district);
      player?.city.push({ card, has_gold: false });
      if (seat === next.seat && next.hand.includes(card)) next.hand.splice(next.hand.indexOf(card), 1);
      else if (player) player.hand_size = Math.max(0, player.hand_size - 1);
      break;
    }
    case 'district_destroyed': {
      const at = player?.city.findIndex((district) => district.card === bare(event.district)) ?? -1;
      if (at >= 0) player?.city.splice(at, 1);
      break;
    }
    case 'districts_swapped': {
      const other = next.players[event.other];
      const given = player?.city.findIndex((district) => district.card === bare(event.given)) ?? -1;
      const taken = other?.city.findIndex((district) => district.card === bare(event.taken)) ?? -1;
      if (!player || !other || given < 0 || taken < 0) break;
      [player.city[given], other.city[taken]] = [other.city[taken]!, player.city[given]!];
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
