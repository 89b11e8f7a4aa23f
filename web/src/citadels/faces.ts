/** What is printed on districts and characters, from the rules. */
import rows from 'raenke:printed/citadels';
import { ruleOf } from '../options.svelte.ts';

export interface DistrictFace {
  colour: string;
  cost: number;
  points: number;
  paragraph: string;
}
export interface CharacterFace {
  rank: number;
  colour: string | null;
  paragraph: string;
}

const NO_DISTRICT: DistrictFace = { colour: 'violet', cost: 0, points: 0, paragraph: 'C1.1' };
const NO_CHARACTER: CharacterFace = { rank: 0, colour: null, paragraph: 'C2.1' };

const DISTRICTS: Record<string, DistrictFace> = {};
const CHARACTERS: Record<string, CharacterFace> = {};
for (const { id = '', rank, colour = 'violet', cost, points = cost, paragraph = 'C1.2' } of rows) {
  if (rank === undefined) DISTRICTS[id] = { colour, cost: Number(cost), points: Number(points), paragraph };
  else CHARACTERS[id] = { rank: Number(rank), colour: colour === '–' ? null : colour, paragraph };
}

export const districtFace = (card: string): DistrictFace => DISTRICTS[card] ?? NO_DISTRICT;
export const characterFace = (card: string): CharacterFace => CHARACTERS[card] ?? NO_CHARACTER;

/** What a paragraph's only card does, in a line. */
export function abilityOf(paragraph: string): string {
  const kinds = [['district', DISTRICTS], ['character', CHARACTERS]] as const;
  const found = kinds.flatMap(([kind, cards]) => Object.keys(cards).filter((card) => cards[card]!.paragraph === paragraph).map((card) => `${kind}-${card}`));
  return found.length === 1 ? ruleOf(found[0]!) : '';
}
