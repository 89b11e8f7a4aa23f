/** What one seat, or everybody, is shown of a table: one update after the other, at a speed people can follow. */
import { staged as stagedCitadels } from '../citadels/stage.ts';
import { staged as stagedKabale } from '../kabale/stage.ts';
import { play as sound } from '../notice.ts';
import type { CitadelsView, KabaleView, Option, Tip, Told, Update } from '../protocol.ts';
import { lengthOf, paces } from './pace.ts';

/** A round's end, to be walked through: each goal's award. */
export interface RoundAward {
  round: number;
  awards: Told[];
}

/** Everything that is seen from one seat is in here, so that another seat's page has nothing of it. */
export class Scene {
  /** How things stand: as the server said last, or while things are still being shown, how it was before. */
  current = $state.raw<Update | null>(null);
  view = $state.raw<unknown>(null);
  log = $state.raw<Told[]>([]);
  /** What is being shown just now. */
  now = $state.raw<Told | null>(null);
  isShowing = $state(false);
  /** Somebody wants to look longer at what is shown. */
  isHeld = $state(false);
  award = $state.raw<RoundAward | null>(null);
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
    heard: Told[] = [],
  ) {
    this.#told = heard;
  }

  /** The last round's award, for who wants to see it again. */
  get lastAward(): RoundAward | null {
    const at = this.log.findLastIndex((told) => told.event.type === 'round_ended' && told.event.columns);
    return at < 0 ? null : roundAward(this.log, at);
  }

  asked(options: Option[]): Option | null {
    return options.find((option) => option.move === this.wish) ?? null;
  }

  /** Take an update in: event by event, or at once if there is nothing to show the events on, or pages of them. */
  take(update: Update, isPaged: boolean): void {
    const last = this.#queue.at(-1) ?? this.current;
    const goesOn = !isPaged && this.view !== null && update.since !== 0 && update.since === last?.version;
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
    this.log = this.#told;
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
    this.view = update.view;
  }

  async #show(): Promise<void> {
    const generation = this.#generation;
    this.isShowing = true;
    this.#isSkipping = false;
    for (let update = this.#queue[0]; update; update = this.#queue[0]) {
      const pace = paces(update);
      for (const [at, told] of update.events.entries()) {
        await this.#showOne(update, told, at, pace.slice(at));
        if (generation !== this.#generation) return;
      }
      this.#queue.shift();
      this.#stand(update);
    }
    this.now = null;
    this.isShowing = false;
    this.isHeld = false;
  }

  async #showOne(update: Update, told: Told, at: number, pace: number[]): Promise<void> {
    const generation = this.#generation;
    this.log = [...this.log, told];
    this.now = told;
    this.view =
      update.table.game === 'kabale'
        ? stagedKabale(this.view as KabaleView, told.event)
        : stagedCitadels(this.view as CitadelsView, told.event);
    sound(told.event.type);
    const length = lengthOf(pace, this.#queue.slice(1));
    if (length && !document.hidden) await this.#pause(length);
    if (this.isHeld) await this.#pause(null);
    if (generation !== this.#generation) return;
    if (told.event.type === 'round_ended' && told.event.columns && !this.#isSkipping) {
      this.award = roundAward(update.events, at);
      await this.#pause(null);
    }
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

export function roundAward(tolds: Told[], at: number): RoundAward {
  const ended = tolds[at]!.event;
  const rest = tolds.slice(at + 1);
  const end = rest.findIndex((told) => told.event.type !== 'goal_awarded');
  return { round: ended.round, awards: rest.slice(0, end < 0 ? undefined : end) };
}
