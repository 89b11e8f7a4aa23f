/** Finds what somebody types in the rules of a game: numbers, names of cards, words; accents do not matter. */
import { toldIn, type Rulebook } from '../../rules.ts';

export interface Entry {
  number: string;
  title: string;
  text: string;
}
/** The text around what was found, cut where the found words begin and end. */
export interface Found extends Entry {
  pieces: { text: string; isFound: boolean }[];
}

const AROUND = 60;

/** A text as it is compared: small letters without accents; Korean syllables by their letters, so that half a syllable finds it. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function entriesOf(book: Rulebook, titleOf: (number: string, title: string) => string): Entry[] {
  return Object.entries(book.paragraphs).map(([number, { title, blocks }]) => ({ number, title: titleOf(number, title), text: toldIn(blocks) }));
}

/** The paragraphs with all these words: those of this number, then by title, then by text; each in the order of the page. */
export function search(entries: Entry[], cards: { title: string; paragraph: string }[], query: string): Found[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const ofCards = new Set(cards.filter(({ title }) => words.every((word) => folded(title).includes(word))).map(({ paragraph }) => paragraph));
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, words, ofCards.has(entry.number));
    return rank === null ? [] : [{ rank, found: { ...entry, pieces: piecesOf(entry.text, words) } }];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ found }) => found);
}

function rankOf({ number, title, text }: Entry, words: string[], isCard: boolean): number | null {
  const [all, named] = [folded(`${number} ${title} ${text}`), folded(`${number} ${title}`)];
  if (words.some((word) => word === number.toLowerCase())) return 0;
  if (isCard) return 1;
  if (words.every((word) => named.includes(word))) return 2;
  return words.every((word) => all.includes(word)) ? 3 : null;
}

/** Where the first of the words stands, and the words around it. */
function piecesOf(text: string, words: string[]): Found['pieces'] {
  const letters = [...text.normalize('NFC')];
  // For each letter of the folded text, the letter it comes from.
  const from = letters.flatMap((letter, at) => [...folded(letter)].map(() => at));
  const plain = letters.map(folded).join('');
  const starts = words.map((word) => [...plain.slice(0, Math.max(0, plain.indexOf(word)))].length);
  const hits = words.flatMap((word, at) => (plain.includes(word) ? [{ begin: from[starts[at]!]!, end: from[starts[at]! + [...word].length - 1]! + 1 }] : []));
  const first = hits.sort((one, other) => one.begin - other.begin)[0] ?? { begin: 0, end: 0 };
  const [begin, end] = [Math.max(0, first.begin - AROUND), Math.min(letters.length, first.end + AROUND)];
  const piece = (one: number, other: number, isFound: boolean) => ({ text: letters.slice(one, other).join(''), isFound });
  const pieces = [piece(begin, first.begin, false), piece(first.begin, first.end, true), piece(first.end, end, false)];
  if (begin > 0) pieces[0]!.text = `…${pieces[0]!.text}`;
  if (end < letters.length) pieces[2]!.text += '…';
  return pieces.filter((each) => each.text);
}
