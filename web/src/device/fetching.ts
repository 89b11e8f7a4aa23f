/** Fetches the files of the engine: counts what has come, and inflates what is packed. */

import { inflated, isInflated, PACKED } from './inflating.ts';

/** The sizes of the files as they lie there. */
type Sizes = Record<string, number>;

export class Fetching {
  #loaded = 0;
  #whole = 0;
  #sizes: Promise<Sizes>;
  #ahead = new Map<string, Promise<Response>>();
  readonly #plain = fetch.bind(globalThis);

  constructor(
    readonly folder: string,
    readonly onprogress: (loaded: number, whole: number) => void,
  ) {
    this.#sizes = this.#measured();
    this.#sizes.catch(() => undefined); // whoever fetches a file hears of it
  }

  async #measured(): Promise<Sizes> {
    const { files } = (await (await this.#got('engine.json')).json()) as { files: Sizes };
    this.#whole = Object.values(files).reduce((sum, size) => sum + size, 0);
    return files;
  }

  /** From now on, whoever fetches a file of the engine gets it from here. */
  attend(): void {
    globalThis.fetch = (asked, how) => {
      const address = asked instanceof Request ? asked.url : String(asked);
      return address.startsWith(this.folder) ? this.file(address.slice(this.folder.length)) : this.#plain(asked, how);
    };
  }

  /** Begin to fetch what will be asked for later. */
  ahead(...names: string[]): void {
    for (const name of names) {
      const coming = this.file(name);
      coming.catch(() => undefined); // whoever asks for it hears of it
      this.#ahead.set(name, coming);
    }
  }

  async file(name: string): Promise<Response> {
    const coming = this.#ahead.get(name);
    this.#ahead.delete(name);
    if (coming) return coming;
    const kind = PACKED[name];
    if (!kind) return this.#counted(await this.#got(name));
    const found = await this.#got(`${name}.gz`);
    if (!isInflated(found)) return inflated(await this.#counted(found).arrayBuffer(), kind);
    this.#count((await this.#sizes)[`${name}.gz`] ?? 0); // the service worker had it all
    return found;
  }

  async #got(name: string): Promise<Response> {
    const response = await this.#plain(this.folder + name);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response;
  }

  #count(bytes: number): void {
    this.#loaded += bytes;
    if (this.#whole) this.onprogress(this.#loaded, this.#whole);
  }

  #counted(response: Response): Response {
    const count = new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, out) => {
        this.#count(piece.length);
        out.enqueue(piece);
      },
    });
    return new Response(response.body?.pipeThrough(count) ?? null, { headers: response.headers });
  }
}
