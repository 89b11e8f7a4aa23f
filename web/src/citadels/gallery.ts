/** All cards of the game for the gallery and the sheet of card texts: characters by rank, districts by colour. */
import rows from 'raenke:printed/citadels';
import { ruleOf } from '../options.svelte.ts';
import type { Gallery, Shown } from '../pages/rules/folders.ts';
import { pictures } from '../parts/pictures.svelte.ts';
import { t } from '../texts.svelte.ts';
import { characterFace, districtFace } from './faces.ts';
import GalleryFace from './GalleryFace.svelte';
import LargeCharacter from './LargeCharacter.svelte';
import LargeDistrict from './LargeDistrict.svelte';

const CHARACTER = 'character';
const KINDS = [CHARACTER, 'yellow', 'blue', 'green', 'red', 'violet'];

function shown({ id = '', rank, copies = '1', set = '' }: Record<string, string>): Shown {
  const counted = t('web-rulebook-copies', { count: Number(copies) });
  const of = { id, copies: set.startsWith('dark') ? t('citadels-rules-dark', { copies: counted }) : counted };
  if (rank !== undefined) return { ...of, kind: CHARACTER, title: t(`character-${id}`), line: ruleOf(`character-${id}`), corner: rank, paragraph: characterFace(id).paragraph };
  const { colour, cost, paragraph } = districtFace(id);
  return { ...of, kind: colour, title: t(`district-${id}`), line: ruleOf(`district-${id}`), corner: `${cost}`, paragraph };
}

const gallery: Gallery = {
  kinds: () => KINDS.map((kind) => [kind, t(`citadels-rules-${kind}`)]),
  cards: () => rows.map(shown).sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)),
  Face: GalleryFace,
  large: ({ kind }) => (kind === CHARACTER ? LargeCharacter : LargeDistrict),
  load: () => pictures.load('citadels'),
};
export default gallery;
