/** The games explained by the server, asked for once in each language. */
import { games } from './api.ts';
import { settings } from './settings.svelte.ts';
import type { GameSheet } from './wire.ts';

const asked = new Map<string, Promise<GameSheet[]>>();

export async function sheetOf(game: string): Promise<GameSheet | null> {
  const { language } = settings;
  const sheets = asked.get(language) ?? games();
  asked.set(language, sheets);
  try {
    return (await sheets).find((sheet) => sheet.name === game) ?? null;
  } catch {
    asked.delete(language); // ask again
    return null;
  }
}
