/** The service worker of a static page: keeps all its files, and nothing of what lies elsewhere. */

/** The part of a service worker's world that this one needs; the page's own types know none of it. */
interface World {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Event & { waitUntil(what: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'fetch', hear: (event: Event & { request: Request; respondWith(answer: Promise<Response>): void }) => void): void;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
}
const world = self as unknown as World;

/** Whoever packs the folder writes its version here, so that this file changes with every other. */
const VERSION = 'raenke-version';
const { scope } = world.registration;
const OURS = `raenke ${scope} `;
const NAME = OURS + VERSION;
const LIST = 'files.json';
const FIRST = 'index.html';

/** By name, the hash of each file. */
type Files = Record<string, string>;

const listIn = async (answer: Response): Promise<Files> => ((await answer.json()) as { files: Files }).files;

/** Get every file; what has not changed is taken from the version before. */
async function install(): Promise<void> {
  const fresh = await got(LIST);
  const files = await listIn(fresh.clone());
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME).at(-1);
  const before = older === undefined ? null : await caches.open(older);
  const list = await before?.match(scope + LIST);
  const known = list ? await listIn(list) : {};
  const cache = await caches.open(NAME);
  await Promise.all(
    Object.entries(files).map(async ([name, hash]) => {
      const kept = known[name] === hash ? await before?.match(scope + name) : undefined;
      await cache.put(scope + name, kept ?? (await got(name)));
    }),
  );
  await cache.put(scope + LIST, fresh);
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
world.addEventListener('message', ({ data }) => void (data === 'take' && world.skipWaiting()));
world.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(scope)) event.respondWith(answer(event.request));
});
