/** A table on which nothing happens: it stands as it was told, in the language of the page. */
import type { Listener, Speaker } from '../../line.ts';
import type { Update } from '../../wire.ts';

export class StillSpeaker implements Speaker {
  constructor(
    readonly listener: Listener,
    readonly told: () => Promise<Update>,
  ) {
    this.reconnect();
  }

  send(): Promise<never> {
    return Promise.reject(new Error('nobody plays here'));
  }

  reconnect(): void {
    this.told().then(
      (update) => {
        this.listener.onState('open', null);
        this.listener.onUpdate(update, false);
      },
      () => this.listener.onState('lost', null),
    );
  }

  hurry(): void {
    this.reconnect();
  }

  end(): void {
    this.listener.onState('ended', null);
  }
}
