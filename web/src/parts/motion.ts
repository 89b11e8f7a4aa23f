/** Movements that tell what happened: a thing travels from one place to another, a card turns. All of them can be cut short. */
import { prefersStill } from '../settings.svelte.ts';

export interface Travel {
  /** What is seen travelling; a copy of it is drawn, the thing itself stays where it is. */
  what: Element;
  /** Where it starts, and where it arrives: an element, or its place before the page changed. */
  from: Element | DOMRect;
  to: Element | DOMRect;
  /** Milliseconds. */
  lasts?: number;
  delay?: number;
  /** How high it rises on its way, as a part of the distance. */
  arc?: number;
  /** Turns in the air, for coins. */
  spins?: number;
  /** Its size on arrival; by default that of the place. */
  scale?: number;
}

const under = new Set<Animation>();

const placeOf = (where: Element | DOMRect): DOMRect => (where instanceof Element ? where.getBoundingClientRect() : where);

/** Let a copy of something fly; resolves when it has arrived, at once if nothing may move or nobody could see it. */
export async function travel({ what, from, to, lasts = 600, delay = 0, arc = 0.15, spins = 0, scale }: Travel): Promise<void> {
  const [start, end] = [placeOf(from), placeOf(to)];
  if (prefersStill() || document.hidden || !start.width || !end.width || lasts <= 0) return;
  const sky = document.createElement('div');
  const copy = what.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id');
  sky.append(copy);
  sky.setAttribute('aria-hidden', 'true');
  sky.inert = true;
  sky.className = 'flying';
  sky.popover = 'manual'; // above everything, dialogues too
  Object.assign(sky.style, {
    position: 'fixed', inset: 'auto', left: `${start.left}px`, top: `${start.top}px`, width: `${start.width}px`, height: `${start.height}px`, margin: '0', padding: '0',
    border: '0', background: 'none', overflow: 'visible', pointerEvents: 'none',
  });
  document.body.append(sky);
  sky.showPopover();
  const x = end.left + end.width / 2 - (start.left + start.width / 2);
  const y = end.top + end.height / 2 - (start.top + start.height / 2);
  const size = scale ?? Math.min(end.width / start.width, end.height / start.height);
  const rise = Math.hypot(x, y) * arc;
  const animation = sky.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x / 2}px, ${y / 2 - rise}px) scale(${(1 + size) / 2}) rotateY(${spins * 180}deg)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(${size}) rotateY(${spins * 360}deg)`, opacity: 1, offset: 0.95 },
      { transform: `translate(${x}px, ${y}px) scale(${size}) rotateY(${spins * 360}deg)`, opacity: 0 },
    ],
    { duration: lasts, delay, easing: 'cubic-bezier(0.4, 0, 0.25, 1)', fill: 'both' },
  );
  under.add(animation);
  await animation.finished.catch(() => undefined);
  under.delete(animation);
  sky.remove();
}

/** Several of the same one after the other, as coins are counted out. */
export async function travelAll(count: number, one: Travel, gap = 90): Promise<void> {
  await Promise.all(Array.from({ length: Math.min(count, 8) }, (_, at) => travel({ ...one, delay: (one.delay ?? 0) + at * gap })));
}

/** Land what is still in the air: the table goes on. */
export function settle(): void {
  for (const animation of under) animation.finish();
}

/** End every movement, also of what comes and goes by itself: somebody goes on, or skips. */
export function finish(): void {
  for (const animation of document.getAnimations()) if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
}
