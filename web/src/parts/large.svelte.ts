/** The one card that is looked at in large, from wherever it was asked for. */
import type { Component } from 'svelte';

export interface Asked {
  /** How a game shows such a card. */
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
