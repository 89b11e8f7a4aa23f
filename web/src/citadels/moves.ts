/** The options of Citadels sorted by what they do, and where on the table people point at them. */
import { t } from '../texts.svelte.ts';
import type { Option } from '../wire.ts';
import { characterFace } from './faces.ts';
import { TARGETS, WORKS } from './wire.ts';

export interface Choice extends Option {
  verb: string;
  /** The card that shows the choice, if it names one. */
  card: string | null;
  kind: 'character' | 'district' | 'seat' | 'plain';
  /** The seat with the city or hand in question, counted from 0. */
  seat: number | null;
  /** The place on the table to point at: `rank king`, `seat 1`, `city 1 tavern*`, `city own tavern`, `hand tavern`. */
  place: string | null;
}
export interface Group {
  verb: string;
  choices: Choice[];
}

/** Building and what districts do cost something. People often leave them on purpose: do not ask whether they forgot them. */
const LEFT_ON_PURPOSE = ['build', ...WORKS];

const bare = (district: string): string => district.replace('*', '');

export function choiceOf(option: Option): Choice {
  const [verb = '', first = '', second = ''] = option.move.split(' ');
  const choice = { ...option, verb, card: bare(first), seat: null, place: null };
  const seat = Number(first) - 1;
  switch (TARGETS[option.move] ?? TARGETS[verb]) {
    case 'seat':
      return { ...choice, kind: 'seat', card: null, seat, place: `seat ${seat}` };
    case 'city':
      return { ...choice, kind: 'district', card: bare(second), seat, place: `city ${seat} ${second}` };
    case 'own_cell':
    case 'own_district':
      return { ...choice, kind: 'district', place: `city own ${first}` };
    case 'hand':
      return { ...choice, kind: 'district', place: `hand ${first}` };
    case 'other_hand': // who pays for the crown is that other
      return { ...choice, kind: 'district', place: verb === 'pay' ? `hand ${first}` : null };
    case 'drawn':
    case 'deck':
      return { ...choice, kind: 'district' };
    case 'cast':
      return { ...choice, kind: 'character', place: `rank ${first}` };
    case 'handed':
      return { ...choice, kind: 'character' };
    default:
      return { ...choice, kind: 'plain', card: null };
  }
}

/** The moves by verb, in the order offered; moves without a card are together under no verb. */
export function groupsOf(options: Option[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of options.map(choiceOf)) {
    const verb = choice.kind === 'plain' ? '' : choice.verb;
    groups.set(verb, [...(groups.get(verb) ?? []), choice]);
  }
  return [...groups].map(([verb, choices]) => ({ verb, choices }));
}

/** The moves that a player who ends the turn now may have forgotten, one for each verb. */
export function forgotten(options: Option[]): Choice[] {
  const left = options.map(choiceOf).filter((choice) => choice.verb !== 'end');
  if (left.every((choice) => LEFT_ON_PURPOSE.includes(choice.verb))) return [];
  return left.filter((choice, at) => left.findIndex((other) => other.verb === choice.verb) === at);
}

/** What a move does, in words: the move itself, or its verb if there are several cards to choose from. */
export const deed = (choice: Choice): string =>
  choice.kind === 'plain' ? choice.text : choice.verb === 'build' ? t('web-build') : t(`web-do-${choice.verb}`);

/** The digit for each move: a character's rank while choosing, otherwise the order on the page; 0 ends the turn. */
export function keysOf(options: Option[]): Map<string, string> {
  const choices = options.map(choiceOf).filter((choice) => choice.verb !== 'end');
  const first = (choice: Choice): number => (choice.kind === 'plain' ? 0 : choice.verb === 'build' ? 1 : 2);
  const sorted = groupsOf(choices).flatMap((group) => group.choices).sort((one, other) => first(one) - first(other));
  const isChoosing = choices.some((choice) => ['take', 'put'].includes(choice.verb));
  const keys = sorted.slice(0, 9).map((choice, at): [string, string] => [choice.move, `${isChoosing ? characterFace(choice.card ?? '').rank : at + 1}`]);
  return new Map([...keys, ['end', '0']]);
}

/** What a move costs, as text for a badge. */
export const price = (amount: number | null | undefined): string => (amount === null || amount === undefined ? '' : amount > 0 ? `−${amount}` : '0');
