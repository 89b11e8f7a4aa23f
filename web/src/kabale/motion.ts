/** The movements of the table: where things were before, and how they come from there. */
import { lasting } from '../table/pace.ts';

/** Where everything lay before the last event, by name: `hand king`, `player 2`, `goal 0`, `column 3`. */
export class Spots {
  #places = new Map<string, DOMRect>();

  /** Look at everything below an element that has a spot. It makes the browser lay out the page, so only if something will move. */
  look(table: Element): void {
    if (!lasting(1)) return;
    for (const each of table.querySelectorAll<HTMLElement>('[data-spot]')) this.#places.set(each.dataset.spot!, each.getBoundingClientRect());
  }

  of(...names: string[]): DOMRect | undefined {
    return names.map((name) => this.#places.get(name)).find((place) => place?.width);
  }
}

interface Arrival {
  from: DOMRect | undefined;
  lasts?: number;
  /** How high it rises on its way, as a part of the distance. */
  arc?: number;
}

/** A Svelte transition: something comes from where it was, in an arc. */
export function arrive(node: Element, { from, lasts = 450, arc = 0.12 }: Arrival): { duration: number; easing?: (t: number) => number; css?: (t: number, u: number) => string } {
  const duration = lasting(lasts);
  if (!from || !duration || document.hidden) return { duration: 0 };
  const to = node.getBoundingClientRect();
  if (!to.width) return { duration: 0 };
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const rise = Math.hypot(x, y) * arc;
  return {
    duration,
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, u) => `position: relative; z-index: 12; transform: translate(${x * u}px, ${y * u - rise * 4 * t * u}px) scale(${1 + 0.08 * 4 * t * u});`,
  };
}

/** A Svelte transition: what is killed falls from the table. */
export const fall = (_: Element, { lasts = 600 }: { lasts?: number } = {}): { duration: number; css: (t: number, u: number) => string } => ({
  duration: lasting(lasts),
  css: (t, u) => `transform: translateY(${u * u * 3}rem) rotate(${u * 14}deg); opacity: ${Math.min(1, 2 * t)}; filter: grayscale(${u});`,
});
