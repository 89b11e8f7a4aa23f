/** Rule paragraphs and refusals in words for people at the table. */
import { alone, type Paragraph } from './faces.ts';
import type { Refusal } from './protocol.ts';
import type { Language } from './settings.svelte.ts';
import { t, texts } from './texts.svelte.ts';

type Page = () => Promise<{ default: Record<string, Paragraph> }>;

const PAGES: Record<string, Record<Language, Page>> = {
  K: {
    de: () => import('raenke:rules/kabale/de'),
    en: () => import('raenke:rules/kabale/en'),
    hu: () => import('raenke:rules/kabale/hu'),
    ko: () => import('raenke:rules/kabale/ko'),
  },
  C: {
    de: () => import('raenke:rules/citadels/de'),
    en: () => import('raenke:rules/citadels/en'),
    hu: () => import('raenke:rules/citadels/hu'),
    ko: () => import('raenke:rules/citadels/ko'),
  },
};

export async function paragraphOf(number: string, language: Language): Promise<Paragraph | undefined> {
  return (await PAGES[number.charAt(0)]?.[language]())?.default[number];
}

/** What a paragraph is about: an option by the name it has at the table, else as the page says. */
export function headingOf(number: string, title: string): string {
  const option = `${number.startsWith('C') ? 'citadels-' : ''}option-${title.split(':')[0]}`;
  return texts.has(option) ? texts.text(option) : title;
}

/** What the one card of a paragraph does, in a line. */
export function abilityOf(number: string): string {
  const card = alone(number);
  return card ? t(`${card.kind}-${card.card}.rule`) : '';
}

/** Why something was refused, without the paragraph, which has a button. */
export function reasonText(refusal: Refusal): string {
  return refusal.text.replace(/ ?\([KC]\d+\.\d+\)/g, '');
}
