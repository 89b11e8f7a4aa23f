/** The options of Citadels sorted by what is done, and which other moves people will ask about. */
import { districtFace, isCharacter } from '../faces.ts';
import type { CitadelsView, Option } from '../protocol.ts';

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

// What the characters are known for; the server knows whether it can be done, and says why not.
const KNOWN_FOR: Record<string, string[]> = {
  merchant: ['bonus'], architect: ['cards'], abbot: ['levy'], navigator: ['navigate gold', 'navigate cards'],
};
const WORKS = ['smithy'];

/** Moves of the own turn that somebody may look for in vain, to be asked about. */
export function missedIn(view: CitadelsView, options: Option[]): string[] {
  if (view.decision !== 'turn' || view.turn === null || view.seat === null) return [];
  const offered = new Set(options.map((option) => option.move));
  const character = view.turn.character;
  const city = view.players[view.seat]?.city.map((district) => district.card) ?? [];
  const wanted = [
    'gold', 'draw', 'income', ...(KNOWN_FOR[character] ?? []),
    ...[...new Set(view.hand)].map((card) => `build ${card}`),
    ...WORKS.filter((work) => city.includes(work)),
    ...(city.includes('laboratory') && view.hand[0] ? [`laboratory ${view.hand[0]}`] : []),
    ...(city.includes('museum') && view.hand[0] ? [`museum ${view.hand[0]}`] : []),
    ...strikes(view, character, offered),
    'end',
  ];
  return wanted.filter((move) => !offered.has(move));
}

/** A Warlord or a Diplomat looks at every city: one move for each that offers nothing. */
function strikes(view: CitadelsView, character: string, offered: Set<string>): string[] {
  const verb = { warlord: 'destroy', diplomat: 'trade' }[character];
  if (!verb) return [];
  return view.players.flatMap((player, seat) => {
    const cheapest = player.city.toSorted((one, other) => districtFace(one.card).cost - districtFace(other.card).cost)[0];
    const hasOffer = [...offered].some((move) => move.startsWith(`${verb} ${seat + 1} `));
    if (!cheapest || hasOffer || seat === view.seat) return [];
    return [`${verb} ${seat + 1} ${cheapest.card}${cheapest.has_gold ? '*' : ''}`];
  });
}
