/** Shows a table to one seat, or to everybody: update by update, at a speed people can follow. */
import type { GameFolder } from '../games.ts';
import { play as sound } from '../notice.ts';
import type { GameEvent, Option, Tip, Told, Update } from '../wire.ts';
import { lengthOf, paces } from './pace.ts';
import { tableEvent, type ToldOf } from './told.ts';

/** If nothing came for so long, people waited for somebody's move and not for the show. */
const CAUGHT_UP = 1500;

/** Holds everything one seat sees, so that another seat's page has nothing of it. */
export class Scene<V = unknown, E extends GameEvent = GameEvent> {
  /** The current state: the server's last, or during the show the one before it. */
  current = $state.raw<Update | null>(null);
  view = $state.raw<V | null>(null);
  log = $state.raw<ToldOf<E>[]>([]);
  /** The event in the show now. */
  now = $state.raw<ToldOf<E> | null>(null);
  isShowing = $state(false);
  /** Somebody wants to look longer at this event. */
  isHeld = $state(false);
  /** What to look through: an event where the show stops, and the events after it. */
  award = $state.raw<ToldOf<E>[] | null>(null);
  advice = $state.raw<Tip[] | null>(null);
  wish = $state<string | null>(null);

  /** Everything told, including what is still waiting for the show. */
  #told: Told[] = [];
  #queue: Update[] = [];
  #isSkipping = false;
  #generation = 0;
  #wake: (() => void) | null = null;
  /** Since when this person has been waiting for a choice while things are shown, without pauses; null if not. */
  #since: number | null = null;
  #ended = -Infinity;

  constructor(
    readonly seat: number | null,
    readonly folder: () => GameFolder | null,
    heard: Told[] = [],
  ) {
    this.#told = heard;
  }

  /** The last one people looked through, to see it again. */
  get lastAward(): ToldOf<E>[] | null {
    const at = this.log.findLastIndex((told) => this.#stops(told));
    return at < 0 ? null : this.log.slice(at);
  }

  asked(options: Option[]): Option | null {
    return options.find((option) => option.move === this.wish) ?? null;
  }

  /** Take in an update: event by event, or at once if there is no earlier view to show them on, or if they fill pages. */
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

  /** Skip what is still waiting for the show. */
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

  /** Pause the show, or continue it. */
  hold(): void {
    this.isHeld = !this.isHeld;
    if (!this.isHeld) this.#wake?.();
  }

  /** Go on to the next event. */
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
    if (update.options.length) this.#since = null;
    this.current = update;
    this.view = update.view as V | null;
  }

  async #show(): Promise<void> {
    const generation = this.#generation;
    const folder = this.folder()!;
    this.isShowing = true;
    this.#isSkipping = false;
    if (this.#since === null || performance.now() - this.#ended > CAUGHT_UP) this.#since = performance.now();
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
    this.#ended = performance.now();
  }

  async #showOne(folder: GameFolder, update: Update, at: number, pace: number[]): Promise<void> {
    const generation = this.#generation;
    const told = update.events[at] as ToldOf<E>;
    this.log = [...this.log, told];
    this.now = told;
    if (!tableEvent(told)) this.view = folder.staged(this.view, told.event) as V;
    if (!folder.isSilent?.(this.view, told.event)) sound(folder.tones[told.event.type]);
    const length = lengthOf(folder, pace, this.#queue.slice(1), performance.now() - (this.#since ?? performance.now()));
    if (length && !document.hidden) await this.#pause(length);
    if (this.isHeld) await this.#look();
    if (generation !== this.#generation) return;
    if (this.#stops(told) && !this.#isSkipping) {
      this.award = update.events.slice(at) as ToldOf<E>[];
      await this.#look();
    }
  }

  /** Wait until somebody has looked long enough; that is no waiting for others. */
  async #look(): Promise<void> {
    const begun = performance.now();
    await this.#pause(null);
    if (this.#since !== null) this.#since += performance.now() - begun;
  }

  #stops(told: Told): boolean {
    return !tableEvent(told) && this.folder()?.stops(told.event) === true;
  }

  /** Wait this long, or until somebody goes on. */
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
