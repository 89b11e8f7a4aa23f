/** What a game's folder brings to its rules; a game without these parts has its rules as text alone. */
import type { Component } from 'svelte';
import type { Asked } from '../../parts/large.svelte.ts';
import { texts } from '../../texts.svelte.ts';

/** A card in the gallery and on the sheet of card texts. */
export interface Shown {
  id: string;
  kind: string;
  title: string;
  /** What it does, in a line. */
  line: string;
  /** What is printed in its corner. */
  corner: string;
  paragraph: string;
  /** How many there are, in words. */
  copies: string;
}

/** The default export of a game's `gallery.ts`. */
export interface Gallery {
  /** The kinds of cards with their names, in the order of the page. */
  kinds(): [kind: string, title: string][];
  cards(): Shown[];
  Face: Component<{ card: Shown }>;
  /** How it is shown large; null if it says no more then. */
  large(card: Shown): Asked['Large'] | null;
  load(): void;
}

/** A line of a block `drawn` in the rule pages. */
type Example = Component<{ line: string }>;

const EXAMPLES = import.meta.glob<{ default: Example }>('../../*/Example.svelte');
const GALLERIES = import.meta.glob<{ default: Gallery }>('../../*/gallery.ts');
const SCORES = import.meta.glob<{ default: Component }>('../../*/ScoreSheet.svelte');

async function partOf<T>(files: Record<string, () => Promise<{ default: T }>>, game: string, file: string): Promise<T | null> {
  return (await files[`../../${game}/${file}`]?.())?.default ?? null;
}

/** Examples are shown outside the rules, too: with the texts they need. */
export async function exampleOf(game: string): Promise<Example | null> {
  await texts.enter('rules');
  return partOf(EXAMPLES, game, 'Example.svelte');
}
export const galleryOf = (game: string): Promise<Gallery | null> => partOf(GALLERIES, game, 'gallery.ts');
export const scoresOf = (game: string): Promise<Component | null> => partOf(SCORES, game, 'ScoreSheet.svelte');
