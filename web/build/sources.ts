/** What the client takes from the rest of the house when it is built: texts, rules, card faces, pictures. */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { facesIn, paragraphsIn } from './rulebook.ts';
import { PICTURES } from './pictures.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOCALE = join(ROOT, 'src/raenke/locale');
const PREFIX = 'raenke:';

export function fluentText(language: string): string {
  const folder = join(LOCALE, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl')).sort();
  // The server tells what happened in whole sentences; the client never needs those texts.
  const own = files.filter((name) => name !== 'citadels_events.ftl');
  return own.map((name) => withoutComments(readFileSync(join(folder, name), 'utf8'))).join('\n');
}

function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, '').replace(/\n{3,}/g, '\n\n');
}

export function rulesText(game: string, language = 'en'): string {
  return readFileSync(join(ROOT, 'docs/rules', language === 'en' ? '' : language, `${game}.md`), 'utf8');
}

function pictures(set: string): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const icons = JSON.parse(readFileSync(file, 'utf8')).icons as Record<string, { body: string }>;
  const chosen = PICTURES[set];
  if (!chosen) throw new Error(`there is no set of pictures ${set}`);
  return Object.fromEntries(
    Object.entries(chosen).map(([name, icon]) => {
      const body = icons[icon]?.body;
      if (!body) throw new Error(`there is no icon ${icon}`);
      const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
      return [name, paths.join('')];
    }),
  );
}

function moduleOf(id: string): unknown {
  const [kind, name = '', language] = id.split('/');
  switch (kind) {
    case 'texts':
      return fluentText(name);
    case 'rules':
      return paragraphsIn(rulesText(name, language));
    case 'faces':
      return facesIn(rulesText('kabale'), rulesText('citadels'));
    case 'pictures':
      return pictures(name);
  }
  throw new Error(`there is no source ${id}`);
}

export function sources(): Plugin {
  return {
    name: 'raenke-sources',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const found = JSON.stringify(moduleOf(id.slice(PREFIX.length + 1)));
      return `export default JSON.parse(${JSON.stringify(found)})`;
    },
  };
}
