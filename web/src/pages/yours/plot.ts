/** Numbers made into places: scales, marks at round numbers, dates along a curve. */
import type { RatingPoint } from '../../wire.ts';

export interface Scale {
  least: number;
  most: number;
  /** Round numbers to draw lines at, the lowest first. */
  marks: number[];
}

/** A scale that holds all values, from round number to round number. */
export function scaleOf(values: number[], lines = 4): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = stepFor((high - low || 1) / lines);
  const least = Math.floor(low / step) * step;
  const most = Math.max(Math.ceil(high / step) * step, least + step);
  const marks = Array.from({ length: Math.round((most - least) / step) + 1 }, (_, at) => rounded(least + at * step));
  return { least: rounded(least), most: rounded(most), marks };
}

/** The next larger of 1, 2, 5, 10, … */
function stepFor(span: number): number {
  const power = 10 ** Math.floor(Math.log10(span));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= span * 0.999) ?? power * 10;
}

/** Without the dust of adding fractions. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

/** Where a value lies between the ends of a scale, from 0 to 1. */
export const placeOf = (value: number, { least, most }: Scale): number => (value - least) / (most - least);

/** Points of a curve as an SVG path; `isClosed` runs back along the bottom, to be filled. */
export function pathOf(points: [x: number, y: number][], bottom: number | null = null): string {
  if (!points.length) return '';
  const line = points.map(([x, y], at) => `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  return bottom === null ? line : `${line}L${points.at(-1)![0].toFixed(1)} ${bottom}L${points[0]![0].toFixed(1)} ${bottom}Z`;
}

/** Which of so many places get a label, the first and the last among them. */
export function labelled(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)));
}

/** Of these places, those whose label is not that of the place before: a day is named once. */
export const changing = (places: number[], labelAt: (at: number) => string): number[] =>
  places.filter((at, place) => place === 0 || labelAt(at) !== labelAt(places[place - 1]!));

/** The moments of all curves in order, each once: the places along the bottom. */
export const momentsOf = (curves: { points: RatingPoint[] }[]): RatingPoint[] =>
  curves.flatMap(({ points }) => points).sort((one, other) => one.at - other.at);
