/** The WebSocket of one table: reconnects by itself, and every command gets an answer or an error. */
import { Refused } from './api.ts';
import { carrier, type Socket } from './carrier.ts';
import { isDevice } from './place.ts';
import type { Answer, Command, Message, Refusal, Update } from './wire.ts';

export type LineState = 'connecting' | 'open' | 'lost' | 'refused' | 'ended';

/** The connection ended before the answer came: nobody knows whether the command arrived. */
export class Lost extends Error {}

const PAUSES = [300, 700, 1500, 3000, 6000, 10000];
const SILENCE = 20_000;
/** The engine in this browser answers when it has thought; a server thinks beside. */
const PATIENCE = isDevice ? 60_000 : 6_000;

export interface Listener {
  /** A whole update, however many pages it came in. */
  onUpdate(update: Update, isPaged: boolean): void;
  onState(state: LineState, refusal: Refusal | null): void;
}

/** Where a table's updates come from and its commands go: a socket, or something else that speaks the same messages. */
export interface Speaker {
  send(command: Command): Promise<Answer>;
  /** Start again, with another language or from the beginning. */
  reconnect(since: number | null): void;
  /** Stop waiting before the next try. */
  hurry(): void;
  end(): void;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

export class Line implements Speaker {
  state: LineState = 'connecting';
  /** The last number this side knows; the next connection gets everything after it. */
  since: number | null = 0;
  /** The pages received so far of updates with several pages, by seat. */
  #pages = new Map<number | null, Update>();
  #socket: Socket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly listener: Listener,
    readonly language: () => string,
  ) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  address(): string {
    const asked = new URLSearchParams({ language: this.language(), refused: 'true', view: 'drawn' });
    if (this.since !== null) asked.set('since', String(this.since));
    return `/api/tables/${this.table}/socket?${asked}`;
  }

  connect(): void {
    this.#drop();
    const socket = carrier().open(this.address());
    this.#socket = socket;
    this.#change('connecting');
    this.#expect(PATIENCE);
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#listen();
      this.#take(JSON.parse(event.data as string) as Message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#dropped();
    };
  }

  reconnect(since: number | null): void {
    this.since = since;
    this.#pages.clear();
    this.#drop();
    this.#tries = 0;
    this.connect();
  }

  send(command: Command): Promise<Answer> {
    const socket = this.#socket;
    if (this.state !== 'open' || !socket) return Promise.reject(new Lost());
    const id = String(++this.#count);
    const answer = new Promise<Answer>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    socket.send(JSON.stringify({ ...command, id }));
    this.#expect(PATIENCE);
    return answer;
  }

  end(): void {
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.#drop();
    this.#change('ended');
  }

  /** Somebody looks at the page, or the network is back: stop waiting. */
  hurry = (): void => {
    if (this.state === 'lost' && !document.hidden) this.connect();
  };

  #take(message: Message): void {
    if (message.type === 'update') {
      this.#tries = 0;
      // What one of several people at this device saw alone, all of them get later.
      if (message.seat === null || message.seats.length < 2) this.since = message.until ?? message.version;
      this.#change('open');
      this.#collect(message);
      return;
    }
    const waiting = message.id === null ? undefined : this.#waiting.get(message.id);
    if (message.id !== null) this.#waiting.delete(message.id);
    if (message.type === 'refused') {
      if (waiting) waiting.reject(new Refused(message.refusal));
      else this.#refuse(message.refusal);
    } else {
      waiting?.resolve(message);
    }
  }

  /** Put pages together, even across a lost connection; show nothing before the last one. */
  #collect(page: Update): void {
    for (const seat of this.#pages.keys()) if (seat !== null && seat !== page.seat) this.#pages.delete(seat);
    const before = this.#pages.get(page.seat);
    const isPaged = before !== undefined && before.until === page.since;
    const whole = isPaged ? { ...page, since: before.since, events: [...before.events, ...page.events] } : page;
    if (page.until !== null && page.until < page.version) {
      this.#pages.set(page.seat, whole);
      return;
    }
    this.#pages.delete(page.seat);
    this.listener.onUpdate(whole, isPaged);
  }

  /** The server does not let us in: trying again would not help. */
  #refuse(refusal: Refusal): void {
    if (this.state === 'open') return;
    this.#drop();
    this.state = 'refused';
    this.listener.onState('refused', refusal);
  }

  #listen(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      void this.send({ type: 'ping' }).catch(() => undefined);
    }, SILENCE);
  }

  /** If nothing arrives in time, the connection counts as lost. */
  #expect(patience: number): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#dropped(), patience);
  }

  #dropped(): void {
    this.#drop();
    this.#change('lost');
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]!;
    this.#timer = setTimeout(() => this.connect(), pause * (0.8 + Math.random() * 0.4));
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    for (const waiting of this.#waiting.values()) waiting.reject(new Lost());
    this.#waiting.clear();
  }

  #change(state: LineState): void {
    if (state === this.state && state !== 'connecting') return;
    // While it reconnects, "lost" stays true until something arrives.
    if (state === 'connecting' && this.state === 'lost') return;
    this.state = state;
    this.listener.onState(state, null);
  }
}
