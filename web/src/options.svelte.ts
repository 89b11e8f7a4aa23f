/** Options in words, and those of the table one looks at, which the lines of cards and rules follow. */
import type { FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { t, texts } from './texts.svelte.ts';
import type { GameSheet, OptionSheet } from './wire.ts';

export type Options = Record<string, unknown>;

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Looked {
  game: string;
  seats: number;
  options: Options;
}

class InForce {
  #table = $state.raw<Looked | null>(null);

  /** The table on the page; null where there is none. */
  get table(): Looked | null {
    return this.#table;
  }

  look(table: Looked | null): void {
    if (!same(table, untrack(() => this.#table))) this.#table = table;
  }
}
export const inForce = new InForce();

/** What a card does, in a line, at the table on the page or with these options; else as with the defaults. */
export function ruleOf(key: string, options: Options | null = inForce.table?.options ?? null): string {
  return texts.loose(`${key}.rule`, argumentsOf(options ?? {}));
}

/** Options as words of a sentence: numbers and names, no lists. A name in a Fluent file cannot begin with a digit. */
export function argumentsOf(options: Options): Record<string, FluentVariable> {
  const words = Object.entries(options).filter((entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1]));
  return Object.fromEntries(words.map(([name, value]) => [name, typeof value === 'string' && /^\d/.test(value) ? `pays_${value}` : value]));
}

/** The options of a table of so many seats where nothing was chosen. */
export function defaultsOf(sheet: GameSheet, seats: number): Options {
  return { ...Object.fromEntries(sheet.options.map((option) => [option.name, option.default])), ...sheet.needed[seats] };
}

/** What an edition or a preset chooses: what is not the default. */
export function chosenIn(sheet: GameSheet, options: Options): Options {
  const defaults = defaultsOf(sheet, sheet.least_seats);
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => !same(value, defaults[name])));
}

/** The options of a table that are not the default. */
export function differing(sheet: GameSheet, options: Options, seats: number): OptionSheet[] {
  const defaults = defaultsOf(sheet, seats);
  return sheet.options.filter(({ name }) => !same(options[name] ?? defaults[name], defaults[name]));
}

/** The value of an option in words; `names` are the players by seat. */
export function inWords(sheet: GameSheet, option: OptionSheet, value: unknown, names: string[] = []): string {
  const found = option.values.find((choice) => same(choice.value, value));
  if (found) return found.text;
  if (Array.isArray(value)) return texts.list(value.map((card) => option.cards.find((each) => each.id === card)?.name ?? String(card)));
  const key = [`${sheet.name}-option-${option.name}`, `option-${option.name}`].find((each) => texts.has(each));
  if (typeof value === 'number' && key && texts.has(`${key}.count`)) return t(`${key}.count`, { count: value });
  if (typeof value === 'number' && key && texts.has(`${key}.seat`)) return t(`${key}.seat`, { name: names[value] ?? t('web-seat', { number: value + 1 }) });
  return String(value);
}

/** What a table plays: the name of a preset or an edition, or own rules; null if it plays by the default. */
export function titleOf(sheet: GameSheet, table: { edition: string | null; preset: string | null }): string | null {
  if (!sheet.editions.length || table.edition === sheet.editions[0]?.name) return null;
  const found = sheet.presets.find((each) => each.name === table.preset) ?? sheet.editions.find((each) => each.name === table.edition);
  return found?.title ?? t('web-rules-own');
}
