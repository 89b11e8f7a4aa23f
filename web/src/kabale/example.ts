/** Reads the lines that the rule page draws beside its examples: an award, a turn, won goals. */
import type { Goal } from './wire.ts';

export interface Lying {
  colour: string;
  card: string;
  /** At an award its value, `removed` or `none`; in a turn how it lies. */
  state: string;
}
export interface Column {
  goal: Goal;
  isClosed: boolean;
  cards: Lying[];
}
export type Example = { edition: string } & (
  | { kind: 'award'; goal: Goal; cards: Lying[]; /** The winner first; empty if the goal leaves the game. */ sums: [colour: string, sum: number][] }
  | { kind: 'turn'; before: Column[]; colour: string; card: string; column: number; then: Column[] }
  | { kind: 'goals'; goals: Goal[] }
);

const parts = (text: string, between: string): string[] => text.split(between).map((part) => part.trim()).filter(Boolean);

function goalIn(text: string): Goal {
  const [domain = '', points] = text.split(' ');
  return [domain, Number(points)];
}

function cardsIn(text: string): Lying[] {
  return parts(text, ',').map((part) => {
    const [colour = '', card = '', state = ''] = part.split(' ');
    return { colour, card, state };
  });
}

function columnsIn(text: string): Column[] {
  return text.split('|').map((part) => {
    const [head = '', cards = ''] = part.trim().split(':');
    return { goal: goalIn(head), isClosed: head.endsWith(' closed'), cards: cardsIn(cards) };
  });
}

export function exampleIn(line: string): Example {
  const [, kind, edition = '', rest = ''] = /^(\w+)(?: edition=(\w+))? (.*)$/.exec(line) ?? [];
  const [first = '', second = '', third = ''] = rest.split(';').map((part) => part.trim());
  if (kind === 'award') {
    const sums = third === 'nobody' ? [] : parts(third, ',').map((part): [string, number] => [part.split(' ')[0]!, Number(part.split(' ')[1])]);
    return { kind, edition, goal: goalIn(first), cards: cardsIn(second), sums };
  }
  if (kind === 'turn') {
    const [colour = '', card = '', column] = second.split(' ');
    return { kind, edition, before: columnsIn(first), colour, card, column: Number(column), then: columnsIn(third) };
  }
  if (kind === 'goals') return { kind, edition, goals: parts(first, ',').map(goalIn) };
  throw new Error(`nothing draws ${line}`);
}
