/** A move in words, for moves that were not offered and so came without theirs. */
import { t, texts } from '../texts.svelte.ts';

export function moveText(move: string, name: (seat: number) => string): string {
  const [verb = '', first = '', second = ''] = move.split(' ');
  const plain = `citadels-move-${move.replace(' ', '-')}`;
  if (texts.has(plain)) return t(plain);
  const isSeat = /^\d$/.test(first);
  const district = (second || first).replace('*', '');
  return t(`citadels-move-${verb}`, {
    character: first, district, mark: move.endsWith('*') ? 'gold' : 'plain',
    ...(isSeat ? { name: name(Number(first) - 1), who: 'other' } : {}),
  });
}
