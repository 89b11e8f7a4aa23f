/** The size of a name so that its longest word fits on a card. */
export function fit(title: string): '' | 'long' | 'longer' {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => [...word].reduce((sum, letter) => sum + (letter > '\u1100' ? 1.7 : 1), 0)));
  return longest > 12 ? 'longer' : longest > 9 ? 'long' : '';
}
