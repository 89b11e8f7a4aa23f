/** What carries requests and lines: HTTP to a server, or something else that speaks the same. */
import { below } from './place.ts';

export interface Answered {
  status: number;
  text: string;
}

/** As much of a WebSocket as a line needs. */
export type Socket = Pick<WebSocket, 'onmessage' | 'onclose' | 'send' | 'close'>;

export interface Carrier {
  /** Rejected if nobody answers. */
  request(method: string, path: string, body: string | undefined, language: string): Promise<Answered>;
  open(path: string): Socket;
}

const server: Carrier = {
  async request(method, path, body, language) {
    const address = new URL(below(path), location.origin);
    address.searchParams.set('language', language);
    const response = await fetch(address, { method, ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }) });
    return { status: response.status, text: await response.text() };
  },
  open(path) {
    const address = new URL(below(path), location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address.href);
  },
};

let chosen = server;
/** To be called before anything is asked. */
export const carryBy = (carrier: Carrier): void => void (chosen = carrier);
export const carrier = (): Carrier => chosen;
