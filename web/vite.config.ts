import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './build/fonts.ts';
import { sources } from './build/sources.ts';

/** What comes from the rest of the house has a file of its own, named after it: `texts-de`, `rules-kabale-de`. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const source = /raenke:([a-z/]+)$/.exec(facadeModuleId ?? '')?.[1];
  return source ? `assets/${source.replaceAll('/', '-')}-[hash].js` : 'assets/[name]-[hash].js';
}

export default defineConfig({
  plugins: [sources(), fonts(), svelte()],
  // the package takes the client from there; the server sends it, and nothing comes from anywhere else
  build: { manifest: 'chunks.json', outDir: '../src/raenke/web/dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { output: { chunkFileNames } } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8390', ws: true } } },
  test: { include: ['test/**/*.test.ts'] },
});
