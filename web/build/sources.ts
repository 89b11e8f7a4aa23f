/** What the client takes from the rest of the house when it is built: texts, rules, what is printed on cards, pictures. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bookIn, letterOf, printedIn } from './rulebook.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOCALE = join(ROOT, 'src/raenke/locale');
const RULES = join(ROOT, 'docs/rules');
const CLIENT = join(ROOT, 'web/src');
const PREFIX = 'raenke:';
/** Its rule pages lie in the folder itself, those of the others in folders of their own. */
const FIRST = 'en';

/** Everything of which there may be more: a language is its folder of texts, a game its page of rules and its pictures. */
export const LANGUAGES = readdirSync(LOCALE).filter((name) => existsSync(join(LOCALE, name, 'web.ftl'))).sort();
const RULED = namesIn(RULES, '.md');
/** Pages with texts of their own, which come with the page: `web_<room>.ftl`, and `<game>_<room>.ftl` for what a game says there. */
const ROOMS = namesIn(join(LOCALE, FIRST), '.ftl').filter((name) => name.startsWith('web_')).map((name) => name.slice(4)).filter((room) => existsSync(join(CLIENT, 'pages', room)));
const PICTURED = readdirSync(CLIENT).filter((name) => existsSync(join(CLIENT, name, 'pictures.json')));

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length)).sort();
}

/** The language's own name, as people look for it in a list. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** All texts, those of one room, or those that every page has. */
export function fluentText(language: string, room?: string): string {
  const folder = join(LOCALE, language);
  const isOf = (name: string, each: string): boolean => name.endsWith(`_${each}`);
  // The server tells what happened, and what a lesson says, in whole sentences; the client never needs those texts.
  const known = namesIn(folder, '.ftl').filter((name) => !/(^replay|_events|_lessons)$/.test(name));
  const own = room === undefined ? known : known.filter((name) => (room ? isOf(name, room) : !ROOMS.some((each) => isOf(name, each))));
  return own.map((name) => withoutComments(readFileSync(join(folder, `${name}.ftl`), 'utf8'))).join('\n');
}

function withoutComments(text: string): string {
  return text.replace(/^#.*\n/gm, '').replace(/\n{3,}/g, '\n\n');
}

export function rulesText(game: string, language = FIRST): string {
  return readFileSync(join(RULES, language === FIRST ? '' : language, `${game}.md`), 'utf8');
}

/** Which icons of game-icons (CC BY 3.0) stand for what; only these are built in. A path is a drawing of our own. */
function chosen(folder: string): { signs: Record<string, string>; cards?: Record<string, string> } {
  return JSON.parse(readFileSync(join(CLIENT, folder, 'pictures.json'), 'utf8'));
}

function pathsOf(names: Record<string, string>): Record<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const icons = JSON.parse(readFileSync(file, 'utf8')).icons as Record<string, { body: string }>;
  return Object.fromEntries(
    Object.entries(names).map(([name, icon]) => {
      if (icon.startsWith('M')) return [name, icon];
      const body = icons[icon]?.body;
      if (!body) throw new Error(`there is no icon ${icon}`);
      const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
      return [name, rounded(paths.join(''))];
    }),
  );
}

/** A path with one decimal, which nobody sees at our sizes; arcs stay as they are, since their flags need no space. */
function rounded(path: string): string {
  return path.replace(/([b-zB-Z])([^a-zA-Z]*)/g, (_, letter: string, rest: string) => {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map((each) => `${Number(Number(each).toFixed(1))}`.replace(/^(-?)0\./, '$1.'));
    return letter + numbers.join(' ').replaceAll(' -', '-');
  });
}

function dataOf(id: string): unknown {
  const [kind, name = '', language] = id.split('/'); // for texts, the third is the room
  switch (kind) {
    case 'texts':
      return fluentText(name, language ?? '');
    case 'rules':
      return bookIn(rulesText(name, language));
    case 'printed':
      return printedIn(rulesText(name), LANGUAGES);
    case 'pictures':
      return pathsOf(chosen(name).cards ?? {});
    case 'signs':
      return pathsOf(Object.assign({}, ...PICTURED.map((folder) => chosen(folder).signs)));
  }
  throw new Error(`there is no source ${id}`);
}

/** The lists, in which each thing is loaded when it is wanted. */
function listed(): string {
  const lazily = (names: string[], source: (name: string) => string): string =>
    `{${names.map((name) => `${JSON.stringify(name)}: () => import('${PREFIX}${source(name)}')`).join(', ')}}`;
  const rules = RULED.map((game) => {
    const pages = lazily(LANGUAGES, (language) => `rules/${game}/${language}`);
    return `${letterOf(rulesText(game))}: { game: '${game}', pages: ${pages} }`;
  });
  return [
    `export const languages = ${JSON.stringify(Object.fromEntries(LANGUAGES.map((each) => [each, nameOf(each)])))};`,
    `export const texts = ${lazily(LANGUAGES, (language) => `texts/${language}`)};`,
    `export const roomTexts = {${ROOMS.map((room) => `${room}: ${lazily(LANGUAGES, (language) => `texts/${language}/${room}`)}`).join(', ')}};`,
    `export const rules = {${rules.join(', ')}};`,
    `export const pictures = ${lazily(PICTURED.filter((game) => chosen(game).cards), (game) => `pictures/${game}`)};`,
  ].join('\n');
}

export function sources(): Plugin {
  return {
    name: 'raenke-sources',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      if (name === 'lists') return listed();
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(dataOf(name)))})`;
    },
  };
}
