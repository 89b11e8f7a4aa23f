/** The service worker of a static page: keeps all its files, and nothing of what lies elsewhere. */

import { inflated, PACKED } from './inflating.ts';
import type { ToService } from './messages.ts';

/** The part of a service worker's world that this one needs; the page's own types know none of it. */
interface World {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Event & { waitUntil(what: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'fetch', hear: (event: Event & { request: Request; respondWith(answer: Promise<Response>): void }) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent & { waitUntil(what: Promise<unknown>): void }) => void): void;
}
const world = self as unknown as World;

/** Whoever packs the folder writes its version here, so that this file changes with every other. */
const VERSION = 'raenke-version';
const { scope } = world.registration;
const OURS = `raenke ${scope} `;
const NAME = OURS + VERSION;
const LIST = 'files.json';
const FIRST = 'index.html';
/** Kept beside the files of a group when all of them are there. */
const MARK = 'kept/';

/** `files`: by name, the hash of each file. `kept`: the files of every visit (`ALWAYS`), and those of each language. */
interface List {
  files: Record<string, string>;
  kept: Record<string, string[]>;
}
const ALWAYS = 'always';
const KINDS: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

const listIn = (answer: Response): Promise<List> => answer.json() as Promise<List>;

/** Get what every visit needs, and the languages that were kept before; what has not changed is taken from the version before. */
async function install(): Promise<void> {
  const fresh = await got(LIST);
  const list = await listIn(fresh.clone());
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME).at(-1);
  const before = older === undefined ? null : await caches.open(older);
  const known = await before?.match(scope + LIST).then((answer) => answer && listIn(answer));
  const cache = await caches.open(NAME);
  if (before && known)
    for (const [name, hash] of Object.entries(list.files)) {
      const kept = known.files[name] === hash ? await before.match(scope + name) : undefined;
      if (kept) await cache.put(scope + name, kept);
    }
  const had = await Promise.all(Object.keys(list.kept).map(async (group) => ((await before?.match(scope + MARK + group)) ? group : ALWAYS)));
  for (const group of new Set([ALWAYS, ...had])) await keep(list, group, cache);
  await cache.put(scope + LIST, fresh);
}

/** Get what is missing of a group: most of it lies there packed as one file, the rest this page has loaded already. */
async function keep({ kept }: List, group: string, cache: Cache): Promise<void> {
  const missing = async (): Promise<string[]> => {
    const found = await Promise.all((kept[group] ?? []).map(async (name) => ((await cache.match(scope + name)) ? '' : name)));
    return found.filter(Boolean);
  };
  if ((await missing()).length === kept[group]?.length) {
    const packed = await (await got(`kept/${group}.json.gz`)).arrayBuffer();
    const texts = (await inflated(packed, 'application/json').json()) as Record<string, string>;
    for (const [name, text] of Object.entries(texts))
      await cache.put(scope + name, new Response(text, { headers: { 'content-type': KINDS[name.split('.').at(-1) ?? ''] ?? 'text/plain' } }));
  }
  await Promise.all((await missing()).map(async (name) => cache.put(scope + name, await usable(name))));
  await cache.put(scope + MARK + group, new Response());
}

/** Somebody reads this language: from now on it is kept. */
async function speak(language: string): Promise<void> {
  const cache = await caches.open(NAME);
  const list = await cache.match(scope + LIST);
  if (list && !(await cache.match(scope + MARK + language))) await keep(await listIn(list), language, cache);
}

/** A file as it is used: the engine is inflated once, and of WebAssembly that lies there as such a browser keeps what it compiled. */
async function usable(name: string): Promise<Response> {
  const found = await got(name);
  const kind = PACKED[/^engine\/(.+)\.gz$/.exec(name)?.[1] ?? ''];
  return kind ? inflated(await found.arrayBuffer(), kind) : found;
}

/** Past the browser's own cache, which may hold an older one. */
async function got(name: string): Promise<Response> {
  // Some web spaces send whoever asks for the first file on to the folder.
  const answer = await fetch(scope + (name === FIRST ? '' : name), { cache: 'no-cache' });
  if (!answer.ok || answer.redirected) throw new Error(`${name}: ${answer.status}`);
  return answer;
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await world.clients.claim();
}

/** Every page is the same file; which one it is stands behind `?`. */
async function answer(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname;
  const cache = await caches.open(NAME);
  return (await cache.match(address === scope ? scope + FIRST : address)) ?? fetch(request);
}

world.addEventListener('install', (event) => event.waitUntil(install()));
world.addEventListener('activate', (event) => event.waitUntil(activate()));
world.addEventListener('message', (event) => {
  const told = event.data as ToService;
  event.waitUntil(told.kind === 'take' ? world.skipWaiting() : speak(told.language).catch(() => undefined)); // the next visit tries again
});
world.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(scope)) event.respondWith(answer(event.request));
});
