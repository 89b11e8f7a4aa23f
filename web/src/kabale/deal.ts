/** How Kabale & Hiebe deals, written from docs/record.md: who begins, everybody's pile, the goals. */
import type { Plain } from '../proof/check.ts';
import { Luck } from '../proof/luck.ts';

const ALLIES = (
  'king queen juliet alchemist fencing_master landlord merchant cardinal minstrel explorer assassin storm cloak ' +
  'traitor musketeers wizard witch prince squire hermit little_giant doppelganger dragon romeo beggar'
).split(' ');
const DOMAINS = 'alchemy fencing agriculture trade religion music'.split(' ');
const POINTS = [1, 2, 3, 3, 4, 5];

export function dealt({ seed, seats, options }: Plain): object[] {
  const luck = new Luck(seed);
  const first = options.start_player === 'random' ? luck.below(seats) : options.start_player;
  const chosen = options.allies;
  const allies = Array.isArray(chosen) ? ALLIES.filter((ally) => chosen.includes(ally)) : ALLIES;
  const piles = Array.from({ length: seats }, (_, seat) => ({ type: 'pile_shuffled', seat, cards: luck.shuffled(allies) }));
  const goals = luck.shuffled(DOMAINS.flatMap((domain) => POINTS.map((points) => [domain, points]))).slice(0, seats * Number(options.rounds));
  return [{ type: 'game_started', first }, ...piles, { type: 'goals_shuffled', goals }];
}
