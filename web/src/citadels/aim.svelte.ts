/** What somebody points at, on the table or by a key, until they make a move or let go. */
import type { Table } from './table.ts';
import { choiceOf, forgotten, keysOf, type Choice } from './moves.ts';

/** Ending the turn needs a question if the player may have forgotten something. */
const END = 'end';

export class Aim {
  #at = $state.raw<{ place: string; version: number } | null>(null);
  #from: Element | null = null;
  #choices = $derived.by(() => this.table.options.map(choiceOf));
  #forgotten = $derived.by(() => forgotten(this.table.options));

  /** The digit for each move. */
  keys = $derived.by(() => keysOf(this.table.options));

  constructor(readonly table: Table) {}

  /** The place that somebody points at. */
  get place(): string | null {
    return this.#at && this.#at.version === this.table.current?.version && this.#choices.length ? this.#at.place : null;
  }

  /** The moves in question. */
  get asked(): Choice[] {
    return this.place === null ? [] : this.at(this.place);
  }

  /** What the player may have forgotten, if the question is about ending the turn. */
  get forgotten(): Choice[] {
    return this.place === END ? this.#forgotten : [];
  }

  /** The moves of a place on the table. */
  at(place: string): Choice[] {
    const seat = this.table.view.seat;
    const own = place.replace(`city ${seat} `, 'city own ');
    return this.#choices.filter((choice) => choice.move === place || choice.place === place || choice.place === own);
  }

  point(place: string): void {
    this.table.thinkAgain();
    if (this.place === null) this.#from = document.activeElement;
    this.#at = { place, version: this.table.current?.version ?? 0 };
  }

  letGo(): void {
    this.table.thinkAgain();
    if (this.#at && this.#from instanceof HTMLElement && this.#from.isConnected) this.#from.focus();
    this.#at = null;
  }

  /** Make a move from a list, or ask about it first. A digit only points at it, so that nobody plays by accident. */
  choose(move: string, click: MouseEvent): void {
    const isByKey = !click.isTrusted;
    if (isByKey || (move === END && this.#forgotten.length)) return this.point(move);
    this.#at = null;
    this.table.choose(move);
  }
}
