/** Opens the guided first game: the preset for beginners, against easy bots. */
import { begin, games, openTable } from '../../api.ts';
import { learnt } from '../../learnt.svelte.ts';
import { router } from '../../route.svelte.ts';
import { firstGame, seatsFor } from '../../start/tables.ts';

export async function playFirst(game: string): Promise<void> {
  const sheet = (await games()).find((each) => each.name === game);
  if (!sheet) return;
  const seats = seatsFor(sheet);
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [String(at + 1), sheet.bots[0]!.name]));
  const table = await openTable({ game, seats, bots, options: firstGame(sheet)?.options ?? {} });
  await begin(table);
  learnt.guide(table.id);
  router.go(`/t/${table.id}`);
}
