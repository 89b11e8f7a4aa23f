/** What the page and the worker with the engine tell each other. */

export type ToWorker =
  /** `engine`: the folder of its files. `name`: under which the browser keeps things. */
  | { kind: 'start'; engine: string; name: string }
  | { kind: 'request'; id: number; method: string; path: string; body: string | undefined; language: string }
  | { kind: 'open'; socket: number; path: string }
  | { kind: 'send'; socket: number; text: string }
  | { kind: 'close'; socket: number };

export type FromWorker =
  /** Bytes of the engine, of all that have to come. */
  | { kind: 'progress'; loaded: number; whole: number }
  | { kind: 'ready' }
  | { kind: 'failed'; why: Why }
  /** Nothing can be kept: the browser does not want to, or has no room. */
  | { kind: 'unkept' }
  | { kind: 'reply'; id: number; status: number; body: string }
  | { kind: 'told'; socket: number; text: string }
  | { kind: 'closed'; socket: number; code: number; reason: string };

/** Why there is no engine: the browser cannot run it, its files did not come, or it broke. */
export type Why = 'old' | 'files' | 'broken';

/** What the page tells the service worker: take the new version over, or keep what this language needs. */
export type ToService = { kind: 'take' } | { kind: 'speak'; language: string };
