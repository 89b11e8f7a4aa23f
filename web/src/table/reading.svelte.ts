/** How far each person at this device has read the chat of a table. */
import type { LiveTable } from './live.svelte.ts';
import { unreadOf } from './news.ts';

const read = $state<Record<string, number>>({});
const keyOf = (table: LiveTable): string => `raenke-read-${table.id}-${table.seat ?? 'all'}`;

function readTo(table: LiveTable): number {
  const key = keyOf(table);
  try {
    return read[key] ?? Number(localStorage.getItem(key) ?? 0);
  } catch {
    return read[key] ?? 0;
  }
}

export function unread(table: LiveTable): number {
  return unreadOf(table.log, table.latest?.seats ?? [], table.latest?.muted ?? [], readTo(table)).length;
}

/** Mark everything said so far as read. */
export function markRead(table: LiveTable): void {
  const last = table.log.findLast((told) => told.event.type === 'table_said')?.number ?? 0;
  if (last <= readTo(table)) return;
  read[keyOf(table)] = last;
  try {
    localStorage.setItem(keyOf(table), String(last));
  } catch {
    // A browser without storage starts counting again when the page reloads.
  }
}
