/** Rule paragraphs and refusals in words for people at the table. */
import { rules } from 'raenke:lists';
import { texts } from './texts.svelte.ts';
import type { Refusal } from './wire.ts';

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

const pageOf = (number: string) => rules[number.charAt(0)];

/** The number of a paragraph that people can read here: K2.3. */
export function numberIn(text: string): string | null {
  const number = /[A-Z]\d+\.\d+/.exec(text)?.[0];
  return number && pageOf(number) ? number : null;
}

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

/** Why something was refused, without the paragraph, because that has a button. */
export function reasonText(refusal: Refusal): string {
  return refusal.text.replace(/ ?\([A-Z]\d+\.\d+\)/g, '');
}
