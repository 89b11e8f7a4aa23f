/** The engine of this page, in a worker: carries requests and lines as a server would. */
import type { Answered, Carrier, Socket } from '../carrier.ts';
import { place } from '../place.ts';
import { forget } from './keeping.ts';
import type { FromWorker, ToWorker, Why } from './messages.ts';
import { Turn } from './turn.ts';

const NAME = `raenke ${place.root.pathname}`;

/** Answers that are always the same for everybody, by path; they come with the page, and the engine need not be asked. */
type First = Record<string, unknown>;

class DeviceSocket implements Socket {
  onmessage: WebSocket['onmessage'] = null;
  onclose: WebSocket['onclose'] = null;

  constructor(
    readonly number: number,
    readonly say: (message: ToWorker) => void,
  ) {}

  send(text: string): void {
    this.say({ kind: 'send', socket: this.number, text });
  }

  close(): void {
    this.say({ kind: 'close', socket: this.number });
  }

  hear(data: string): void {
    this.onmessage?.call(this as never, new MessageEvent('message', { data }));
  }

  closed(code: number, reason: string): void {
    this.onclose?.call(this as never, new CloseEvent('close', { code, reason }));
  }
}

interface Waiting {
  resolve(answer: Answered): void;
  reject(error: Error): void;
}

class Engine implements Carrier {
  stage = $state<'loading' | 'ready' | 'failed' | 'elsewhere'>('loading');
  /** How much of it has come, from 0 to 1. */
  progress = $state(0);
  why = $state<Why>('files');
  /** Whether this browser keeps matches. */
  keeps = $state(true);
  #worker: Worker | null = null;
  #count = 0;
  #waiting = new Map<number, Waiting>();
  #sockets = new Map<number, DeviceSocket>();
  #first = new Map<string, Promise<First>>();
  /** What is said before the worker is there. */
  #said: ToWorker[] = [];
  #settle!: () => void;
  #settled = new Promise<void>((resolve) => (this.#settle = resolve));
  #wasStopped = false;
  #turn = new Turn(NAME, () => (this.stage = 'elsewhere'), () => this.#stop('elsewhere'));

  /** Resolved when the engine is there, or will not come. */
  async begin(): Promise<void> {
    await this.#turn.come();
    this.stage = 'loading';
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = () => this.#fail('files');
    this.#worker = worker;
    this.#say({ kind: 'start', engine: new URL('engine/', place.root).href, name: NAME });
    for (const message of this.#said.splice(0)) this.#say(message);
    return this.#settled;
  }

  /** Play in this tab instead of the other one. What it showed before that one played is old. */
  takeOver(): void {
    this.#turn.ask();
    if (this.#wasStopped) location.reload();
  }

  async request(method: string, path: string, body: string | undefined, language: string): Promise<Answered> {
    if (method === 'GET') {
      const known = (await this.#firstIn(language))[path];
      if (known !== undefined) return { status: 200, text: JSON.stringify(known) };
    }
    if (this.stage === 'failed') throw new Error(this.why);
    const id = ++this.#count;
    const answer = new Promise<Answered>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#say({ kind: 'request', id, method, path, body, language });
    if (method === 'POST' && path === '/api/tables') void navigator.storage?.persist?.();
    return answer;
  }

  open(path: string): Socket {
    const socket = new DeviceSocket(++this.#count, (message) => {
      if (message.kind === 'close') this.#sockets.delete(message.socket);
      this.#say(message);
    });
    this.#sockets.set(socket.number, socket);
    this.#say({ kind: 'open', socket: socket.number, path });
    return socket;
  }

  /** Nothing that was played or set here stays in this browser. */
  async forget(): Promise<void> {
    this.#stop('loading');
    await forget(NAME);
    for (const key of Object.keys(localStorage)) if (key.startsWith('raenke-')) localStorage.removeItem(key);
    location.assign(place.root);
  }

  #firstIn(language: string): Promise<First> {
    const found = this.#first.get(language) ?? fetch(new URL(`first-${language}.json`, place.root)).then((answer) => (answer.ok ? (answer.json() as Promise<First>) : {}), () => ({}));
    this.#first.set(language, found);
    return found;
  }

  #say(message: ToWorker): void {
    if (this.#worker) this.#worker.postMessage(message);
    else this.#said.push(message);
  }

  #hear(message: FromWorker): void {
    switch (message.kind) {
      case 'progress':
        this.progress = Math.min(1, message.loaded / message.whole);
        return;
      case 'ready':
        this.stage = 'ready';
        this.#settle();
        return;
      case 'failed':
        return this.#fail(message.why);
      case 'unkept':
        this.keeps = false;
        return;
      case 'reply':
        this.#waiting.get(message.id)?.resolve({ status: message.status, text: message.body });
        this.#waiting.delete(message.id);
        return;
      case 'told':
        this.#sockets.get(message.socket)?.hear(message.text);
        return;
      case 'closed':
        this.#sockets.get(message.socket)?.closed(message.code, message.reason);
        this.#sockets.delete(message.socket);
    }
  }

  #fail(why: Why): void {
    if (this.stage === 'failed') return;
    this.why = why;
    this.#stop('failed');
    this.#settle();
  }

  #stop(stage: 'failed' | 'elsewhere' | 'loading'): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#wasStopped = true;
    this.stage = stage;
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(stage));
    this.#waiting.clear();
  }
}

export const engine = new Engine();
