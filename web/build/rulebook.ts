/** Reads the rule pages: their numbered paragraphs, and the tables that say what is printed on each card. */
import type { Block, Paragraph } from '../src/rules.ts';

const START = /<a id="[a-z0-9-]+"><\/a>\*\*([A-Z]\d+\.\d+) (.+?)\.\*\*\s*/g;

export function paragraphsIn(page: string): Record<string, Paragraph> {
  const found = [...page.matchAll(START)];
  return Object.fromEntries(
    found.map((match, at) => {
      const begin = match.index + match[0].length;
      const end = found[at + 1]?.index ?? page.length;
      const body = page.slice(begin, end).split(/^##+ /m)[0] ?? '';
      return [match[1]!, { title: plain(match[2]!), blocks: blocksIn(body) }];
    }),
  );
}

export function blocksIn(body: string): Block[] {
  const blocks: Block[] = [];
  for (const line of body.split('\n')) {
    const last = blocks.at(-1);
    if (!line.trim()) {
      if (last) last.open = false;
    } else if (line.startsWith('|')) {
      if (/^\|[-| ]+\|$/.test(line)) continue;
      const cells = line.slice(1, line.lastIndexOf('|')).split('|').map((cell) => plain(cell.trim()));
      if (last?.kind === 'table' && last.open) last.rows.push(cells);
      else blocks.push({ kind: 'table', rows: [cells], text: '', open: true });
    } else if (line.startsWith('- ')) {
      blocks.push({ kind: 'item', text: line.slice(2), rows: [], open: true });
    } else if (last?.open && last.kind !== 'table') {
      last.text += ` ${line.trim()}`;
    } else {
      blocks.push({ kind: 'text', text: line.trim(), rows: [], open: true });
    }
  }
  // Emphasis may go on in the next line.
  return blocks.map((block) => ({ ...block, text: plain(block.text), open: false }));
}

/** Markdown made plain: emphasis, code and links keep only their words. */
export function plain(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*?([^*]+)\*\*?/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/°/g, '');
}

/** The letter before the numbers of a page's paragraphs. */
export function letterOf(page: string): string {
  const [first] = page.matchAll(START);
  if (!first) throw new Error('a rule page has no paragraph');
  return first[1]!.charAt(0);
}

/** The rows of the tables of cards, those with an id: what each heading says of the card, its names apart. */
export function printedIn(page: string, languages: string[]): Record<string, string>[] {
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  const names = new Set(languages.map((language) => english.of(language)));
  const tables = page.split(/\n(?!\|)/).filter((block) => block.includes('| id |'));
  return tables.flatMap((block) => {
    const [headings = [], , ...rows] = block.slice(block.indexOf('| id |')).split('\n').filter((line) => line.startsWith('|')).map(cellsOf);
    return rows.map((row) => Object.fromEntries(headings.flatMap((heading, at) => (names.has(heading) ? [] : [[heading, bareOf(row[at]!)]]))));
  });
}

const cellsOf = (line: string): string[] => line.slice(1, line.lastIndexOf('|')).split('|').map((cell) => cell.trim());
/** The id or the paragraph a cell is about, else all of it. */
const bareOf = (cell: string): string => /^`([a-z_]+)`/.exec(cell)?.[1] ?? /^\[([A-Z]\d+\.\d+)\]/.exec(cell)?.[1] ?? cell;
