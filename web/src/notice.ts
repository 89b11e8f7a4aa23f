/** Sounds and notices, both only on request. */
import { below } from './place.ts';
import { settings } from './settings.svelte.ts';

let audio: AudioContext | null = null;

/** How high, in hertz, and how long, in seconds. */
export type Tone = [frequency: number, length: number];

const YOUR_TURN: Tone[] = [[587, 0.08], [784, 0.12]];

export function play(tones: Tone[] | undefined): void {
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

/** Tell somebody who looks elsewhere; one notice per table, however many tabs there are. */
export function notify(table: string, text: string): void {
  play(YOUR_TURN);
  if (!settings.notices || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const notice = new Notification('Ränke', { body: text, tag: table, icon: below('/icon.svg') });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
