/** The pictures of a game's cards; they load after the table, which works without them. */
import { pictures as sets } from 'raenke:lists';

class Pictures {
  #sets = $state.raw<Record<string, Record<string, string>>>({});
  #asked = new Set<string>();

  load(game: string): void {
    if (this.#asked.has(game)) return;
    this.#asked.add(game);
    void sets[game]?.().then(({ default: paths }) => (this.#sets = { ...this.#sets, [game]: paths }));
  }

  path(game: string, card: string): string {
    return this.#sets[game]?.[card] ?? '';
  }
}

export const pictures = new Pictures();
