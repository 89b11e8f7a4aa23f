/** A table's clock in words. */
import { t, texts } from '../texts.svelte.ts';
import type { Clock } from '../wire.ts';

export const DAY = 86_400;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long each move may take, and what lies beyond that. */
export function clockText({ move = 0, reserve = 0 }: Clock): string {
  const text = move >= DAY ? t('web-clock-days', { count: move / DAY }) : t('web-clock-minutes', { count: move / 60 });
  return reserve ? `${text} ${t('web-clock-reserve', { count: reserve / 60 })}` : text;
}

/** A moment as somebody here says it. */
export function momentText(at: number): string {
  const form = new Intl.DateTimeFormat(texts.language, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
  return form.format(at);
}

/** Until when somebody may think: near the end as a countdown. */
export function deadlineText(deadline: number, now: number): string {
  const left = Math.max(0, deadline - now);
  if (left >= HOUR) return t('web-clock-until', { time: momentText(deadline) });
  const seconds = Math.ceil(left / 1000);
  return t('web-clock-left', { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` });
}

/** How long what `deadlineText` says stays true. */
export function staysFor(deadline: number, now: number): number {
  const left = deadline - now;
  return left >= HOUR ? Math.min(left - HOUR + 1, MINUTE) : left % 1000 || 1000;
}
