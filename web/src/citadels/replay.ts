/** The cities of a replay, as the city lab opens them. */
import { cityAddress } from './lab.ts';
import type { Table } from './table.ts';
import type { CitadelsHidden } from './wire.ts';

/** One link for each city with a district; a hand only if these eyes see it. */
export function labLinks(table: Table, hidden: CitadelsHidden | null): { text: string; href: string }[] {
  const { view } = table;
  return view.players.flatMap((player, seat) => {
    const city = player.city.map(({ card, has_gold }) => (has_gold ? `${card}*` : card));
    const hand = hidden?.hands[seat] ?? (seat === view.seat ? view.hand : []);
    const museum = city.some((card) => card.startsWith('museum')) ? view.museum.length : 0;
    const first = view.first === null ? 'nobody' : view.first === seat ? 'me' : 'another';
    const options = table.current?.table.options ?? {};
    const told = { city, hand, gold: player.gold, museum, first, declared: view.is_bell_declared, options } as const;
    return city.length ? [{ text: table.name(seat), href: cityAddress(told) }] : [];
  });
}
