/** The drawings of all signs; like the pictures of cards they come while the page can already be used. */
class Signs {
  #paths = $state.raw<Record<string, string>>({});

  constructor() {
    void import('raenke:signs').then(({ default: paths }) => (this.#paths = paths));
  }

  path(name: string): string {
    return this.#paths[name] ?? '';
  }
}

export const signs = new Signs();
