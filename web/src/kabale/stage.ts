/** Shows on a view what an event tells, so that things are seen one after the other; the next view has the last word. */
import type { GameEvent, KabaleView, Lying } from '../protocol.ts';

/** How long people look at each kind of event, in milliseconds. */
export const PACE: Record<string, number> = {
  round_started: 900,
  card_laid: 500,
  card_placed: 650,
  card_revealed: 1200,
  explorer_moved: 1300,
  explorer_stayed: 1100,
  card_killed: 1400,
  column_closed: 1400,
  card_cloaked: 900,
  card_slipped: 1100,
  cloak_declined: 900,
  goals_swapped: 1600,
  swap_declined: 900,
  turn_skipped: 800,
  round_ended: 1500,
  game_ended: 300,
};

/** Who does one of these is the one to move. */
const ACTS = new Set(['card_laid', 'card_placed', 'card_cloaked', 'card_slipped', 'cloak_declined', 'goals_swapped', 'swap_declined', 'turn_skipped']);

const back = (seat: number, face: Lying['face']): Lying => ({ type: 'back', seat, face, era: 0, is_marked: false });
const open = (seat: number, card: string, face: Lying['face']): Lying => ({ ...back(seat, face), type: 'face', card });

export function staged(view: KabaleView, event: GameEvent): KabaleView {
  const next = structuredClone(view);
  const column: Lying[] = next.columns[event.column] ?? [];
  const player = next.players[event.seat];
  if (ACTS.has(event.type)) next.to_move = event.seat;
  switch (event.type) {
    case 'card_laid':
    case 'card_cloaked':
    case 'card_placed':
    case 'card_slipped': {
      const face = event.type === 'card_cloaked' || event.type === 'card_slipped' ? 'cloaked' : 'down';
      const card = event.card ? open(event.seat, event.card, face) : back(event.seat, face);
      const cloak = column.findLastIndex((lying) => lying.card === 'cloak' && lying.seat === event.seat);
      column.splice(face === 'cloaked' && cloak >= 0 ? cloak + 1 : column.length, 0, card);
      next.hand = without(next.hand, event.seat === next.seat ? event.card : undefined);
      if (player) player.hand_size -= 1;
      break;
    }
    case 'card_revealed':
      if (column[event.position]) column[event.position] = open(event.seat, event.card, 'up');
      break;
    case 'explorer_moved': {
      const from = next.columns[event.from] ?? [];
      const at = from.findLastIndex((lying) => lying.card === 'explorer' && lying.seat === event.seat);
      if (at >= 0) from.splice(at, 1);
      next.columns[event.to]?.push(open(event.seat, 'explorer', 'relaid'));
      break;
    }
    case 'card_killed': {
      const at = column.findLastIndex((lying) => lying.seat === event.seat && (lying.card ?? event.card) === event.card);
      if (at >= 0) column.splice(at, 1);
      player?.discard.push(event.card);
      break;
    }
    case 'column_closed':
      next.closed.push(event.column);
      next.fulfilled = [...new Set([...next.fulfilled, event.column])];
      break;
    case 'goals_swapped': {
      const [one, other] = event.columns as [number, number];
      [next.goals[one], next.goals[other]] = [next.goals[other]!, next.goals[one]!];
      break;
    }
    case 'card_drawn':
    case 'card_taken':
      if (event.card && event.seat === next.seat) next.hand.push(event.card);
      if (player) {
        player.hand_size += 1;
        player.pile_size = Math.max(0, player.pile_size - 1);
      }
      break;
    case 'pile_renewed':
      if (player) {
        player.pile_size = event.count;
        player.discard = [];
      }
      break;
    case 'round_ended':
      next.columns = (event.columns as [number, string, string?][][]).map((cards) =>
        cards.map(([seat, card]) => open(seat, card, 'up')),
      );
      break;
    case 'goal_awarded':
      next.awards.push({ goal: event.goal, winner: event.winner });
      break;
    case 'round_started':
      next.round = event.round;
      next.to_move = event.first;
      next.goals = event.goals;
      next.columns = next.goals.map(() => []);
      next.closed = [];
      next.fulfilled = [];
      break;
  }
  return next;
}

function without(hand: string[], card: string | undefined): string[] {
  const at = card === undefined ? -1 : hand.indexOf(card);
  return at < 0 ? hand : hand.toSpliced(at, 1);
}
