/** What the walk through an award marks on the cards of a column, step by step. */
import type { Told } from './table.ts';
import type { GoalAwarded, Lying } from './wire.ts';

/** A round's end: the columns as they lay, and each goal's award. */
interface RoundAward {
  round: number;
  columns: Lying[][];
  goals: { event: GoalAwarded; steps: Step[]; lines: string[] }[];
}

export function awardIn(tolds: Told[]): RoundAward {
  const ended = tolds[0]?.event;
  const award: RoundAward = ended?.type === 'round_ended' ? { round: ended.round, columns: ended.columns, goals: [] } : { round: 0, columns: [], goals: [] };
  for (const { event, lines } of tolds.slice(1)) {
    if (event.type !== 'goal_awarded') break;
    award.goals.push({ event, steps: event.steps as unknown as Step[], lines });
  }
  return award;
}

export interface Step {
  rule: string;
  kind: string;
  by?: number | number[] | string | null;
  cards?: number[];
  position?: number;
  number?: number | null;
  printed?: number | null;
  changes?: { rule: string; kind: string; by: number[] | null; amount: number | null }[];
  seats?: number[];
  seat?: number;
  sums?: Record<string, number>;
  wins?: string;
}
interface Mark {
  isRemoved: boolean;
  isSilenced: boolean;
  number: number | null | undefined;
  isNow: boolean;
}

/** The column's cards after the first `count` steps. */
export function marksAfter(size: number, steps: Step[], count: number): Mark[] {
  const marks: Mark[] = Array.from({ length: size }, () => ({ isRemoved: false, isSilenced: false, number: undefined, isNow: false }));
  steps.slice(0, count).forEach((step, at) => {
    const isNow = at === count - 1;
    const by = Array.isArray(step.by) ? step.by : typeof step.by === 'number' ? [step.by] : [];
    for (const place of step.cards ?? []) {
      const mark = marks[place];
      if (!mark) continue;
      if (step.kind === 'removed') mark.isRemoved = true;
      if (step.kind === 'silenced') mark.isSilenced = true;
      mark.isNow ||= isNow;
    }
    for (const place of [...by, ...(step.position === undefined ? [] : [step.position])]) {
      const mark = marks[place];
      if (mark) mark.isNow ||= isNow;
    }
    if (step.kind === 'number' && step.position !== undefined && marks[step.position]) marks[step.position]!.number = step.number;
  });
  return marks;
}

/** Each player's sum so far. */
export function sumsAfter(column: Lying[], marks: Mark[]): Map<number, number> {
  const sums = new Map<number, number>();
  column.forEach(([seat], at) => {
    const number = marks[at]?.number;
    if (typeof number === 'number') sums.set(seat, (sums.get(seat) ?? 0) + number);
  });
  return sums;
}
