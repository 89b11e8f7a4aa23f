/** Reads the lines that the rule page draws beside its examples: a city as it is counted, a round before and after. */
export interface Person {
  name: string;
  character: string;
  hasCrown: boolean;
  gold: string;
  /** How many cards are in hand, if nobody says which. */
  cards: string;
  city: string[];
  hand: string[];
}
export type Example = { edition: string } & (
  | { kind: 'city'; city: string[]; /** What the Haunted City is. */ colour: string; points: [part: string, points: string][] }
  | { kind: 'round'; before: Person[]; then: Person[] }
);

function personIn(text: string): Person {
  const [name = '', parts = ''] = text.trim().split(': ');
  const person: Person = { name, character: '', hasCrown: false, gold: '', cards: '', city: [], hand: [] };
  for (const part of parts.split(', ')) {
    const [first = '', ...rest] = part.split(' ');
    if (first === 'city' || first === 'hand') person[first] = rest;
    else if (rest[0] === 'gold' || rest[0] === 'cards') person[rest[0]] = first;
    else if (first === 'crown') person.hasCrown = true;
    else person.character = first;
  }
  return person;
}

export function exampleIn(line: string): Example {
  const [, kind, edition = '', rest = ''] = /^(\w+)(?: edition=(\w+);)? (.*)$/.exec(line) ?? [];
  const [first = '', second = '', third = ''] = rest.split('; ');
  if (kind === 'city') {
    const [[, colour = ''] = [], ...points] = second.split(', ').map((part) => part.split(' ') as [string, string]);
    return { kind, edition, city: first.split(', '), colour, points };
  }
  if (kind === 'round') return { kind, edition, before: first.split('|').map(personIn), then: third.split('|').map(personIn) };
  throw new Error(`nothing draws ${line}`);
}
