/** The columns of a replay, as the column lab opens them. */
import { t } from '../texts.svelte.ts';
import { columnAddress, type Face, type Laid } from './lab.ts';
import { nameOf, type Table } from './table.ts';
import { awardsIn } from './walk.ts';

interface Link {
  text: string;
  href: string;
}

const named = (column: number): string => t('column', { column: column + 1 });

/** One link for each column with a card; what these eyes cannot name is left out. After an award, its columns. */
export function labLinks(table: Table): Link[] {
  const { goals, columns } = table.view;
  const options = table.current?.table.options ?? {};
  if (!columns.some((column) => column.length)) return awardLinks(table, options);
  return goals.flatMap((goal, at) => {
    const cards: Laid[] = [];
    const faces: Face[] = [];
    for (const lying of columns[at] ?? []) {
      const card = nameOf(lying);
      if (card === null) continue;
      const own = cards.at(-1);
      if (lying.face === 'cloaked' && options.cloaked_card === 'replaces_cloak' && own?.[1] === 'cloak') {
        cards[cards.length - 1] = [own[0], card, 'cloak'];
        continue;
      }
      cards.push([table.colour(lying.seat), card]);
      faces.push(lying.face === 'up' ? 'up' : lying.face === 'cloaked' ? 'cloaked' : 'down');
    }
    return cards.length ? [{ text: named(at), href: columnAddress(goal, cards, options, faces) }] : [];
  });
}

function awardLinks(table: Table, options: Record<string, unknown>): Link[] {
  return awardsIn(table.lastAward ?? []).flatMap(({ event: { column, goal, cards } }) => {
    const laid = cards.map(([seat, card, cloak]): Laid => (cloak ? [table.colour(seat), card, 'cloak'] : [table.colour(seat), card]));
    return laid.length ? [{ text: named(column), href: columnAddress(goal, laid, options) }] : [];
  });
}
