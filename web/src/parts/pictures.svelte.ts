/** The pictures of a game's cards; they come after the table, which is usable without them. */
import type { Game } from '../protocol.ts';

class Pictures {
  #sets = $state.raw<Partial<Record<Game, Record<string, string>>>>({});
  #asked = new Set<Game>();

  load(game: Game): void {
    if (this.#asked.has(game)) return;
    this.#asked.add(game);
    const loading = game === 'kabale' ? import('raenke:pictures/kabale') : import('raenke:pictures/citadels');
    void loading.then(({ default: paths }) => (this.#sets = { ...this.#sets, [game]: paths }));
  }

  path(game: Game, card: string): string {
    return this.#sets[game]?.[card] ?? '';
  }
}

export const pictures = new Pictures();
