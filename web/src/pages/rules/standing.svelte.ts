/** What the rules are read for: a table (`?table=`), an edition (`?edition=`), or as the page tells them. */
import { Refused, tableAt, Unreachable } from '../../api.ts';
import { defaultsOf, differing, inForce, inWords, titleOf } from '../../options.svelte.ts';
import { here, pathTo } from '../../place.ts';
import { router } from '../../route.svelte.ts';
import { sheetOf } from '../../sheets.ts';
import type { GameSheet, TableState } from '../../wire.ts';

export interface Difference {
  paragraph: string;
  title: string;
  value: string;
}

export class Standing {
  sheet = $state.raw<GameSheet | null>(null);
  #table = $state.raw<TableState | null>(null);
  isGone = $state(false);

  constructor(readonly game: () => string) {}

  #asked(name: string): string {
    void router.route; // a new one whenever the address changes
    return new URLSearchParams(here().search).get(name) ?? '';
  }

  /** The table one comes from, of whatever game. */
  get tableId(): string {
    return this.#asked('table');
  }

  get table(): TableState | null {
    return this.#table?.game === this.game() ? this.#table : null;
  }

  /** The edition chosen on the page. */
  get edition(): string {
    const name = this.#asked('edition');
    return this.sheet?.editions.some((each) => each.name === name) ? name : '';
  }

  /** Asks for the game and the table; to be called anew when the language changes. */
  async load(): Promise<void> {
    const [game, id] = [this.game(), this.tableId];
    this.sheet = await sheetOf(game);
    if (!id || this.#table?.id === id) return;
    try {
      this.#table = await tableAt(id);
      this.isGone = false;
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      this.isGone = true;
    }
  }

  /** Lets the lines of cards and paragraphs follow it. */
  look(): void {
    const { sheet, table } = this;
    const chosen = sheet?.editions.find((each) => each.name === this.edition);
    if (chosen && sheet) inForce.look({ game: sheet.name, seats: sheet.least_seats, options: { ...defaultsOf(sheet, sheet.least_seats), ...chosen.options } });
    else inForce.look(table && { game: table.game, seats: table.seats.length, options: table.options });
  }

  /** The name of what is played, and every option that is not the default. */
  get title(): string {
    const { sheet, table } = this;
    if (!sheet) return '';
    const chosen = sheet.editions.find((each) => each.name === this.edition);
    return chosen?.title ?? (table ? (titleOf(sheet, table) ?? sheet.editions[0]?.title ?? '') : '');
  }

  get differences(): Difference[] {
    const { sheet } = this;
    const played = inForce.table;
    if (!sheet || played?.game !== sheet.name) return [];
    const names = this.table && !this.edition ? this.table.seats.map((seat) => seat.name ?? '') : [];
    return differing(sheet, played.options, played.seats).map((option) => ({
      paragraph: option.paragraph,
      title: option.title,
      value: inWords(sheet, option, played.options[option.name], names.every(Boolean) ? names : []),
    }));
  }

  /** Another edition in the address; empty for the table's own, or the page as it is. */
  choose(edition: string): void {
    const asked = new URLSearchParams(here().search);
    if (edition) asked.set('edition', edition);
    else asked.delete('edition');
    const search = `${asked}`;
    const { path, hash } = here();
    history.replaceState(null, '', pathTo(`${path}${search && `?${search}`}${hash}`));
    router.read();
  }
}
