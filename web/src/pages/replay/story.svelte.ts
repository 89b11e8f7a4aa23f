/** A replay as it is looked at: its steps, the one that is shown, and a table that hears of it as of a live one. */
import type { Listener, Speaker } from '../../line.ts';
import { LiveTable } from '../../table/live.svelte.ts';
import type { Replay, ReplayStep, SeatState, TableState, Told, Update } from '../../wire.ts';
import type { Eyes, Source } from './source.ts';

export class Story {
  /** What the first page says of the whole match. */
  told = $state.raw<Replay | null>(null);
  /** The steps that are here, from the first on. */
  steps = $state.raw<ReplayStep[]>([]);
  at = $state(0);
  eyes = $state.raw<Eyes>('open');
  table = $state.raw<LiveTable | null>(null);
  /** Why nothing more comes. */
  error = $state.raw<unknown>(null);

  /** The seat through whose eyes the steps here are told. */
  #seat: number | null = null;
  #listener: Listener | null = null;
  /** Counts what was asked for: an answer to an earlier question is thrown away. */
  #asked = 0;
  #waiting: (() => void)[] = [];

  constructor(
    readonly source: Source,
    at: number,
    eyes: Eyes,
  ) {
    this.eyes = eyes;
    void this.#load(at);
  }

  get moves(): number {
    return this.told?.moves ?? 0;
  }

  get step(): ReplayStep | null {
    return this.steps[this.at] ?? null;
  }

  /** Show a step: the next one as it happens, any other at once. */
  async go(to: number): Promise<void> {
    const asked = this.#asked;
    const wanted = Math.max(0, Math.min(to, this.moves));
    await this.#here(wanted);
    if (asked !== this.#asked || !this.steps[wanted] || !this.table) return;
    this.table.award = null;
    const isNext = wanted === this.at + 1;
    if (!isNext || this.table.isShowing) this.#tell(isNext ? this.at : wanted, 0);
    if (isNext) this.#tell(wanted, wanted);
    this.at = wanted;
  }

  /** Look at the same step through other eyes. */
  look(eyes: Eyes): void {
    this.eyes = eyes;
    void this.#load(this.at);
  }

  end(): void {
    this.#asked += 1;
    this.table?.leave();
  }

  /** Get all pages, one after the other; show the wanted step as soon as it is here. */
  async #load(at: number): Promise<void> {
    const asked = (this.#asked += 1);
    this.error = null;
    try {
      let steps: ReplayStep[] = [];
      for (let page: Replay | null = null; !page || page.until < page.moves; ) {
        page = await this.source.page(this.eyes, page && page.until);
        if (asked !== this.#asked) return;
        this.told = page.timeline ? page : this.told;
        steps = [...steps, ...page.steps];
        const wanted = Math.min(at, page.moves);
        const isFirst = steps.length > wanted && steps.length - page.steps.length <= wanted;
        this.steps = steps;
        this.#seat = typeof this.eyes === 'number' ? this.eyes : null;
        if (isFirst) this.#begin(wanted);
        this.#wake();
      }
    } catch (error) {
      if (asked !== this.#asked) return;
      this.error = error;
      this.#wake();
    }
  }

  #begin(at: number): void {
    this.at = at;
    this.table ??= new LiveTable(this.source.match ?? 'record', (listener) => this.#open(listener));
    this.table.award = null;
    this.#tell(at, 0);
  }

  /** Wait until a step is here, or nothing more comes. */
  async #here(step: number): Promise<void> {
    const asked = this.#asked;
    while (this.steps.length <= step && asked === this.#asked && !this.error) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  #open(listener: Listener): Speaker {
    this.#listener = listener;
    queueMicrotask(() => listener.onState('open', null));
    return {
      send: () => Promise.reject(new Error('nobody plays here')),
      // In another language everything is told again.
      reconnect: () => void this.#load(this.at),
      hurry: () => undefined,
      end: () => undefined,
    };
  }

  /** Tell the table how a step leaves things: what happened since the one before, or everything since the beginning. */
  #tell(at: number, since: number): void {
    const step = this.steps[at];
    if (!step || !this.told) return;
    const events: Told[] = since ? step.events : this.steps.slice(0, at + 1).flatMap((each) => each.events);
    // Versions count from 1, because 0 means that all is told anew.
    const update: Update = {
      type: 'update', version: at + 1, since, until: at + 1, seat: this.#seat, seats: [], curtain: null, events, view: step.view,
      options: [], refused: [], can_undo: false, left: [], muted: [], table: stateOf(this.told, this.source.match, step),
    };
    this.#listener?.onUpdate(update, false);
  }
}

/** The table as everybody knows it after a step. */
function stateOf(told: Replay, match: string | null, { number: at, view }: ReplayStep): TableState {
  const isOver = told.is_over && at === told.moves;
  return {
    id: match ?? '', game: told.game, stage: isOver ? 'finished' : 'playing', seats: told.names.map((_, seat) => seatOf(told, seat)), options: told.options,
    edition: null, preset: null, is_open: false, has_hints: false, has_chat: false, clock: null, opened_at: 0, version: at + 1, moves: at,
    to_move: (view as { to_move?: number } | null)?.to_move ?? null,
    deadline: null, spectators: 0, undo: null, pause: null, scores: isOver ? told.scores : null, winners: isOver ? told.winners : null, rematch: null,
    origin: null, origin_moves: null, cards: null, deal: null, last_hash: null,
  };
}

function seatOf(told: Replay, seat: number): SeatState {
  const bot = told.bots[seat] ?? null;
  return {
    kind: bot ? 'bot' : 'guest', kept_for: null, name: told.names[seat] ?? null, colour: told.colours[seat] ?? 'black', bot, guest: null, is_host: false,
    is_connected: true, is_absent: false, reserve: null, votes: [], vote_at: null,
  };
}
