/** All cards of the game for the gallery and the sheet of card texts: the allies by when they work, and the goals. */
import rows from 'raenke:printed/kabale';
import { ruleOf } from '../options.svelte.ts';
import type { Gallery, Shown } from '../pages/rules/folders.ts';
import { pictures } from '../parts/pictures.svelte.ts';
import { t } from '../texts.svelte.ts';
import { allyFace, cornerOf } from './faces.ts';
import GalleryFace from './GalleryFace.svelte';
import LargeAlly from './LargeAlly.svelte';

const GOAL = 'goal';
const KINDS = ['always', 'reveal', 'award', GOAL];

const ally = (card: string): Shown => ({
  id: card,
  kind: allyFace(card).works,
  title: t(`card-${card}`),
  line: ruleOf(`card-${card}`),
  corner: cornerOf(card),
  paragraph: allyFace(card).paragraph,
  copies: t('kabale-rules-each'),
});

const goals = (domain: string, specialist: string): Shown => ({
  id: domain,
  kind: GOAL,
  title: t(`domain-${domain}`),
  line: t('kabale-rules-goals', { specialist: t(`card-${specialist}`) }),
  corner: '1–5',
  paragraph: 'K1.4',
  copies: t('web-rulebook-copies', { count: 6 }),
});

const gallery: Gallery = {
  kinds: () => KINDS.map((kind) => [kind, t(`kabale-rules-${kind}`)]),
  cards() {
    const cards = rows.map(({ id = '' }) => id);
    const domains = cards.flatMap((card) => (allyFace(card).domain ? [goals(allyFace(card).domain!, card)] : []));
    const allies = cards.map(ally).sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
    return [...allies, ...domains];
  },
  Face: GalleryFace,
  large: ({ kind }) => (kind === GOAL ? null : LargeAlly),
  load: () => pictures.load('kabale'),
};
export default gallery;
