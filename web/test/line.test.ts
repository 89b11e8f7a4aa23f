import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Told, Update } from '../src/wire.ts';

/** The browser's side of a connection, spoken to by the test. */
class Socket {
  static all: Socket[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: string[] = [];
  isClosed = false;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const update = (version: number): Partial<Update> => page(0, version, version);
/** Part of an update: what came after a number, until another. */
const page = (since: number, until: number, version: number, seat: number | null = 0, seats = [0]): Partial<Update> => ({
  type: 'update', version, since, until, seat, seats,
  events: Array.from({ length: until - since }, (_, at) => ({ number: since + at + 1 }) as Told),
});

async function newLine() {
  const { Line, Lost } = await import('../src/line.ts');
  const states: string[] = [];
  const heard: number[] = [];
  const told: { since: number | null; numbers: number[]; isPaged: boolean }[] = [];
  const line = new Line(
    't1',
    {
      onUpdate: (each, isPaged) => {
        heard.push(each.version);
        told.push({ since: each.since, numbers: each.events.map(({ number }) => number), isPaged });
      },
      onState: (state) => states.push(state),
    },
    () => 'hu',
  );
  return { line, Lost, states, heard, told };
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('navigator', { languages: ['hu'] });
  vi.stubGlobal('location', { href: 'http://localhost:8390/t/t1', protocol: 'http:', origin: 'http://localhost:8390' });
  vi.stubGlobal('document', { baseURI: 'http://localhost:8390/', querySelector: () => null, hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined, documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the line to a table', () => {
  test('asks for everything first, then for what came after', async () => {
    const { line, heard, states } = await newLine();
    expect(Socket.all[0]!.address).toBe('ws://localhost:8390/api/tables/t1/socket?language=hu&refused=true&view=drawn&since=0');
    Socket.all[0]!.says(update(7));
    expect([heard, states.at(-1)]).toEqual([[7], 'open']);
    Socket.all[0]!.onclose?.();
    expect(line.state).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(Socket.all[1]!.address).toContain('since=7');
    expect(line.state).toBe('lost');
    Socket.all[1]!.says(update(9));
    expect(line.state).toBe('open');
    line.end();
  });

  test('an update in several pages is heard when it is complete', async () => {
    const { line, told } = await newLine();
    Socket.all[0]!.says(page(0, 2, 5));
    Socket.all[0]!.says(page(2, 4, 6));
    expect(told).toEqual([]);
    Socket.all[0]!.says(page(4, 6, 6));
    expect(told).toEqual([{ since: 0, numbers: [1, 2, 3, 4, 5, 6], isPaged: true }]);
    Socket.all[0]!.says(page(6, 7, 7));
    expect(told.at(-1)).toEqual({ since: 6, numbers: [7], isPaged: false });
    line.end();
  });

  test('pages go on where a lost connection ended them', async () => {
    const { line, told } = await newLine();
    Socket.all[0]!.says(page(0, 2, 4));
    Socket.all[0]!.onclose?.();
    await vi.advanceTimersByTimeAsync(1000);
    expect(Socket.all[1]!.address).toContain('since=2');
    Socket.all[1]!.says(page(2, 4, 4));
    expect(told).toEqual([{ since: 0, numbers: [1, 2, 3, 4], isPaged: true }]);
    line.reconnect(0);
    Socket.all[2]!.says(page(0, 4, 4));
    expect(told.at(-1)).toEqual({ since: 0, numbers: [1, 2, 3, 4], isPaged: false });
    line.end();
  });

  test('pages for one of several people are not mixed with those for all', async () => {
    const { line, told } = await newLine();
    Socket.all[0]!.says(page(0, 2, 4, null, [0, 1]));
    Socket.all[0]!.says(page(0, 2, 4, 1, [0, 1]));
    Socket.all[0]!.says(page(2, 4, 4, 1, [0, 1]));
    Socket.all[0]!.says(page(2, 5, 5, null, [0, 1]));
    expect(told.map(({ numbers }) => numbers)).toEqual([[1, 2, 3, 4], [1, 2, 3, 4, 5]]);
    expect(line.since).toBe(5);
    line.end();
  });

  test('a command gets its own answer, whatever the order', async () => {
    const { line } = await newLine();
    Socket.all[0]!.says(update(1));
    const first = line.send({ type: 'hint' });
    const second = line.send({ type: 'say', text: 'hello' });
    const [hint, say] = Socket.all[0]!.sent.map((text) => JSON.parse(text) as { id: string });
    Socket.all[0]!.says({ type: 'done', id: say!.id, version: 2 });
    Socket.all[0]!.says({ type: 'refused', id: hint!.id, refusal: { reason: 'server-refusal-turn', text: 'not now' }, version: 2 });
    await expect(second).resolves.toMatchObject({ type: 'done' });
    await expect(first).rejects.toThrow('not now');
    line.end();
  });

  test('a command without an answer is lost, and said to be', async () => {
    const { line, Lost } = await newLine();
    Socket.all[0]!.says(update(1));
    const sent = line.send({ type: 'play', move: 'end', version: 1 });
    const lost = expect(sent).rejects.toBeInstanceOf(Lost);
    await vi.advanceTimersByTimeAsync(7000);
    await lost;
    await expect(line.send({ type: 'ping' })).rejects.toBeInstanceOf(Lost);
    line.end();
  });

  test('a silent server is asked whether it is there', async () => {
    const { line } = await newLine();
    Socket.all[0]!.says(update(1));
    await vi.advanceTimersByTimeAsync(20_500);
    expect(Socket.all[0]!.sent.at(-1)).toContain('ping');
    line.end();
  });

  test('who is not let in does not knock again', async () => {
    const { line, states } = await newLine();
    Socket.all[0]!.says({ type: 'refused', id: null, refusal: { reason: 'server-refusal-not-found', text: 'nothing' }, version: null });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(states.at(-1)).toBe('refused');
    expect(Socket.all).toHaveLength(1);
    line.end();
  });
});
