/** Rule paragraphs and refusals in words for people at the table. */
import { rules } from 'raenke:lists';
import { differing, inForce, inWords } from './options.svelte.ts';
import { t, texts } from './texts.svelte.ts';
import type { GameSheet, Refusal } from './wire.ts';

export interface Block {
  kind: 'text' | 'item' | 'table' | 'drawn';
  text: string;
  rows: string[][];
  open: boolean;
  /** What the game's `Example.svelte` draws: for each row of a table, or one below the other. */
  drawn?: string[];
}
export interface Paragraph {
  title: string;
  blocks: Block[];
}
/** A heading (1 is the page's, 2 a chapter) with what stands below it, or a paragraph (0), of which only the number is here. */
export interface Part {
  level: number;
  number: string;
  title: string;
  blocks: Block[];
}
export interface Rulebook {
  paragraphs: Record<string, Paragraph>;
  parts: Part[];
}

const FACES = import.meta.glob<{ abilityOf(paragraph: string): string }>('./*/faces.ts', { eager: true });

const NUMBER = /[A-Z]\d+\.\d+/g;

const pageOf = (number: string) => rules[number.charAt(0)];
/** The game to which a paragraph belongs. */
export const gameOf = (number: string): string => pageOf(number)?.game ?? '';
/** The games with rules to read. */
export const ruled = Object.values(rules).map(({ game }) => game);

/** The number of a paragraph that people can read here: K2.3. */
export function numberIn(text: string): string | null {
  const number = /[A-Z]\d+\.\d+/.exec(text)?.[0];
  return number && pageOf(number) ? number : null;
}

export async function paragraphOf(number: string, language: string): Promise<Paragraph | undefined> {
  return (await pageOf(number)?.pages[language]?.())?.default.paragraphs[number];
}

/** The title of a paragraph: for an option its name at the table, otherwise the title on the page. */
export function headingOf(number: string, title: string): string {
  const option = `option-${title.split(':')[0]}`;
  const key = [`${pageOf(number)?.game}-${option}`, option].find((each) => texts.has(each));
  return key ? texts.text(key) : title;
}

/** What a paragraph's only card does, in a line. */
export function abilityOf(number: string): string {
  return Object.values(FACES).map((faces) => faces.abilityOf(number)).find(Boolean) ?? '';
}

/** The whole rules of a game, in a language; undefined if it brings none. */
export async function bookOf(game: string, language: string): Promise<Rulebook | undefined> {
  return (await Object.values(rules).find((each) => each.game === game)?.pages[language]?.())?.default;
}

/** All that a paragraph says, as one text. */
export const toldIn = (blocks: Block[]): string => blocks.flatMap((block) => [block.text, ...block.rows.flat()]).join(' ');

/** What the table on the page plays instead of the default, of all that a paragraph speaks of; `text` says it. */
export function heldHere(sheet: GameSheet, number: string, rule: Paragraph, text = 'rules-here'): string[] {
  const table = sheet.name === pageOf(number)?.game ? inForce.table : null;
  const named = new Set([number, ...(toldIn(rule.blocks).match(NUMBER) ?? [])]);
  const found = table ? differing(sheet, table.options, table.seats).filter((option) => named.has(option.paragraph)) : [];
  return found.map((option) => t(text, { option: option.title, value: inWords(sheet, option, table!.options[option.name]) }));
}

/** A sentence without its paragraph, because that has a button. */
export const bare = (text: string): string => text.replace(/ ?\([A-Z]\d+\.\d+\)/g, '');

/** Why something was refused. */
export const reasonText = (refusal: Refusal): string => bare(refusal.text);
