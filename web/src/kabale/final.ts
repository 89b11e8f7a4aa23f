/** How the points at the end came about: the goals of each round, and their sum. */
import type { Told } from './table.ts';
import type { Goal } from './wire.ts';

interface Won {
  goal: Goal;
  winner: number | null;
}
interface Round {
  round: number;
  won: Won[];
}

export function roundsOf(log: Told[]): Round[] {
  const rounds: Round[] = [];
  for (const { event } of log) {
    if (event.type === 'round_ended') rounds.push({ round: event.round, won: [] });
    else if (event.type === 'goal_awarded') rounds.at(-1)?.won.push({ goal: event.goal, winner: event.winner });
  }
  return rounds;
}

/** The best goal of every domain and the other goals, if they make the score; null if the sum of all goals does (K2.9). */
export function domainsOf(goals: Goal[], score: number): { best: number; further: number } | null {
  if (goals.reduce((sum, [, points]) => sum + points, 0) === score) return null;
  const best = new Map<string, number>();
  for (const [domain, points] of goals) best.set(domain, Math.max(points, best.get(domain) ?? 0));
  return { best: [...best.values()].reduce((sum, points) => sum + points, 0), further: goals.length - best.size };
}
