/** The names of games: from the texts here, or from the server. */
import { games } from './api.ts';
import { texts } from './texts.svelte.ts';

class Titles {
  #told = $state.raw<Record<string, string>>({});
  #language = '';

  of(game: string): string {
    const key = `server-game-${game}`;
    if (texts.has(key)) return texts.text(key);
    if (this.#language !== texts.language) void this.#ask();
    return this.#told[game] ?? game;
  }

  async #ask(): Promise<void> {
    this.#language = texts.language;
    const sheets = await games().catch(() => []);
    this.#told = Object.fromEntries(sheets.map((sheet) => [sheet.name, sheet.title]));
  }
}

export const titles = new Titles();
