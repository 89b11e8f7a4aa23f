/** All words: the Fluent files of one language at a time, and the functions their sentences call. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { roomTexts, texts as files } from 'raenke:lists';
import { untrack } from 'svelte';

type Arguments = Record<string, FluentVariable>;

export class Texts {
  #bundle = $state.raw<FluentBundle | null>(null);
  language = $state('en');

  /** The rooms somebody has been in, whose texts are here too. */
  #rooms = new Set<string>();
  #loading: Promise<void> = Promise.resolve();

  /** One after the other, so that the last wish is the last to be read. */
  load(language: string): Promise<void> {
    return (this.#loading = this.#loading.then(() => this.#load(language)));
  }

  async #load(language: string): Promise<void> {
    const lists = [files, ...[...this.#rooms].map((room) => roomTexts[room] ?? {})];
    const found = await Promise.all(lists.map((list) => list[language]?.()));
    if (found[0]) this.read(language, found.map((file) => file?.default ?? '').join('\n'));
  }

  /** Get the texts of rooms, before they or a part of them are shown. */
  async enter(...rooms: string[]): Promise<void> {
    const fresh = rooms.filter((room) => roomTexts[room] && !this.#rooms.has(room));
    for (const room of fresh) this.#rooms.add(room);
    await (fresh.length ? this.load(untrack(() => this.language)) : this.#loading);
  }

  read(language: string, text: string): void {
    const named = (kind: string) => (positional: unknown[], options: Record<string, unknown>) =>
      this.text(dotted(`${kind}-${plain(positional[0])}`, options.form));
    const bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        CARD: named('card'),
        CHARACTER: named('character'),
        DISTRICT: named('district'),
        COLUMN: ([column], { form }) => this.text(dotted('column', form), { column: Number(plain(column)) }),
      },
    });
    bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
  }

  has(key: string): boolean {
    const [name = '', attribute] = key.split('.');
    const message = this.#bundle?.getMessage(name);
    return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
  }

  /** The text `id` or `id.attribute`, with its arguments in place. */
  text(key: string, args: Arguments = {}): string {
    return this.#formatted(key, args);
  }

  /** The same; where an argument that only chooses between variants is missing, the default variant. */
  loose(key: string, args: Arguments): string {
    return this.#formatted(key, args, []);
  }

  #formatted(key: string, args: Arguments, errors: Error[] | null = null): string {
    const bundle = this.#bundle;
    if (!bundle) return '';
    const [name = '', attribute] = key.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`there is no text ${key} in ${this.language}`);
    return bundle.formatPattern(pattern, args, errors);
  }

  /** It takes longer to make one than to lay out a card. */
  #formats = new Map<string, Intl.NumberFormat>();

  /** A number as the language writes it, with a minus as wide as a plus: 9.5 or 9,5, −1 or +1. */
  number(value: number): string {
    let format = this.#formats.get(this.language);
    if (!format) this.#formats.set(this.language, (format = new Intl.NumberFormat(this.language)));
    return format.format(value).replace('-', '−');
  }

  list(items: string[]): string {
    const head = items.slice(0, -1).join(this.text('list-comma'));
    return [head, ...items.slice(-1)].filter(Boolean).join(this.text('list-and'));
  }
}

const plain = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'valueOf' in value ? String(value.valueOf()) : String(value);
const dotted = (name: string, form: unknown): string => (form === undefined ? name : `${name}.${plain(form)}`);

export const texts = new Texts();
export const t = (key: string, args?: Arguments): string => texts.text(key, args);
