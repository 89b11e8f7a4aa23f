/** What the walk through an award marks on the cards of a column, step by step. */
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
  /** What each seat has when the step is done. */
  sums: Record<string, number>;
  wins?: string;
}
export interface Mark {
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
