/** The options of Citadels sorted by what is done, and where on the table they are pointed at. */
import { characterFace, isCharacter } from './faces.ts';
import type { Option } from '../wire.ts';
import { t } from '../texts.svelte.ts';

export interface Choice extends Option {
  verb: string;
  /** The card that stands for the choice, if it names one. */
  card: string | null;
  kind: 'character' | 'district' | 'seat' | 'plain';
  /** The seat whose city or hand it is about, counted from 0. */
  seat: number | null;
  /** Where on the table it can be pointed at: `rank king`, `city 1 tavern*`, `city own tavern`, `hand tavern`. */
  place: string | null;
}
export interface Group {
  verb: string;
  choices: Choice[];
}

const OF_SEAT = ['exchange', 'peek', 'crown'];
const OF_CITY = ['destroy', 'trade', 'armory'];
const OF_OWN_CITY = ['give', 'embellish'];
const OF_HAND = ['build', 'discard', 'laboratory', 'museum', 'pay'];
const NAMING = ['murder', 'rob', 'bewitch'];
/** What people leave on purpose, turn after turn: it costs something. Nobody is asked whether they forgot it. */
const LEFT_ON_PURPOSE = ['build', 'laboratory', 'smithy', 'museum', 'armory'];

const bare = (district: string): string => district.replace('*', '');

export function choiceOf(option: Option): Choice {
  const [verb = '', first = '', second = ''] = option.move.split(' ');
  const nothing = { ...option, verb, card: null, seat: null, place: null };
  const seat = Number(first) - 1;
  if (OF_SEAT.includes(verb)) return { ...nothing, kind: 'seat', seat };
  if (OF_CITY.includes(verb)) return { ...nothing, kind: 'district', card: bare(second), seat, place: `city ${seat} ${second}` };
  if (!first || verb === 'navigate' || (verb === 'pay' && ['gold', 'card'].includes(first))) return { ...nothing, kind: 'plain' };
  const card = bare(first);
  if (NAMING.includes(verb)) return { ...nothing, kind: 'character', card, place: `rank ${card}` };
  if (['take', 'put'].includes(verb) && isCharacter(card)) return { ...nothing, kind: 'character', card };
  const place = OF_OWN_CITY.includes(verb) ? `city own ${first}` : OF_HAND.includes(verb) ? `hand ${card}` : null;
  return { ...nothing, kind: 'district', card, place };
}

/** What can be done, by verb in the order it was offered; what names no card stands together under no verb. */
export function groupsOf(options: Option[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const choice of options.map(choiceOf)) {
    const verb = choice.kind === 'plain' ? '' : choice.verb;
    groups.set(verb, [...(groups.get(verb) ?? []), choice]);
  }
  return [...groups].map(([verb, choices]) => ({ verb, choices }));
}

/** What is left to do, a choice for each verb, if somebody who ends the turn now may have forgotten it. */
export function forgotten(options: Option[]): Choice[] {
  const left = options.map(choiceOf).filter((choice) => choice.verb !== 'end');
  if (left.every((choice) => LEFT_ON_PURPOSE.includes(choice.verb))) return [];
  return left.filter((choice, at) => left.findIndex((other) => other.verb === choice.verb) === at);
}

/** What is done, in words: the move itself, or its verb where several cards are to choose from. */
export const deed = (choice: Choice): string =>
  choice.kind === 'plain' ? choice.text : choice.verb === 'build' ? t('web-build') : t(`web-do-${choice.verb}`);

/** The digit that points at each move: a character's rank while choosing, else in the order of the page; 0 ends the turn. */
export function keysOf(options: Option[]): Map<string, string> {
  const choices = options.map(choiceOf).filter((choice) => choice.verb !== 'end');
  const first = (choice: Choice): number => (choice.kind === 'plain' ? 0 : choice.verb === 'build' ? 1 : 2);
  const sorted = groupsOf(choices).flatMap((group) => group.choices).sort((one, other) => first(one) - first(other));
  const isChoosing = choices.some((choice) => ['take', 'put'].includes(choice.verb));
  const keys = sorted.slice(0, 9).map((choice, at): [string, string] => [choice.move, `${isChoosing ? characterFace(choice.card ?? '').rank : at + 1}`]);
  return new Map([...keys, ['end', '0']]);
}

/** What a move costs, as it is printed on a badge. */
export const price = (gold: number | null | undefined): string => (gold === null || gold === undefined ? '' : gold > 0 ? `−${gold}` : '0');
