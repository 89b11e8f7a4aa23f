/** What one seat, or everybody, is shown of a table: one update after the other, at a speed people can follow. */
import type { GameFolder } from '../games.ts';
import { play as sound } from '../notice.ts';
import type { GameEvent, Option, Tip, Told, Update } from '../wire.ts';
import { lengthOf, paces } from './pace.ts';
import { tableEvent, type ToldOf } from './told.ts';

/** Everything that is seen from one seat is in here, so that another seat's page has nothing of it. */
export class Scene<V = unknown, E extends GameEvent = GameEvent> {
  /** How things stand: as the server said last, or while things are still being shown, how it was before. */
  current = $state.raw<Update | null>(null);
  view = $state.raw<V | null>(null);
  log = $state.raw<ToldOf<E>[]>([]);
  /** What is being shown just now. */
  now = $state.raw<ToldOf<E> | null>(null);
  isShowing = $state(false);
  /** Somebody wants to look longer at what is shown. */
  isHeld = $state(false);
  /** What is to be looked through: an event at which the show stops, and what was told after it. */
  award = $state.raw<ToldOf<E>[] | null>(null);
  advice = $state.raw<Tip[] | null>(null);
  wish = $state<string | null>(null);

  /** All that was told, also what is still to be shown. */
  #told: Told[] = [];
  #queue: Update[] = [];
  #isSkipping = false;
  #generation = 0;
  #wake: (() => void) | null = null;

  constructor(
    readonly seat: number | null,
    readonly folder: () => GameFolder | null,
    heard: Told[] = [],
  ) {
    this.#told = heard;
  }

  /** The last one that was looked through, for who wants to see it again. */
  get lastAward(): ToldOf<E>[] | null {
    const at = this.log.findLastIndex((told) => this.#stops(told));
    return at < 0 ? null : this.log.slice(at);
  }

  asked(options: Option[]): Option | null {
    return options.find((option) => option.move === this.wish) ?? null;
  }

  /** Take an update in: event by event, or at once if there is nothing to show the events on, or pages of them. */
  take(update: Update, isPaged: boolean): void {
    const last = this.#queue.at(-1) ?? this.current;
    const goesOn = !isPaged && this.view !== null && this.folder() !== null && update.since !== 0 && update.since === last?.version;
    if (update.table.moves !== last?.table.moves) this.advice = null;
    const isUndone = update.events.some((told) => told.event.type === 'table_undone');
    if (update.since === 0) this.#told = update.events;
    else this.#told = [...this.#told, ...update.events];
    this.#queue.push(update);
    if (!goesOn || isUndone) this.settle();
    else if (!this.isShowing) void this.#show();
  }

  /** Leave out what is still to be shown. */
  settle(): void {
    const last = this.#queue.at(-1);
    this.#generation += 1;
    this.#queue = [];
    this.#wake?.();
    this.now = null;
    this.isShowing = false;
    this.isHeld = false;
    this.log = this.#told as ToldOf<E>[];
    if (this.award) this.award = this.lastAward;
    if (last) this.#stand(last);
  }

  /** Stop showing, or go on with it. */
  hold(): void {
    this.isHeld = !this.isHeld;
    if (!this.isHeld) this.#wake?.();
  }

  /** On to the next event. */
  next(): void {
    this.isHeld = false;
    if (!this.award) this.#wake?.();
  }

  /** Show the rest at once. */
  skip(): void {
    this.isHeld = false;
    this.#isSkipping = true;
    this.award = null;
    this.#wake?.();
  }

  closeAward(): void {
    this.award = null;
    this.#wake?.();
  }

  #stand(update: Update): void {
    if (this.current?.version !== update.version) this.wish = null;
    this.current = update;
    this.view = update.view as V | null;
  }

  async #show(): Promise<void> {
    const generation = this.#generation;
    const folder = this.folder()!;
    this.isShowing = true;
    this.#isSkipping = false;
    for (let update = this.#queue[0]; update; update = this.#queue[0]) {
      const pace = paces(folder, update);
      for (const at of update.events.keys()) {
        await this.#showOne(folder, update, at, pace.slice(at));
        if (generation !== this.#generation) return;
      }
      this.#queue.shift();
      this.#stand(update);
    }
    this.now = null;
    this.isShowing = false;
    this.isHeld = false;
  }

  async #showOne(folder: GameFolder, update: Update, at: number, pace: number[]): Promise<void> {
    const generation = this.#generation;
    const told = update.events[at] as ToldOf<E>;
    this.log = [...this.log, told];
    this.now = told;
    if (!tableEvent(told)) this.view = folder.staged(this.view, told.event) as V;
    sound(folder.tones[told.event.type]);
    const length = lengthOf(folder, pace, this.#queue.slice(1));
    if (length && !document.hidden) await this.#pause(length);
    if (this.isHeld) await this.#pause(null);
    if (generation !== this.#generation) return;
    if (this.#stops(told) && !this.#isSkipping) {
      this.award = update.events.slice(at) as ToldOf<E>[];
      await this.#pause(null);
    }
  }

  #stops(told: Told): boolean {
    return !tableEvent(told) && this.folder()?.stops(told.event) === true;
  }

  /** Wait so long, or until somebody goes on. */
  #pause(milliseconds: number | null): Promise<void> {
    if (this.#isSkipping) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = milliseconds === null ? undefined : setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
