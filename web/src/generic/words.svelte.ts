/** Words for the fields and values of a game that has no folder here: from its own texts, which the server sends. */
import { Texts, texts } from '../texts.svelte.ts';

/** Fields that say who it is. */
const SEATS = new Set(['seat', 'winner', 'winners', 'first', 'active', 'by', 'owner', 'dealer', 'leader', 'crown', 'holder', 'turn']);

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
    const own = `${this.game}-view-${field}`;
    if (this.#ids.includes(own)) return this.#own.text(own);
    // What a list has for each seat stands with each as one.
    const common = [`web-view-${field}`, `web-view-${field.replace(/s$/, '')}`].find((key) => texts.has(key));
    return common ? texts.text(common) : spaced(field);
  }

  /** A value in words: who it is, the name of a card, or as it stands. */
  value(value: string | number | boolean, field: string): string {
    if (typeof value === 'boolean') return texts.text(value ? 'web-yes' : 'web-no');
    if (typeof value === 'number') return SEATS.has(field) ? this.name(value) : texts.number(value);
    const keys = NAMES.flatMap((kind) => [`${this.game}-${kind}-${value}`, `${kind}-${value}`]);
    const key = keys.find((each) => this.#ids.includes(each));
    return key ? this.#own.text(key) : spaced(value);
  }
}

/** How texts that name something begin. */
const NAMES = ['card', 'character', 'district', 'domain', 'colour', 'suit'];

const spaced = (id: string): string => id.replace(/^(is|has)_/, '').replaceAll('_', ' ');
