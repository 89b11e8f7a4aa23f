/** The trainers: each game may have one in its folder. */
import type { Component } from 'svelte';

export type Trainer = Component<{ seed: string; level: number; onanswer: (isRight: boolean) => void }>;
const TRAINERS = import.meta.glob<{ default: Trainer }>('../../*/Trainer.svelte');

/** The games that have one. */
export const trained = Object.keys(TRAINERS).map((path) => path.split('/')[2]!);

export const trainerOf = (game: string): (() => Promise<{ default: Trainer }>) | undefined => TRAINERS[`../../${game}/Trainer.svelte`];
