/** The chapters of a rule page and where they stand. */
import type { Part, Rulebook } from '../../rules.ts';

export interface Chapter {
  head: Part;
  /** Its paragraphs, those below its smaller headings too. */
  numbers: string[];
}

export function chaptersOf(book: Rulebook): Chapter[] {
  const chapters: Chapter[] = [];
  for (const part of book.parts) {
    if (part.level === 2) chapters.push({ head: part, numbers: [] });
    else if (part.level === 0) chapters.at(-1)?.numbers.push(part.number);
  }
  return chapters;
}

/** The chapter that sums the game up: the one without a number. */
export const summaryOf = (book: Rulebook): Part | undefined => book.parts.find((part) => part.level === 2 && !part.number);

/** Where a heading or a paragraph is found on the page. */
export const anchorOf = ({ number, title }: Part): string => number || title.replaceAll(/\s+/g, '-');
