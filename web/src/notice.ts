/** Sounds and notices, both only for who wants them. */
import { settings } from './settings.svelte.ts';

let audio: AudioContext | null = null;

const TONES: Record<string, [frequency: number, length: number][]> = {
  card_laid: [[220, 0.06]],
  card_placed: [[220, 0.06]],
  card_revealed: [[330, 0.08], [440, 0.1]],
  card_killed: [[160, 0.15], [110, 0.2]],
  column_closed: [[140, 0.25]],
  goals_swapped: [[392, 0.08], [294, 0.1]],
  district_built: [[262, 0.07], [330, 0.07], [392, 0.1]],
  district_destroyed: [[130, 0.25]],
  character_revealed: [[294, 0.1]],
  gold_taken: [[880, 0.04], [1100, 0.05]],
  game_ended: [[392, 0.12], [494, 0.12], [587, 0.25]],
  your_turn: [[587, 0.08], [784, 0.12]],
};

export function play(name: string): void {
  const tones = TONES[name];
  if (!settings.sounds || !tones || document.hidden) return;
  audio ??= new AudioContext();
  let at = audio.currentTime;
  for (const [frequency, length] of tones) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length + 0.08);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length + 0.1);
    at += length;
  }
}

/** Tell somebody who looks elsewhere; one notice a table, however many tabs there are. */
export function notify(table: string, text: string): void {
  play('your_turn');
  if (!settings.notices || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const notice = new Notification('Ränke', { body: text, tag: table, icon: '/icon.svg' });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
