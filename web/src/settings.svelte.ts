/** A person's settings on this device; all tabs share them. */
import { languages } from 'raenke:lists';

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

interface Kept {
  language: string;
  theme: 'auto' | 'light' | 'dark';
  speed: Speed;
  confirm: boolean;
  sounds: boolean;
  notices: boolean;
  asText: boolean;
  /** Nothing moves, whatever the system prefers. */
  isStill: boolean;
}

const KEY = 'raenke-settings';

function wishedLanguage(): string {
  const wishes = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wishes.find((code) => code in languages) ?? 'en';
}

function kept(): Kept {
  const plain: Kept = {
    language: wishedLanguage(),
    theme: 'auto',
    speed: 'normal',
    confirm: false,
    sounds: false,
    notices: false,
    asText: false,
    isStill: false,
  };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return plain;
  }
}

export const settings = $state(kept());

export function change(changes: Partial<Kept>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage can still play; the setting lasts until the page closes.
  }
  wear();
}

/** Put the theme on the page, and whether it keeps still. */
export function wear(): void {
  document.documentElement.dataset.theme = settings.theme;
  document.documentElement.toggleAttribute('data-still', settings.isStill);
}

export function prefersStill(): boolean {
  return settings.isStill || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

addEventListener('storage', (event) => {
  if (event.key === KEY) {
    Object.assign(settings, kept());
    wear();
  }
});
