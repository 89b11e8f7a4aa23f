/** What is printed on the cards and in the rules, as the build reads it from the rule pages. */
import faces from 'raenke:faces';
import { texts } from './texts.svelte.ts';

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

/** The number in an ally's corner, as the language writes it. */
export function cornerOf(card: string): string {
  const { number } = allyFace(card);
  return /^[\d.]+$/.test(number) ? texts.number(Number(number)) : number || '?';
}

/** The card a rule paragraph is about, if it is about one alone. */
export function alone(paragraph: string): { kind: 'card' | 'district' | 'character'; card: string } | null {
  const kinds = [['card', faces.allies], ['district', faces.districts], ['character', faces.characters]] as const;
  const found = kinds.flatMap(([kind, cards]) =>
    Object.entries(cards).filter(([, face]) => face.paragraph === paragraph).map(([card]) => ({ kind, card })),
  );
  return found.length === 1 ? found[0]! : null;
}
