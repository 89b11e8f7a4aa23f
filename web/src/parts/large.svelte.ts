/** The one card shown large, wherever somebody clicked on it. */
import type { Component } from 'svelte';

export interface Asked {
  /** How a game shows a large card. */
  Large: Component<{ card: string }>;
  card: string;
}

class Large {
  asked = $state.raw<Asked | null>(null);

  show(Large: Asked['Large'], card: string): void {
    this.asked = { Large, card };
  }
}

export const large = new Large();
