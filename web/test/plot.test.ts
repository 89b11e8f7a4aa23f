import { describe, expect, it } from 'vitest';
import { changing, labelled, momentsOf, pathOf, placeOf, scaleOf } from '../src/pages/yours/plot.ts';

describe('a scale', () => {
  it('goes from round number to round number around all values', () => {
    expect(scaleOf([0, 9.75])).toEqual({ least: 0, most: 10, marks: [0, 5, 10] });
    expect(scaleOf([-2.7, 12])).toEqual({ least: -5, most: 15, marks: [-5, 0, 5, 10, 15] });
    expect(scaleOf([0, 0.3]).marks).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('has room even if all values are the same', () => {
    const scale = scaleOf([0, 0]);
    expect(scale.most).toBeGreaterThan(scale.least);
    expect(placeOf(0, scale)).toBe(0);
  });
});

describe('a curve', () => {
  it('is a line, and closed along the bottom where it is filled', () => {
    expect(pathOf([[0, 10], [5, 2.25]])).toBe('M0.0 10.0L5.0 2.3');
    expect(pathOf([[0, 10], [5, 2]], 20)).toBe('M0.0 10.0L5.0 2.0L5.0 20L0.0 20Z');
    expect(pathOf([])).toBe('');
  });

  it('has dates at its ends and evenly between', () => {
    expect(labelled(3, 5)).toEqual([0, 1, 2]);
    expect(labelled(101, 3)).toEqual([0, 50, 100]);
    expect(labelled(1, 4)).toEqual([0]);
  });

  it('names a day once', () => {
    const days = ['1 Nov', '1 Nov', '2 Nov', '2 Nov', '1 Nov'];
    expect(changing([0, 1, 2, 3, 4], (at) => days[at]!)).toEqual([0, 2, 4]);
    expect(changing([0, 3], () => '1 Nov')).toEqual([0]);
    expect(changing([], () => '')).toEqual([]);
  });

  it('stands where its games stand among all', () => {
    const point = (match: string, at: number) => ({ match, at, rating: 0 });
    expect(momentsOf([{ points: [point('a', 1), point('c', 3)] }, { points: [point('b', 2)] }]).map(({ match }) => match)).toEqual(['a', 'b', 'c']);
  });
});
