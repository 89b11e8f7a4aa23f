/** The walk through a round's awards: the awards, and what the steps mark on a column's cards. */
import type { Told } from './table.ts';
import type { AnyStep, GoalAwarded } from './wire.ts';

/** The awards told after a round's end, one for each goal. */
export function awardsIn(tolds: Told[]): { event: GoalAwarded; lines: string[] }[] {
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
