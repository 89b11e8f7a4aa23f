/** How things move on this table: buildings rise and fall, coins and cards fly, the crown walks. */
import { travelAll } from '../parts/motion.ts';
import { prefersStill } from '../settings.svelte.ts';
import { lasting, tempo } from '../table/pace.ts';
import { flightsOf, type Flight } from './flights.ts';
import type { CitadelsEvent } from './wire.ts';

interface Moving {
  duration: number;
  css: (t: number) => string;
}

/** A Svelte transition: a building rises out of the ground. */
export const rise = (_: Element): Moving => ({
  duration: lasting(600),
  css: (t) => `clip-path: inset(-1rem -0.5rem ${(1 - t) * 100}% -0.5rem); transform: translateY(${(1 - t) * 100}%);`,
});

/** A Svelte transition: a building falls down. */
export const fall = (_: Element): Moving => ({
  duration: lasting(700),
  css: (t) => `transform-origin: 50% 100%; transform: translateY(${(1 - t) * 45}%) rotate(${(1 - t) * -9 + Math.sin(t * 40) * 2 * (1 - t)}deg) scaleY(${0.3 + 0.7 * t}); opacity: ${t}; filter: grayscale(${1 - t});`,
});

const SIZES: Record<Flight['what'], [width: number, height: number]> = { coin: [20, 20], card: [22, 32], crown: [30, 30] };

const LASTS: Record<Flight['what'], number> = { coin: 380, card: 280, crown: 900 };

/** A spot of a size in the middle of an element, or of the screen's edge nearest to it. */
function spot(element: Element, [width, height]: [number, number]): DOMRect {
  const { left, top, width: w, height: h } = element.getBoundingClientRect();
  const y = Math.min(Math.max(top + h / 2, 0), innerHeight);
  return new DOMRect(left + w / 2 - width / 2, y - height / 2, width, height);
}

/** Let fly what an event moves, on the table `root`. It arrives before the event's time is over, so nobody waits for it. */
export function fly(root: Element, event: CitadelsEvent): void {
  if (tempo() === 0 || prefersStill()) return;
  for (const { what, from, to, count } of flightsOf(event)) {
    const [start, end, thing] = [from, to, `thing ${what}`].map((place) => root.querySelector(`[data-place="${place}"]`));
    if (!start || !end || !thing) continue;
    const size = SIZES[what];
    const lasts = lasting(LASTS[what]);
    if (what === 'crown') end.animate([{ opacity: 0 }, { opacity: 0 }], { duration: lasts });
    void travelAll(count, { what: thing, from: spot(start, size), to: spot(end, size), lasts, scale: 1, spins: what === 'coin' ? 1 : 0, arc: what === 'crown' ? 0.3 : 0.15 }, lasting(Math.min(60, 120 / count)));
  }
}
