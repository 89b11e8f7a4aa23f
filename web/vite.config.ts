import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './build/fonts.ts';
import { sources } from './build/sources.ts';

/** What comes from the rest of the house has a file of its own, named after it: `texts-de`, `rules-kabale-de`. So have games and rooms: `game-<name>`, `room-rules`. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const source = /raenke:([a-z/]+)$/.exec(facadeModuleId ?? '')?.[1] ?? owner(facadeModuleId);
  const named = source?.replace(/^texts\/([a-z]+)\/([a-z]+)$/, 'room/$2/$1').replaceAll('/', '-');
  return named ? `assets/${named}-[hash].js` : 'assets/[name]-[hash].js';
}

function assetFileNames({ originalFileNames }: { originalFileNames: string[] }): string {
  const source = originalFileNames.map(owner).find(Boolean);
  return source ? `assets/${source}-[hash][extname]` : 'assets/[name]-[hash][extname]';
}

function owner(file: string | null | undefined): string | undefined {
  const [, folder, page] = /src\/(?:([a-z]+)\/game\.ts|pages\/([a-z]+)\/Page\.svelte)/.exec(file ?? '') ?? [];
  return folder ? `game-${folder}` : page && `room-${page}`;
}

export default defineConfig({
  plugins: [sources(), fonts(), svelte()],
  // the package takes the client from there; the server sends it, and nothing comes from anywhere else
  build: { outDir: '../src/raenke/web/dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { output: { chunkFileNames, assetFileNames } } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8390', ws: true } } },
  test: { include: ['test/**/*.test.ts'] },
});
