/** The options of Citadels sorted by what is done. */
import { isCharacter } from '../faces.ts';
import type { Option } from '../protocol.ts';

export interface Choice extends Option {
  /** The card that stands for the choice, if it names one. */
  card: string | null;
  kind: 'character' | 'district' | 'seat' | 'plain';
  /** The seat whose city or hand it is about, counted from 0. */
  seat: number | null;
}
export interface Group {
  verb: string;
  choices: Choice[];
}

const OF_SEAT = ['exchange', 'peek', 'crown'];
const OF_CITY = ['destroy', 'trade', 'armory'];

export function choiceOf(option: Option): Choice {
  const [verb = '', first = '', second = ''] = option.move.split(' ');
  const district = (name: string): string => name.replace('*', '');
  if (OF_SEAT.includes(verb)) return { ...option, kind: 'seat', card: null, seat: Number(first) - 1 };
  if (OF_CITY.includes(verb)) return { ...option, kind: 'district', card: district(second), seat: Number(first) - 1 };
  if (!first || verb === 'navigate' || (verb === 'pay' && ['gold', 'card'].includes(first))) {
    return { ...option, kind: 'plain', card: null, seat: null };
  }
  const isWho = ['take', 'put', 'murder', 'rob', 'bewitch'].includes(verb) && isCharacter(first);
  return { ...option, kind: isWho ? 'character' : 'district', card: district(first), seat: null };
}

/** What can be done, by verb in the order it was offered; single words stand together at the end. */
export function groupsOf(options: Option[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const option of options) {
    const choice = choiceOf(option);
    const verb = choice.kind === 'plain' ? '' : (option.move.split(' ')[0] ?? '');
    groups.set(verb, [...(groups.get(verb) ?? []), choice]);
  }
  return [...groups].map(([verb, choices]) => ({ verb, choices }));
}
