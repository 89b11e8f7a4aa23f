/** What is printed on the cards and in the rules, as the build reads it from the rule pages. */
import faces from 'raenke:faces';

export interface AllyFace {
  number: string;
  works: 'always' | 'reveal' | 'award';
  domain: string | null;
  paragraph: string;
}
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
export interface Faces {
  allies: Record<string, AllyFace>;
  districts: Record<string, DistrictFace>;
  characters: Record<string, CharacterFace>;
}
export interface Block {
  kind: 'text' | 'item' | 'table';
  text: string;
  rows: string[][];
  open: boolean;
}
export interface Paragraph {
  title: string;
  blocks: Block[];
}

const NO_ALLY: AllyFace = { number: '?', works: 'always', domain: null, paragraph: 'K1.1' };
const NO_DISTRICT: DistrictFace = { colour: 'violet', cost: 0, points: 0, paragraph: 'C1.1' };
const NO_CHARACTER: CharacterFace = { rank: 0, colour: null, paragraph: 'C2.1' };

export const allyFace = (card: string): AllyFace => faces.allies[card] ?? NO_ALLY;
export const districtFace = (card: string): DistrictFace => faces.districts[card] ?? NO_DISTRICT;
export const characterFace = (card: string): CharacterFace => faces.characters[card] ?? NO_CHARACTER;
export const isCharacter = (card: string): boolean => card in faces.characters;
