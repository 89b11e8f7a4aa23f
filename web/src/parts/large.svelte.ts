/** The one card that is looked at in large, from wherever it was asked for. */
import type { Game } from '../protocol.ts';

export interface Asked {
  game: Game;
  card: string;
  kind: 'ally' | 'district' | 'character';
}

class Large {
  asked = $state.raw<Asked | null>(null);

  show(kind: Asked['kind'], card: string): void {
    this.asked = { kind, card, game: kind === 'ally' ? 'kabale' : 'citadels' };
  }
}

export const large = new Large();
