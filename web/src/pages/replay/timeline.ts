/** Where the steps of a replay lie: the next and the last of a kind, the round of a step, the address of a moment. */
import type { ReplayRound, ReplayStep, Timeline } from '../../wire.ts';
import type { Eyes } from './source.ts';

/** The first of these steps after this one, else the last step of all. */
export const after = (steps: number[], at: number, most: number): number => steps.find((step) => step > at) ?? most;

/** The last of these steps before this one, else the first step of all. */
export const before = (steps: number[], at: number): number => steps.findLast((step) => step < at) ?? 0;

/** The round that is played after a step; the step that ends one shows the next. */
export const roundAt = (rounds: ReplayRound[], at: number): ReplayRound | undefined => rounds.findLast(({ step }) => step <= at) ?? rounds[0];

export interface Chapter {
  round: number;
  step: number;
  /** The last step of the round. */
  until: number;
  /** The step with its award. */
  award: number | null;
}

/** The rounds with their awards: what is awarded when a round ends belongs to that round. */
export function chaptersOf({ rounds, awards }: Timeline, moves: number): Chapter[] {
  return rounds.map(({ round, step }, at) => {
    const until = rounds[at + 1]?.step ?? moves;
    return { round, step, until, award: awards.find((award) => award > step && award <= until) ?? null };
  });
}

/** What a step is about: its first event that is not routine. */
export const aboutStep = ({ events, text }: ReplayStep): string => (events.find((each) => each.text && !each.is_routine) ?? events[0])?.text ?? text ?? '';

/** What an address says about the moment: `?at=42&eyes=1`, or `#step-42`. */
export function placeIn(search: string, hash: string): { at: number; eyes: Eyes } {
  const asked = new URLSearchParams(search);
  const at = /^\d{1,6}$/.exec(asked.get('at') ?? '')?.[0] ?? /^#step-(\d{1,6})$/.exec(hash)?.[1] ?? '0';
  const eyes = asked.get('eyes') ?? 'open';
  return { at: Number(at), eyes: /^[0-7]$/.test(eyes) ? Number(eyes) : eyes === 'public' ? 'public' : 'open' };
}

export function addressOf(match: string, at: number, eyes: Eyes): string {
  const asked = new URLSearchParams({ ...(at ? { at: String(at) } : {}), ...(eyes === 'open' ? {} : { eyes: String(eyes) }) }).toString();
  return `/replay/${match}${asked && `?${asked}`}`;
}
