/** The walk through awards: what decided each, which steps surprise, and what they do to cards and sums. */
import type { Told } from './table.ts';
import type { AnyStep, GoalAwarded, Lying } from './wire.ts';

/** An award, and its steps in words; the award of a match, of the lab or of a lesson. */
export interface Awarded {
  event: Pick<GoalAwarded, 'column' | 'goal' | 'winner' | 'sums' | 'steps' | 'cards'>;
  lines: string[];
}

/** The awards told after a round's end, one for each goal. */
export function awardsIn(tolds: Told[]): Awarded[] {
  const awards = [];
  for (const { event, lines } of tolds.slice(1)) {
    if (event.type !== 'goal_awarded') break;
    awards.push({ event, lines });
  }
  return awards;
}

interface Mark {
  isRemoved: boolean;
  isSilenced: boolean;
  number: number | null | undefined;
  isNow: boolean;
}

/** The column's cards after the first `count` steps. */
export function marksAfter(size: number, steps: AnyStep[], count: number): Mark[] {
  const marks: Mark[] = Array.from({ length: size }, () => ({ isRemoved: false, isSilenced: false, number: undefined, isNow: false }));
  const at = (places: number[]): Mark[] => places.flatMap((place) => marks[place] ?? []);
  for (const step of steps.slice(0, count)) {
    if (step.kind === 'removed') for (const mark of at(step.cards)) mark.isRemoved = true;
    if (step.kind === 'silenced') for (const mark of at(step.cards)) mark.isSilenced = true;
    if (step.kind === 'number') for (const mark of at([step.position])) mark.number = step.number;
  }
  for (const mark of at(placesOf(steps[count - 1]))) mark.isNow = true;
  return marks;
}

/** The cards a step is about. */
function placesOf(step: AnyStep | undefined): number[] {
  if (!step) return [];
  const by = 'by' in step && typeof step.by !== 'string' ? step.by : [];
  return [...(typeof by === 'number' ? [by] : by), ...('cards' in step ? step.cards : []), ...('position' in step ? [step.position] : [])];
}

/** What a player has in a column; null for somebody whose cards have no value. */
export interface Bar {
  seat: number;
  sum: number | null;
  /** The share of the longest bar. */
  share: number;
}

const isTurned = (steps: AnyStep[]): boolean => steps.some((step) => step.kind === 'sums' && step.wins === 'lowest');

/** Everybody with cards in a column and what they have, who is ahead first; `most` is the longest bar. */
export function barsOf(cards: Lying[], sums: Record<string, number>, winner: number | null, isTurned: boolean, most = Math.max(0, ...Object.values(sums))): Bar[] {
  const rank = ({ seat, sum }: Bar): number => (seat === winner ? Infinity : sum === null ? -Infinity : isTurned ? -sum : sum);
  const bars = [...new Set(cards.map(([seat]) => seat))].map((seat) => {
    const sum = sums[seat] ?? null;
    return { seat, sum, share: most > 0 ? Math.max(0, sum ?? 0) / most : 0 };
  });
  return bars.sort((one, other) => (rank(one) === rank(other) ? 0 : rank(other) - rank(one)));
}

/** The bars after the first `count` steps of an award; at the end the winner's is first. */
export function barsAfter({ steps, cards }: Awarded['event'], count = steps.length): Bar[] {
  const shown = steps.slice(0, count);
  const last = shown.at(-1);
  const most = Math.max(0, ...Object.values(steps.at(-1)?.sums ?? {}), ...Object.values(last?.sums ?? {}));
  return barsOf(cards, last?.sums ?? {}, last?.kind === 'won' ? last.seat : null, isTurned(shown), most);
}

/** Who is ahead after the first `count` steps: nobody, one, or several. */
function leadersAfter(steps: AnyStep[], count: number): number[] {
  const sums = Object.entries(steps[count - 1]?.sums ?? {});
  const sign = isTurned(steps.slice(0, count)) ? -1 : 1;
  const best = Math.max(...sums.map(([, sum]) => sum * sign));
  return sums.filter(([, sum]) => sum * sign === best).map(([seat]) => +seat);
}

/**
 * Whether a step is worth a stop: it takes cards or abilities away, makes a tie or a pair, or somebody else is ahead.
 * Who is ahead says something only once everybody has a sum: before that it is whose card lies closer to the goal.
 */
export function isSurprising(steps: AnyStep[], at: number): boolean {
  const step = steps[at];
  switch (step?.kind) {
    case 'silenced':
    case 'removed':
      return step.cards.length > 0;
    case 'cancelled':
    case 'paired':
    case 'tied':
      return true;
    case 'number':
    case 'sums': {
      const before = leadersAfter(steps, at);
      const everybody = Object.keys(steps.findLast(({ kind }) => kind === 'number')?.sums ?? {});
      const isComplete = everybody.every((seat) => seat in (steps[at - 1]?.sums ?? {}));
      return isComplete && before.length > 0 && `${before}` !== `${leadersAfter(steps, at + 1)}`;
    }
  }
  return false;
}

/** What decided an award: the places of the steps whose sentences say it, or why the plain sum did. */
export function reasonOf({ steps, winner }: Awarded['event']): number[] | 'highest' | 'alone' {
  const place = (is: (step: AnyStep) => boolean): number[] => {
    const found = steps.findLastIndex(is);
    return found < 0 ? [] : [found];
  };
  const tied = place((step) => step.kind === 'tied');
  if (winner === null || !steps.some(({ kind }) => kind === 'sums')) return tied; // the last step's own sentence says it
  const lowest = place((step) => step.kind === 'sums' && step.wins === 'lowest');
  if (tied.length || lowest.length) return [...lowest, ...tied];
  const without = [place((step) => step.kind === 'removed' && step.cards.length > 0), place((step) => step.kind === 'silenced' && step.cards.length > 0)];
  const told = without.find(({ length }) => length);
  if (told) return told;
  return Object.keys(steps.at(-1)?.sums ?? {}).length > 1 ? 'highest' : 'alone';
}
