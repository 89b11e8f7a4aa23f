/** Plays without a network from the second visit on; a new version waits until somebody wants it. */
import { below, place } from '../place.ts';
import type { ToService } from './messages.ts';

const HOUR = 3_600_000;

class Offline {
  /** A new version is here, and this page still shows the old one. */
  hasNew = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Browsers allow it on HTTPS and on this machine. */
  async begin(): Promise<void> {
    const { serviceWorker } = navigator;
    if (!serviceWorker) return;
    // The first one takes this page over; any later one, only when somebody has asked for it.
    let wasKept = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      if (wasKept) location.reload();
      wasKept = true;
    });
    const found = await serviceWorker.register(below('/sw.js'), { scope: place.root.pathname, updateViaCache: 'none' }).catch(() => null);
    if (!found) return;
    this.#look(found);
    found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', () => this.#look(found)));
    const ask = (): void => void found.update().catch(() => undefined);
    setInterval(ask, HOUR);
    document.addEventListener('visibilitychange', () => document.hidden || ask());
  }

  /** Take the new version now. */
  take(): void {
    this.#waiting?.postMessage({ kind: 'take' } satisfies ToService);
  }

  /** This page is read in this language, so without a network it should be too. */
  async speak(language: string): Promise<void> {
    const found = await navigator.serviceWorker?.ready;
    found?.active?.postMessage({ kind: 'speak', language } satisfies ToService);
  }

  #look({ waiting }: ServiceWorkerRegistration): void {
    this.#waiting = waiting;
    this.hasNew = waiting !== null && navigator.serviceWorker.controller !== null;
  }
}

export const offline = new Offline();
