/** The typefaces, cut down to the letters that people here read, before the page is built. */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** `style/fonts.css` takes them from here. */
const CUT = join(ROOT, 'web/node_modules/.fonts');

const range = (from: number, to: number): string => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${range(0x2010, 0x2027)}‰′″‹›−×≤≥→←`;
/** Hungarian, and the names of people from the rest of Europe. */
const EXTENDED = `${range(0x100, 0x17f)}ȘșȚț`;

/** All characters of the texts and rule pages of one language. */
function lettersOf(language: string): string {
  const folders = [join(ROOT, 'src/raenke/locale', language), join(ROOT, 'docs/rules', language)];
  const texts = folders.flatMap((folder) => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')));
  return [...new Set(texts.join(''))].filter((letter) => letter > 'ᄀ').sort().join('');
}

interface Cut {
  file: string;
  letters: () => string;
  axes?: Record<string, number | { min: number; max: number }>;
}

const CUTS: Record<string, Cut> = {
  'gotisch-latin': { file: '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-wght-normal.woff2', letters: () => LATIN, axes: { wght: 600 } },
  'gotisch-extended': { file: '@fontsource-variable/grenze-gotisch/files/grenze-gotisch-latin-ext-wght-normal.woff2', letters: () => EXTENDED, axes: { wght: 600 } },
  'grenze-latin': { file: '@fontsource/grenze/files/grenze-latin-600-normal.woff2', letters: () => LATIN },
  'grenze-extended': { file: '@fontsource/grenze/files/grenze-latin-ext-600-normal.woff2', letters: () => EXTENDED },
  'alegreya-400-latin': { file: '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2', letters: () => LATIN },
  'alegreya-400-extended': { file: '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-400-normal.woff2', letters: () => EXTENDED },
  'alegreya-700-latin': { file: '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2', letters: () => LATIN },
  'alegreya-700-extended': { file: '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-700-normal.woff2', letters: () => EXTENDED },
  'batang-korean': { file: '@fontsource/gowun-batang/files/gowun-batang-korean-700-normal.woff2', letters: () => lettersOf('ko') },
  'dodum-korean': { file: '@fontsource/gowun-dodum/files/gowun-dodum-korean-400-normal.woff2', letters: () => lettersOf('ko') },
};

async function cutAll(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  mkdirSync(CUT, { recursive: true });
  for (const [name, { file, letters, axes }] of Object.entries(CUTS)) {
    const font = await subset(readFileSync(resolve(file)), letters(), { targetFormat: 'woff2', ...(axes && { variationAxes: axes }) });
    writeFileSync(join(CUT, `${name}.woff2`), font);
  }
}

export function fonts(): Plugin {
  return { name: 'raenke-fonts', configResolved: (config) => (config.mode === 'test' ? undefined : cutAll()) };
}
