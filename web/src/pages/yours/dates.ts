/** Dates as the language writes them. */
import { texts } from '../../texts.svelte.ts';

export function dateOf(at: number, length: 'short' | 'long' = 'long'): string {
  const shape: Intl.DateTimeFormatOptions = length === 'short' ? { day: 'numeric', month: 'short' } : { dateStyle: 'medium' };
  return new Intl.DateTimeFormat(texts.language, shape).format(at);
}
