/** What others did to the player's characters in this round, and what it means. */
import type { CitadelsView } from './wire.ts';

interface Fate {
  /** The id of its text. */
  text: string;
  /** A word for it if there is no room. */
  word: string;
  character: string;
}

export function fatesOf(view: CitadelsView): Fate[] {
  if (view.seat === null) return [];
  const player = view.players[view.seat]!;
  const isOwn = (character: string | null): character is string => character !== null && view.own.includes(character);
  const fates: Fate[] = [];
  if (isOwn(view.murdered)) {
    const hasHospital = player.city.some((district) => district.card === 'hospital');
    const text = hasHospital ? 'hospital' : view.own.length > 1 ? 'one' : 'all';
    fates.push({ text: `web-citadels-murdered-${text}`, word: 'citadels-play-murdered', character: view.murdered });
  }
  if (isOwn(view.robbed)) {
    const text = player.characters.includes(view.robbed) ? 'done' : 'to-come';
    fates.push({ text: `web-citadels-robbed-${text}`, word: 'citadels-play-robbed', character: view.robbed });
  }
  if (isOwn(view.bewitched)) {
    fates.push({ text: 'web-citadels-bewitched', word: 'citadels-play-bewitched', character: view.bewitched });
  }
  return fates;
}
