/** Reads the rule pages: their numbered paragraphs, and the tables that say what is printed on each card. */
import type { Block, Paragraph, Part, Rulebook } from '../src/rules.ts';

const START = /<a id="[a-z0-9-]+"><\/a>\*\*([A-Z]\d+\.\d+) (.+?)\.\*\*\s*/g;
const HEADING = /^(#+) (?:([A-Z]\d+) )?(.+)$/gm;
/** The pictures beside an example, a line each: what the game's `Example.svelte` draws. */
const DRAWN = /^<!-- drawn\n([\s\S]*?)\n-->$/gm;

/** A whole page in its order: headings with what stands below them, and the numbers of the paragraphs. */
export function bookIn(page: string): Rulebook {
  const paragraphs = paragraphsIn(page);
  const headings = [...page.matchAll(HEADING)].map((match): [number, Part] => {
    const below = page.slice(match.index + match[0].length).split(/^#|^<a id/m)[0]!;
    return [match.index, { level: match[1]!.length, number: match[2] ?? '', title: plain(match[3]!), blocks: blocksIn(below) }];
  });
  const numbered = [...page.matchAll(START)].map((match): [number, Part] => [match.index, { level: 0, number: match[1]!, title: '', blocks: [] }]);
  return { paragraphs, parts: [...headings, ...numbered].sort(([one], [other]) => one - other).map(([, part]) => part) };
}

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
  const pictures = [...body.matchAll(DRAWN)].map((match) => match[1]!.split('\n'));
  for (const line of body.replace(DRAWN, '<!-- drawn').split('\n')) {
    const last = blocks.at(-1);
    if (line === '<!-- drawn') {
      const drawn = pictures.shift()!;
      // As many pictures as rows: each belongs to its row.
      if (last?.kind === 'table' && last.rows.length === drawn.length + 1) last.drawn = drawn;
      else blocks.push({ kind: 'drawn', text: '', rows: [], open: false, drawn });
    } else if (!line.trim()) {
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
    return rows.map((row) => {
      const printed = headings.flatMap((heading, at) => (names.has(heading) ? [] : [[heading, bareOf(row[at]!)] as const]));
      return Object.fromEntries(row[0]!.endsWith('(two copies)') ? [...printed, ['copies', '2']] : printed);
    });
  });
}

const cellsOf = (line: string): string[] => line.slice(1, line.lastIndexOf('|')).split('|').map((cell) => cell.trim());
/** The id or the paragraph a cell is about, else all of it. */
const bareOf = (cell: string): string => /^`([a-z_]+)`/.exec(cell)?.[1] ?? /^\[([A-Z]\d+\.\d+)\]/.exec(cell)?.[1] ?? cell;
