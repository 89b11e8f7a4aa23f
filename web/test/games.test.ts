import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CLIENT = new URL('..', import.meta.url).pathname;
const files = ['src', 'build'].flatMap((folder) =>
  readdirSync(join(CLIENT, folder), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte|css|json)$/.test(name)).map((name) => join(folder, name)),
);
const games = files.filter((name) => name.endsWith('/game.ts')).map((name) => name.split('/')[1]!).filter((name) => name !== 'generic');

test('nothing names a game but its own folder', () => {
  expect(games.sort()).toEqual(['citadels', 'kabale']);
  const naming = games.flatMap((game) => files.filter((name) => !name.startsWith(`src/${game}/`) && readFileSync(join(CLIENT, name), 'utf8').toLowerCase().includes(game)));
  expect(naming).toEqual([]);
});
