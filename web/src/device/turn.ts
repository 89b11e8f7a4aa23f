/** One tab plays at a time: two engines with the same matches would undo each other's moves. */

export class Turn {
  #release: (() => void) | null = null;
  readonly #others: BroadcastChannel;

  /** `onwait`: another tab has it. `onlost`: another tab has taken it. */
  constructor(
    readonly name: string,
    readonly onwait: () => void,
    readonly onlost: () => void,
  ) {
    this.#others = new BroadcastChannel(name);
    this.#others.onmessage = () => {
      if (!this.#release) return;
      this.onlost();
      this.#release();
      this.#release = null;
    };
  }

  /** Resolved when it is this tab's turn; where a browser has no locks (on plain HTTP), at once. */
  async come(): Promise<void> {
    if (!navigator.locks) return;
    if (await this.#try({ ifAvailable: true })) return;
    this.onwait();
    await this.#try({});
  }

  /** Ask the tab that has it to stop. */
  ask(): void {
    this.#others.postMessage('mine');
  }

  #try(how: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      void navigator.locks.request(this.name, how, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<void>((release) => (this.#release = release));
      });
    });
  }
}
