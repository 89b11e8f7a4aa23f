/** Rule paragraphs and refusals in words for people at the table. */
import { rules } from 'raenke:lists';
import { differing, inForce, inWords } from './options.svelte.ts';
import { t, texts } from './texts.svelte.ts';
import type { GameSheet, Refusal } from './wire.ts';

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

const FACES = import.meta.glob<{ abilityOf(paragraph: string): string }>('./*/faces.ts', { eager: true });

const NUMBER = /[A-Z]\d+\.\d+/g;

const pageOf = (number: string) => rules[number.charAt(0)];

/** The number of a paragraph that people can read here: K2.3. */
export function numberIn(text: string): string | null {
  const number = /[A-Z]\d+\.\d+/.exec(text)?.[0];
  return number && pageOf(number) ? number : null;
}

/** Whose rules a paragraph belongs to. */
export const gameOf = (number: string): string => pageOf(number)?.game ?? '';

export async function paragraphOf(number: string, language: string): Promise<Paragraph | undefined> {
  return (await pageOf(number)?.pages[language]?.())?.default[number];
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

/** What the table on the page plays instead of the default, of all that a paragraph speaks of. */
export function heldHere(sheet: GameSheet, number: string, rule: Paragraph): string[] {
  const table = sheet.name === pageOf(number)?.game ? inForce.table : null;
  const told = rule.blocks.flatMap((block) => [block.text, ...block.rows.flat()]).join(' ');
  const named = new Set([number, ...(told.match(NUMBER) ?? [])]);
  const found = table ? differing(sheet, table.options, table.seats).filter((option) => named.has(option.paragraph)) : [];
  return found.map((option) => t('rules-here', { option: option.title, value: inWords(sheet, option, table!.options[option.name]) }));
}

/** A sentence without its paragraph, because that has a button. */
export const bare = (text: string): string => text.replace(/ ?\([A-Z]\d+\.\d+\)/g, '');

/** Why something was refused. */
export const reasonText = (refusal: Refusal): string => bare(refusal.text);
