/** Words for the fields and values of a game without a folder here, from its own texts, which the server sends. */
import { carrier } from '../carrier.ts';
import { Texts, texts } from '../texts.svelte.ts';

/** Fields that name a player. */
const SEATS = new Set(['seat', 'winner', 'winners', 'first', 'active', 'by', 'owner', 'dealer', 'leader', 'crown', 'holder', 'turn']);

export class Words {
  #own = new Texts();
  #ids = $state.raw<string[]>([]);

  constructor(
    readonly game: string,
    readonly name: (seat: number) => string,
  ) {}

  async load(language: string): Promise<void> {
    const answer = await carrier().request('GET', `/api/texts/${language}/${this.game}`, undefined, language).catch(() => null);
    if (answer?.status === 200) this.read(language, answer.text);
  }

  read(language: string, text: string): void {
    this.#own.read(language, text);
    this.#ids = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]!);
  }

  /** The name of a field. */
  field(field: string): string {
    const own = `${this.game}-view-${field}`;
    if (this.#ids.includes(own)) return this.#own.text(own);
    // For a list with an item for each seat, use the singular: each player has one.
    const common = [`web-view-${field}`, `web-view-${field.replace(/s$/, '')}`].find((key) => texts.has(key));
    return common ? texts.text(common) : spaced(field);
  }

  /** A value in words: a player's name, a card's name, or the value as it is. */
  value(value: string | number | boolean, field: string): string {
    if (typeof value === 'boolean') return texts.text(value ? 'play-yes-word' : 'play-no-word');
    if (typeof value === 'number') return SEATS.has(field) ? this.name(value) : texts.number(value);
    const keys = NAMES.flatMap((kind) => [`${this.game}-${kind}-${value}`, `${kind}-${value}`]);
    const key = keys.find((each) => this.#ids.includes(each));
    return key ? this.#own.text(key) : spaced(value);
  }
}

/** The prefixes of texts that name something. */
const NAMES = ['card', 'character', 'district', 'domain', 'colour', 'suit'];

const spaced = (id: string): string => id.replace(/^(is|has)_/, '').replaceAll('_', ' ');
