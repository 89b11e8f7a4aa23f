/** What the folders of games bring to a replay. A game without a folder has the plain parts. */
import type { Component } from 'svelte';
import type { LiveTable } from '../../table/live.svelte.ts';

export interface LabLink {
  text: string;
  href: string;
}

/** Hands and whatever else a view has no place for. */
type Open = Component<{ table: LiveTable; hidden: unknown }>;
/** What can be opened in the game's lab as it lies now. */
type Links = (table: LiveTable, hidden: unknown) => LabLink[];

const OPEN = import.meta.glob<{ default: unknown }>('../../*/Open.svelte');
const LINKS = import.meta.glob<{ labLinks: unknown }>('../../*/replay.ts');

export async function openOf(game: string): Promise<Open> {
  const load = OPEN[`../../${game}/Open.svelte`] ?? OPEN['../../generic/Open.svelte']!;
  return (await load()).default as Open;
}

export async function linksOf(game: string): Promise<Links> {
  const load = LINKS[`../../${game}/replay.ts`];
  return load ? ((await load()).labLinks as Links) : () => [];
}
