/** One table as this browser knows it: what the server sent, seen from one seat at a time. */
import { Refused } from '../api.ts';
import { folderOf, type GameFolder } from '../games.ts';
import { Line, Lost, type LineState, type Listener, type Speaker } from '../line.ts';
import { notify } from '../notice.ts';
import { large } from '../parts/large.svelte.ts';
import { isDevice } from '../place.ts';
import { reasonText } from '../rules.ts';
import { settings } from '../settings.svelte.ts';
import { t } from '../texts.svelte.ts';
import type { Answer, Command, GameEvent, Option, Refusal, SeatState, Tip, Update } from '../wire.ts';
import { saltCommands } from './salts.ts';
import { Scene } from './scene.svelte.ts';
import { tableEvent, type ToldOf } from './told.ts';

export interface Trouble {
  text: string;
  todo: string;
  paragraph: string | null;
}

/** `V` and `E` are the views and events of the game, for the game's own parts. */
export class LiveTable<V = unknown, E extends GameEvent = GameEvent> {
  /** The last update from the server. */
  latest = $state.raw<Update | null>(null);
  /** The game's part of the client, once it is loaded. */
  folder = $state.raw<GameFolder | null>(null);
  line = $state<LineState>('connecting');
  shut = $state.raw<Refusal | null>(null);
  pending = $state<string | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  wasLost = $state(false);
  /** A move that seemed lost with the connection was made after all. */
  wasMade = $state(false);

  /** What stands where else the table says whom it waits for: a replay waits for nobody. */
  caption = $state<string | null>(null);

  /** What is on the page. Another seat gets another scene: nothing of the old one stays. */
  #scene = $state.raw(new Scene<V, E>(null, () => this.folder));
  /** What everybody may know; if several people share a device, it waits here while one of them looks. */
  #everybody = this.#scene;
  /** If the connection ended after sending a move: how many moves came before it. */
  #unsure: number | null = null;
  /** How many milliseconds the server's clock is ahead of this device's. */
  #ahead: number | null = null;
  #line: Speaker;

  constructor(
    readonly id: string,
    open: (listener: Listener) => Speaker = (listener) => new Line(id, listener, () => settings.language),
  ) {
    this.#line = open({
      onUpdate: (update, isPaged) => this.#heard(update, isPaged),
      onState: (state, refusal) => this.#lineIs(state, refusal),
    });
    addEventListener('pagehide', this.#hide);
  }

  get scene(): Scene<V, E> {
    return this.#scene;
  }

  get current(): Update | null {
    return this.#scene.current;
  }

  /** Never null where parts use it: the page draws nothing before there is a view. */
  get view(): V {
    return this.#scene.view as V;
  }

  get log(): ToldOf<E>[] {
    return this.#scene.log;
  }

  get now(): ToldOf<E> | null {
    return this.#scene.now;
  }

  get isShowing(): boolean {
    return this.#scene.isShowing;
  }

  get isHeld(): boolean {
    return this.#scene.isHeld;
  }

  get award(): ToldOf<E>[] | null {
    return this.#scene.award;
  }

  set award(award: ToldOf<E>[] | null) {
    this.#scene.award = award;
  }

  get advice(): Tip[] | null {
    return this.#scene.advice;
  }

  set advice(advice: Tip[] | null) {
    this.#scene.advice = advice;
  }

  /** Whether this move is the best of the advice, to mark it where it is made. */
  advises(move: string): boolean {
    return this.advice?.[0]?.move === move;
  }

  get lastAward(): ToldOf<E>[] | null {
    return this.#scene.lastAward;
  }

  get seat(): number | null {
    return this.#scene.seat;
  }

  get seats(): SeatState[] {
    return this.latest?.table.seats ?? [];
  }

  /** What this person may choose now: nothing while something is shown, sent, or uncertain. */
  get options(): Option[] {
    const isCertain = this.line === 'open' && !this.isShowing && this.pending === null && !this.award;
    return isCertain && this.current === this.latest ? (this.current?.options ?? []) : [];
  }

  /** A chosen move that still needs confirmation. */
  get asked(): Option | null {
    return this.#scene.asked(this.options);
  }

  get curtain(): number | null {
    return this.isShowing || this.award ? null : (this.current?.curtain ?? null);
  }

  name(seat: number): string {
    return this.seats[seat]?.name ?? t('web-seat', { number: seat + 1 });
  }

  colour(seat: number): string {
    return this.seats[seat]?.colour ?? 'black';
  }

  /** Make a move; if moves need confirmation, on the second choice. */
  choose(move: string | undefined): void {
    if (!move) return;
    if (settings.confirm && this.asked?.move !== move) this.#scene.wish = move;
    else void this.play(move);
  }

  thinkAgain(): void {
    this.#scene.wish = null;
  }

  async play(move: string): Promise<void> {
    if (this.pending !== null || !this.current) return;
    const { version } = this.current;
    this.pending = move;
    this.#scene.wish = null;
    this.trouble = null;
    this.advice = null;
    this.wasMade = false;
    await this.ask({ type: 'play', move, version });
    this.pending = null;
  }

  /** Send a command and show errors; returns nothing after an error, or if somebody else looks by now. */
  async ask(command: Command): Promise<Answer | null> {
    const scene = this.#scene;
    const moves = this.current?.table.moves ?? null;
    try {
      const seat = command.seat ?? this.seat ?? this.latest?.seats[0] ?? null;
      const answer = await this.#line.send(seat === null ? command : { ...command, seat });
      return scene === this.#scene ? answer : null;
    } catch (error) {
      if (error instanceof Lost && command.type === 'play') this.#unsure = moves;
      if (scene === this.#scene) this.trouble = troubleOf(error);
      return null;
    }
  }

  /** What a bot advises; asked in another language, the server words the same advice again. */
  async askAdvice(): Promise<void> {
    const answer = await this.ask({ type: 'hint' });
    this.advice = answer?.type === 'advice' ? answer.options : null;
  }

  /** The server's time, because this device's clock may be wrong. */
  async serverTime(): Promise<number> {
    if (this.#ahead === null) {
      const answer = await this.#line.send({ type: 'ping' }).catch(() => null);
      if (answer?.type !== 'pong') return Date.now();
      this.#ahead = answer.at - Date.now();
    }
    return Date.now() + this.#ahead;
  }

  async look(seat: number): Promise<void> {
    await this.ask({ type: 'look', seat, since: 0 });
  }

  hold(): void {
    this.#scene.hold();
  }

  skip(): void {
    this.#scene.skip();
  }

  next(): void {
    this.#scene.next();
  }

  closeAward(): void {
    this.#scene.closeAward();
  }

  retell(): void {
    this.#line.reconnect(0);
  }

  hurry(): void {
    this.#line.hurry();
  }

  leave(): void {
    removeEventListener('pagehide', this.#hide);
    this.#line.end();
    this.#scene.settle();
  }

  #lineIs(state: LineState, refusal: Refusal | null): void {
    if (state === 'lost') this.wasLost = true;
    if (state === 'open' && this.wasLost) setTimeout(() => (this.wasLost = this.wasMade = false), 4000);
    this.line = state;
    this.shut = refusal;
  }

  #heard(update: Update, isPaged: boolean): void {
    const before = this.latest;
    this.latest = update;
    // Load while people still sit down, so that the table is ready when the game begins.
    if (!before) void folderOf(update.table.game).then((found) => (this.folder = found));
    if (asks(update) && !asks(before)) notify(this.id, t('web-notice-turn'));
    if (update.seat !== this.seat) this.#change(update.seat, update.since);
    this.#scene.take(update, isPaged);
    if (update.since === 0 && this.advice) void this.askAdvice();
    if (this.#unsure !== null) this.#sure(update);
    if (update.table.stage === 'waiting') void this.#deal(update);
  }

  /** Take part in the dealing, unseen: who begins notices nothing of it. What is lost comes with the next update. */
  async #deal({ table, seats }: Update): Promise<void> {
    for (const command of await saltCommands(this.id, table.deal, seats)) await this.#line.send(command).catch(() => undefined);
  }

  /** Another seat looks: from now on the whole page belongs to it, and nothing of the other seat stays open. */
  #change(seat: number | null, since: number | null = null): void {
    this.#scene.settle();
    this.trouble = null;
    large.asked = null;
    // A person who sits down during the game has heard what everybody heard until then.
    this.#scene = seat === null ? this.#everybody : new Scene(seat, () => this.folder, since ? this.#everybody.log : []);
  }

  /** After losing the connection with a move on its way: find out whether it was made. */
  #sure(update: Update): void {
    const isAbsent = update.events.map(tableEvent).some((event) => event?.type === 'table_absent' && update.seats.includes(event.seat));
    const isOwn = !isAbsent;
    this.wasMade = isOwn && update.table.moves > this.#unsure!;
    this.trouble = this.wasMade || !isOwn ? null : { text: t('web-not-made'), todo: t('web-todo-repeat'), paragraph: null };
    this.#unsure = null;
  }

  /** The browser may keep the page and show it again to the next person. */
  #hide = (): void => {
    if ((this.latest?.seats.length ?? 0) > 1 && this.seat !== null) this.#change(null);
  };
}

/** Whether somebody at this device has to decide. */
const asks = (update: Update | null): boolean => update !== null && (update.options.length > 0 || update.curtain !== null);

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refused) {
    const { paragraph, reason } = error.refusal;
    const todo = reason === 'server-refusal-stale' ? t('web-todo-stale') : t('web-todo-choose');
    return { text: t('play-refused', { why: reasonText(error.refusal) }), todo, paragraph };
  }
  if (error instanceof Lost) return { text: t('web-lost-command'), todo: t('web-todo-look'), paragraph: null };
  if (isDevice) return { text: t('device-unreachable'), todo: t('device-todo-server'), paragraph: null };
  return { text: t('web-unreachable'), todo: t('web-todo-server'), paragraph: null };
}
