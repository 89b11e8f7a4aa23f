/** One table as this browser knows it: what the server said, shown step by step at a speed people can follow. */
import { Refused } from '../api.ts';
import { PACE as CITADELS_PACE, staged as stagedCitadels } from '../citadels/stage.ts';
import { PACE as KABALE_PACE, staged as stagedKabale } from '../kabale/stage.ts';
import { Line, Lost, type LineState } from '../line.ts';
import { notify, play as sound } from '../notice.ts';
import type {
  Answer, CitadelsView, Command, Game, KabaleView, Option, Refusal, SeatState, Tip, Told, Update,
} from '../protocol.ts';
import { reasonText } from '../rules.ts';
import { settings, type Speed } from '../settings.svelte.ts';
import { t } from '../texts.svelte.ts';

const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, instant: 0 };
const PACE: Record<Game, Record<string, number>> = { kabale: KABALE_PACE, citadels: CITADELS_PACE };

/** A round's end, to be walked through: the columns as they lay, and each goal's award. */
export interface RoundAward {
  round: number;
  columns: [number, string, string?][][];
  awards: Told[];
}

export interface Trouble {
  text: string;
  todo: string;
  paragraph: string | null;
}

export class LiveTable {
  /** What the server said last. */
  latest = $state.raw<Update | null>(null);
  /** What is shown: as `latest`, or while things are still being shown, how it was before. */
  current = $state.raw<Update | null>(null);
  view = $state.raw<unknown>(null);
  log = $state.raw<Told[]>([]);
  /** What is being shown just now. */
  now = $state.raw<Told | null>(null);
  isShowing = $state(false);
  award = $state.raw<RoundAward | null>(null);
  line = $state<LineState>('connecting');
  shut = $state.raw<Refusal | null>(null);
  pending = $state<string | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  advice = $state.raw<Tip[] | null>(null);
  wasLost = $state(false);
  /** Somebody wants to look longer at what is shown. */
  isHeld = $state(false);
  #wish = $state<string | null>(null);

  #line: Line;
  #queue: Update[] = [];
  #isSkipping = false;
  #generation = 0;
  #wake: (() => void) | null = null;
  #seen = new Map<number, { version: number; log: Told[] }>();

  constructor(readonly id: string) {
    this.#line = new Line(
      id,
      { onUpdate: (update) => this.#heard(update), onState: (state, refusal) => this.#lineIs(state, refusal) },
      () => settings.language,
    );
  }

  get seat(): number | null {
    return this.current?.seat ?? null;
  }

  get seats(): SeatState[] {
    return this.latest?.table.seats ?? [];
  }

  /** What may be chosen here and now: nothing while something is shown, sent, or not certain. */
  get options(): Option[] {
    const isCertain = this.line === 'open' && !this.isShowing && this.pending === null && !this.award;
    return isCertain && this.current === this.latest ? (this.current?.options ?? []) : [];
  }

  /** A move that was chosen and is still to be confirmed. */
  get asked(): Option | null {
    return this.options.find((option) => option.move === this.#wish) ?? null;
  }

  get curtain(): number | null {
    return this.isShowing || this.award ? null : (this.current?.curtain ?? null);
  }

  /** The last round's award, for who wants to see it again. */
  get lastAward(): RoundAward | null {
    const at = this.log.findLastIndex((told) => told.event.type === 'round_ended' && told.event.columns);
    return at < 0 ? null : roundAward(this.log, at);
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? t('web-seat', { number: seat + 1 });
  }

  colour(seat: number): string {
    return this.seats[seat]?.colour ?? 'black';
  }

  /** Make a move; where moves are to be confirmed, the second time it is chosen. */
  choose(move: string | undefined): void {
    if (!move) return;
    if (settings.confirm && this.asked?.move !== move) this.#wish = move;
    else void this.play(move);
  }

  thinkAgain(): void {
    this.#wish = null;
  }

  async play(move: string): Promise<void> {
    if (this.pending !== null || !this.current) return;
    this.pending = move;
    this.#wish = null;
    this.trouble = null;
    this.advice = null;
    await this.ask({ type: 'play', move, version: this.current.version });
    this.pending = null;
  }

  /** Send a command; what goes wrong is shown, and nothing is given back then. */
  async ask(command: Command): Promise<Answer | null> {
    try {
      const seat = command.seat ?? this.seat;
      return await this.#line.send(seat === null ? command : { ...command, seat });
    } catch (error) {
      this.trouble = troubleOf(error);
      return null;
    }
  }

  /** What a bot advises; asked again in another language, the server words the same advice anew. */
  async askAdvice(): Promise<void> {
    const answer = await this.ask({ type: 'hint' });
    this.advice = answer?.type === 'advice' ? answer.options : null;
  }

  async look(seat: number): Promise<void> {
    const seen = this.#seen.get(seat);
    await this.ask({ type: 'look', seat, since: seen?.version ?? 0 });
  }

  /** Stop showing, or go on with it. */
  hold(): void {
    this.isHeld = !this.isHeld;
    if (!this.isHeld) this.#wake?.();
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

  retell(): void {
    this.#seen.clear();
    this.#line.reconnect(0);
  }

  hurry(): void {
    this.#line.hurry();
  }

  leave(): void {
    this.#line.end();
    this.#queue = [];
    this.skip();
  }

  #lineIs(state: LineState, refusal: Refusal | null): void {
    if (state === 'lost') this.wasLost = true;
    if (state === 'open' && this.wasLost) setTimeout(() => (this.wasLost = false), 4000);
    this.line = state;
    this.shut = refusal;
  }

  #heard(update: Update): void {
    const before = this.latest;
    this.latest = update;
    if (update.table.moves !== before?.table.moves || update.seat !== before.seat) this.advice = null;
    if (update.since === 0 && this.advice) void this.askAdvice();
    if (update.seats.length > 1) this.#line.seat = update.seat;
    if (update.options.length && !before?.options.length) notify(this.id, t('web-notice-turn'));
    const isOther = before === null || before.seat !== update.seat;
    const isUndone = update.events.some((told) => told.event.type === 'table_undone');
    if (update.since === 0 || update.since === null || isUndone) {
      if (update.since === 0) this.log = update.events;
      else this.log = [...this.log, ...update.events];
      this.#settle(update);
      return;
    }
    if (isOther) this.log = this.#seen.get(update.seat ?? -1)?.log ?? [];
    if (isOther && this.current) this.current = { ...update, options: [], curtain: null };
    this.#queue.push(update);
    if (!this.isShowing) void this.#show();
  }

  /** Leave out what is still to be shown; everything was told anew. */
  #settle(update: Update): void {
    this.#generation += 1;
    this.#queue = [];
    this.#wake?.();
    this.now = null;
    this.isShowing = false;
    this.isHeld = false;
    if (this.award) this.award = this.lastAward;
    this.#stand(update);
  }

  #stand(update: Update): void {
    if (this.current?.version !== update.version) this.#wish = null;
    this.current = update;
    this.view = update.view;
    if (update.seat !== null) this.#seen.set(update.seat, { version: update.version, log: this.log });
  }

  async #show(): Promise<void> {
    const generation = this.#generation;
    this.isShowing = true;
    this.#isSkipping = false;
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      for (const [at, told] of update.events.entries()) {
        await this.#showOne(update, told, at);
        if (generation !== this.#generation) return;
      }
      this.#stand(update);
    }
    this.now = null;
    this.isShowing = false;
    this.isHeld = false;
  }

  async #showOne(update: Update, told: Told, at: number): Promise<void> {
    this.log = [...this.log, told];
    this.now = told;
    const game = update.table.game;
    if (this.view) {
      this.view =
        game === 'kabale'
          ? stagedKabale(this.view as KabaleView, told.event)
          : stagedCitadels(this.view as CitadelsView, told.event);
    }
    sound(told.event.type);
    const pace = (PACE[game][told.event.type] ?? 0) * FACTOR[settings.speed];
    if (pace && !document.hidden) await this.#pause(pace);
    if (this.isHeld) await this.#pause(null);
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
  return { round: ended.round, columns: ended.columns, awards: rest.slice(0, end < 0 ? undefined : end) };
}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refused) {
    const { paragraph, reason } = error.refusal;
    const todo = reason === 'server-refusal-stale' ? t('web-todo-stale') : t('web-todo-choose');
    return { text: t('play-refused', { why: reasonText(error.refusal) }), todo, paragraph };
  }
  if (error instanceof Lost) return { text: t('web-lost-command'), todo: t('web-todo-look'), paragraph: null };
  return { text: t('web-unreachable'), todo: t('web-todo-server'), paragraph: null };
}
