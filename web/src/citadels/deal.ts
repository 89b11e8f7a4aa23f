/** How Citadels deals, written from docs/record.md: the cast if it is drawn, the crown, the whole deck. */
import type { Plain } from '../proof/check.ts';
import { Luck } from '../proof/luck.ts';

const BASE =
  'manor 5, castle 4, palace 3, temple 3, church 3, monastery 3, cathedral 2, tavern 5, market 4, trading_post 3, docks 3, harbor 3, town_hall 2, ' +
  'watchtower 3, prison 3, battlefield 3, fortress 2, haunted_city 1, keep 2, laboratory 1, smithy 1, observatory 1, graveyard 1, dragon_gate 1, ' +
  'university 1, library 1, school_of_magic 1';
const DARK =
  'great_wall 1, lighthouse 1, armory 1, museum 1, imperial_treasury 1, map_room 1, wishing_well 1, quarry 1, bell_tower 1, poor_house 1, factory 1, ' +
  'park 1, hospital 1, throne_room 1, ball_room 1';
const PEOPLE = [
  'assassin thief magician king bishop merchant architect warlord artist'.split(' '),
  'witch tax_collector wizard emperor abbot alchemist navigator diplomat queen'.split(' '),
];

const districtsIn = (list: string): [string, number][] => list.split(', ').map((each) => each.split(' ')).map(([name, copies]) => [name!, Number(copies)]);

function castOf(luck: Luck, seats: number): string[] {
  const ranks = seats === 2 ? 8 : 9;
  return Array.from({ length: ranks }, (_, at) => {
    const isFixed = (seats === 2 && at === 3) || (seats < 5 && at === 8);
    return PEOPLE[isFixed ? 0 : luck.below(2)]![at]!;
  });
}

export function dealt({ seed, seats, options }: Plain): object[] {
  const luck = new Luck(seed);
  const started: Record<string, unknown> = { type: 'game_started' };
  if (options.cast === 'drawn') started.cast = castOf(luck, seats);
  started.crown = options.start_player === 'random' ? luck.below(seats) : options.start_player;
  const out = (options.left_out ?? []) as string[];
  const wanted = options.dark_districts;
  const dark = districtsIn(DARK).filter(([name]) => (wanted === 'all' ? name !== 'ball_room' : Array.isArray(wanted) && wanted.includes(name)));
  const box = [...districtsIn(BASE).filter(([name]) => !out.includes(name)), ...dark];
  return [started, { type: 'deck_shuffled', cards: luck.shuffled(box.flatMap(([name, copies]) => Array<string>(copies).fill(name))) }];
}
