/** Rule paragraphs and refusals in words for people at the table. */
import { alone } from './faces.ts';
import type { Refusal } from './protocol.ts';
import { t, texts } from './texts.svelte.ts';

/** What a paragraph is about, in the chosen language: a card, an option, or a heading of its own; null without one. */
export function headingOf(number: string, english: string): string | null {
  const card = alone(number);
  if (card) return t(`${card.kind}-${card.card}`);
  const id = number.toLowerCase().replace('.', '-');
  if (texts.has(`web-rule-title-${id}`)) return t(`web-rule-title-${id}`);
  const option = `${number.startsWith('C') ? 'citadels-' : ''}option-${english.split(':')[0]}`;
  return texts.has(option) ? texts.text(option) : null;
}

/** What the one card of a paragraph does, in a line. */
export function abilityOf(number: string): string {
  const card = alone(number);
  return card ? t(`${card.kind}-${card.card}.rule`) : '';
}

/** Why something was refused, without the words of the terminal and without the paragraph, which has a button. */
export function reasonText(refusal: Refusal): string {
  const reason = refusal.reason.replace(/^refusal-/, '');
  return texts.has(`web-refusal-${reason}`) ? t(`web-refusal-${reason}`) : refusal.text.replace(/ \([KC]\d+\.\d+\)/g, '');
}
