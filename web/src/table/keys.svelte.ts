/** Keys at the table: a key presses the button that names it in `aria-keyshortcuts`. */
const WRITING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
const PRESSABLE = 'button, a, summary, input';

class Keys {
  /** Whether the last input came from keys, not a finger or a mouse: then key caps show and the focus moves ahead. */
  isUsed = $state(false);

  use(isUsed: boolean): void {
    this.isUsed = isUsed;
    document.documentElement.toggleAttribute('data-keys', isUsed);
  }
}

export const keys = new Keys();

const isIn = (event: KeyboardEvent, places: string): boolean => event.target instanceof Element && event.target.closest(places) !== null;

addEventListener('pointerdown', () => keys.use(false));
addEventListener('keydown', (event) => {
  if (event.key === 'Tab' || !isIn(event, WRITING)) keys.use(true);
});

/** The key's name, if it is meant for the table: nobody is writing, and nothing covers the table. */
export function meant(event: KeyboardEvent): string | null {
  const isHeld = event.ctrlKey || event.altKey || event.metaKey || event.repeat;
  if (isHeld || event.defaultPrevented || event.isComposing || isIn(event, WRITING)) return null;
  if (document.querySelector('dialog[open]')) return null;
  if ([' ', 'Enter'].includes(event.key) && isIn(event, PRESSABLE)) return null; // it presses the focused button
  return event.key === ' ' ? 'Space' : event.key;
}

/** Press the first visible button with this key. */
export function press(key: string): boolean {
  const named = document.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(key)}"]`);
  const button = [...named].find((each) => each.checkVisibility() && !each.matches(':disabled, [aria-disabled=true]'));
  button?.focus();
  button?.click();
  return button !== undefined;
}
