import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { fonts } from './build/fonts.ts';
import { sources } from './build/sources.ts';

/** What comes from the rest of the house has a file of its own, named after it: `texts-de`, `rules-kabale-de`. */
function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const source = /raenke:([a-z/]+)$/.exec(facadeModuleId ?? '')?.[1];
  return source ? `assets/${source.replaceAll('/', '-')}-[hash].js` : 'assets/[name]-[hash].js';
}

/** A service worker looks after the folder it lies in. */
const entryFileNames = ({ name }: { name: string }): string => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js');

/** The server says in the page where its addresses begin; at work on the page, that is the root. */
const atRoot: Plugin = { name: 'raenke-root', apply: 'serve', transformIndexHtml: () => [{ tag: 'base', attrs: { href: '/' }, injectTo: 'head-prepend' }] };

export default defineConfig({
  base: './',
  plugins: [sources(), fonts(), svelte(), atRoot],
  // the package takes the client from there; the server sends it, and nothing comes from anywhere else
  build: { manifest: 'chunks.json', outDir: '../src/raenke/web/dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { input: { index: 'index.html', sw: 'src/device/sw.ts' }, output: { chunkFileNames, entryFileNames } } },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8390', ws: true } } },
  test: { include: ['test/**/*.test.ts'] },
});
