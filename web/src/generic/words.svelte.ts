/** Words for the fields and values of a game that has no folder here: from its own texts, which the server sends. */
import { Texts, texts } from '../texts.svelte.ts';

/** Fields that say who it is. */
const SEATS = new Set(['seat', 'winner', 'winners', 'first', 'active', 'by', 'owner', 'dealer', 'leader', 'crown', 'holder']);

export class Words {
  #own = new Texts();
  #ids = $state.raw<string[]>([]);

  constructor(
    readonly game: string,
    readonly name: (seat: number) => string,
  ) {}

  async load(language: string): Promise<void> {
    const answer = await fetch(`/api/texts/${language}/${this.game}`).catch(() => null);
    if (answer?.ok) this.read(language, await answer.text());
  }

  read(language: string, text: string): void {
    this.#own.read(language, text);
    this.#ids = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]!);
  }

  /** What a field is called. */
  field(field: string): string {
    const own = [`${this.game}-view-${field}`, `view-${field}`].find((key) => this.#has(key));
    if (own) return this.#own.text(own);
    return texts.has(`web-view-${field}`) ? texts.text(`web-view-${field}`) : spaced(field);
  }

  /** A value in words: who it is, the name of a card, or as it stands. */
  value(value: string | number | boolean, field: string): string {
    if (typeof value === 'boolean') return texts.text(value ? 'web-yes' : 'web-no');
    if (typeof value === 'number') return SEATS.has(field) ? this.name(value) : texts.number(value);
    const key = this.#ids.find((id) => NAMES.some((kind) => id === `${kind}-${value}` || id === `${this.game}-${kind}-${value}`));
    return key ? this.#own.text(key) : spaced(value);
  }

  #has(key: string): boolean {
    return this.#ids.includes(key);
  }
}

/** How texts that name something begin. */
const NAMES = ['card', 'character', 'district', 'domain', 'colour', 'suit'];

const spaced = (id: string): string => id.replace(/^(is|has)_/, '').replaceAll('_', ' ');
