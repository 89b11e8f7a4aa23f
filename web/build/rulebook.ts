/** Reads the rule pages: their numbered paragraphs, and the tables that say what is printed on each card. */
import type { Block, Faces, Paragraph } from '../src/faces.ts';

const START = /<a id="[a-z0-9-]+"><\/a>\*\*([KC]\d+\.\d+) (.+?)\.\*\*\s*/g;

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
      blocks.push({ kind: 'item', text: plain(line.slice(2)), rows: [], open: true });
    } else if (last?.open && last.kind !== 'table') {
      last.text += ` ${plain(line.trim())}`;
    } else {
      blocks.push({ kind: 'text', text: plain(line.trim()), rows: [], open: true });
    }
  }
  return blocks.map((block) => ({ ...block, open: false }));
}

/** Markdown made plain: emphasis, code and links keep only their words. */
export function plain(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\*\*?([^*]+)\*\*?/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/°/g, '');
}

function rowsOf(page: string, heading: string): string[][] {
  const begin = page.indexOf(heading);
  if (begin < 0) throw new Error(`the rules have no table ${heading}`);
  const lines = page.slice(begin).split('\n').slice(2);
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(0, end).map((line) => line.slice(1, -1).split('|').map((cell) => cell.trim()));
}

const idOf = (cell: string): string => /`([a-z_]+)`/.exec(cell)?.[1] ?? '';
const linkOf = (cell: string): string => /\[([KC]\d+\.\d+)\]/.exec(cell)?.[1] ?? '';

export function facesIn(kabale: string, citadels: string): Faces {
  const allies = rowsOf(kabale, '| id | German | English | Hungarian').map((row) => {
    const under = /under (\w+)/.exec(row[5]!);
    const number = under ? '8/12' : /^[\d.]+/.exec(row[5]!)?.[0] ?? '';
    const works = row[6]!.startsWith('when') ? 'reveal' : row[6]!.startsWith('at the award') ? 'award' : 'always';
    return [idOf(row[0]!), { number, works, domain: under?.[1] ?? null, paragraph: linkOf(row[7]!) }] as const;
  });
  const coloured = rowsOf(citadels, '| id | German | English | Hungarian | Korean | colour | cost').map((row) => {
    return [idOf(row[0]!), { colour: row[5]!, cost: +row[6]!, points: +row[6]!, paragraph: 'C1.2' }] as const;
  });
  const violet = rowsOf(citadels, '| id | German | English | Hungarian | Korean | cost | points').map((row) => {
    return [idOf(row[0]!), { colour: 'violet', cost: +row[5]!, points: +row[6]!, paragraph: linkOf(row[8]!) }] as const;
  });
  const characters = rowsOf(citadels, '| id | German | English | Hungarian | Korean | rank').map((row) => {
    const colour = row[6] === '–' ? null : row[6]!;
    return [idOf(row[0]!), { rank: +row[5]!, colour, paragraph: linkOf(row[8]!) }] as const;
  });
  return {
    allies: Object.fromEntries(allies),
    districts: Object.fromEntries([...coloured, ...violet]),
    characters: Object.fromEntries(characters),
  };
}
