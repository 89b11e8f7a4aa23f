/** The city lab's address: a city, and what else its count asks for. */
import type { Options } from '../options.svelte.ts';

export interface City {
  /** Districts in any order; `tavern*` has an Artist's gold on it. */
  city: string[];
  hand: string[];
  gold: number;
  /** Cards under the Museum. */
  museum: number;
  /** Whose city was complete before all others. */
  first: 'me' | 'another' | 'nobody';
  /** Whether a Bell Tower was declared: one district fewer makes a city complete. */
  declared: boolean;
  /** Whether a Haunted City was built in the last round. */
  late: boolean;
  options: Options;
}

export const EMPTY: City = { city: [], hand: [], gold: 0, museum: 0, first: 'nobody', declared: false, late: false, options: {} };

/** Where the lab shows this city; what is left out is as in `EMPTY`. */
export function cityAddress(city: Partial<City>): string {
  const told = Object.entries({ ...EMPTY, ...city }).filter(([name, value]) => name === 'city' || JSON.stringify(value) !== JSON.stringify(EMPTY[name as keyof City]));
  return `/lab/citadels?${new URLSearchParams({ city: JSON.stringify(Object.fromEntries(told)) })}`;
}

/** The city in an address; null if there is none, or nothing the server could even be asked about. */
export function cityIn(search: string): City | null {
  let plain: unknown;
  try {
    plain = JSON.parse(new URLSearchParams(search).get('city') ?? 'null');
  } catch {
    return null;
  }
  if (typeof plain !== 'object' || plain === null || Array.isArray(plain)) return null;
  const found = { ...EMPTY, ...plain };
  const isRight = (Object.keys(EMPTY) as (keyof City)[]).every((name) => typeof found[name] === typeof EMPTY[name] && found[name] !== null && Array.isArray(found[name]) === Array.isArray(EMPTY[name]));
  return isRight && [...found.city, ...found.hand].every((card) => typeof card === 'string') ? found : null;
}
