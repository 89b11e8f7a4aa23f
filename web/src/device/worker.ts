/** The worker with the engine: Python, the rules, the bots and the protocol of a server, for one person. */
import { Fetching } from './fetching.ts';
import { Keeping } from './keeping.ts';
import type { FromWorker, ToWorker, Why } from './messages.ts';
import { unpacked } from './unpacking.ts';

/** What the page has of Python; the rest lies in the folder of the engine. */
interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array): void };
  runPython(code: string): string;
  pyimport(name: string): { Device: NewDevice };
  toPy(kept: Map<string, string>): unknown;
}
type NewDevice = (keep: (key: string, value: string | undefined) => Promise<void>, kept: unknown) => Device;

interface Device {
  start(): Promise<void>;
  request(method: string, path: string, body: string | undefined, language: string): Promise<Reply>;
  open(path: string, tell: (text: string) => void, shut: (code: number, reason: string) => void): Line;
}
interface Reply {
  status: number;
  body: string | undefined;
  destroy(): void;
}
interface Line {
  receive(text: string): Promise<void>;
  close(): void;
}

/** Where its files lie, for Python. */
const HOME = '/raenke';

const tell = (message: FromWorker): void => postMessage(message);

/** How far it came, to say why it did not come further. */
let stage: Why = 'files';

async function imported(script: Response): Promise<unknown> {
  const address = URL.createObjectURL(await script.blob());
  const module: unknown = await import(/* @vite-ignore */ address);
  URL.revokeObjectURL(address);
  return module;
}

async function engine(folder: string): Promise<Python> {
  const fetching = new Fetching(folder, (loaded, whole) => tell({ kind: 'progress', loaded, whole }));
  fetching.attend();
  fetching.ahead('pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json');
  const [{ loadPyodide }, { default: createPyodideModule }, sources] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.js`) as Promise<{ loadPyodide(how: object): Promise<Python> }>,
    fetching.file('pyodide.asm.js').then(imported) as Promise<{ default: unknown }>,
    fetching.file('raenke.zip').then((answer) => answer.arrayBuffer()),
  ]);
  const python = await loadPyodide({ indexURL: folder, createPyodideModule });
  stage = 'broken';
  for (const [name, content] of unpacked(sources)) {
    const path = `${HOME}/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    python.FS.writeFile(path, content);
  }
  python.runPython(`import sys; sys.path.insert(0, '${HOME}')`);
  return python;
}

/** What was kept, and who keeps more; where nothing can be kept, people play all the same. */
async function keeping(name: string): Promise<{ kept: Map<string, string>; keep(key: string, value: string | undefined): Promise<void> }> {
  let place: Keeping | null = null;
  let kept = new Map<string, string>();
  try {
    place = await Keeping.open(name);
    kept = await place.all();
  } catch {
    place = null;
    tell({ kind: 'unkept' });
  }
  return {
    kept,
    async keep(key, value) {
      await place?.put(key, value).catch(() => tell({ kind: 'unkept' }));
    },
  };
}

async function start(folder: string, name: string): Promise<Device> {
  try {
    if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function') throw new Error((stage = 'old'));
    const [python, { kept, keep }] = await Promise.all([engine(folder), keeping(name)]);
    const device = python.pyimport('raenke.device').Device(keep, python.toPy(kept));
    await device.start();
    tell({ kind: 'ready' });
    return device;
  } catch (error) {
    console.warn(error); // nobody at the page can do anything with it, but whoever hosts it may
    tell({ kind: 'failed', why: stage });
    return new Promise(() => undefined); // nobody asks any more
  }
}

let device: Promise<Device>;
const lines = new Map<number, Line>();
/** What one socket says is heard in its order. */
const heard = new Map<number, Promise<void>>();

async function take(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'start':
      device = start(message.engine, message.name);
      return;
    case 'request': {
      const { id, method, path, body, language } = message;
      try {
        const reply = await (await device).request(method, path, body, language);
        tell({ kind: 'reply', id, status: reply.status, body: reply.body ?? '' });
        reply.destroy();
      } catch (error) {
        console.error(error);
        tell({ kind: 'reply', id, status: 500, body: '' });
      }
      return;
    }
    case 'open': {
      const { socket, path } = message;
      const line = (await device).open(
        path,
        (text) => tell({ kind: 'told', socket, text }),
        (code, reason) => tell({ kind: 'closed', socket, code, reason }),
      );
      lines.set(socket, line);
      return;
    }
    case 'send':
      await lines.get(message.socket)?.receive(message.text);
      return;
    case 'close':
      lines.get(message.socket)?.close();
      lines.delete(message.socket);
      heard.delete(message.socket);
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (!('socket' in data)) return void take(data);
  const { socket } = data;
  const next = (heard.get(socket) ?? Promise.resolve()).then(() => take(data)).catch((error) => {
    console.error(error);
    tell({ kind: 'closed', socket, code: 1011, reason: '' });
  });
  heard.set(socket, next);
});
