/** Where this guest is told that it is their turn, when they are not at the table. */
import { ask, beGuest } from './api.ts';
import type { Channel, Channels, Kind, TableNudges } from './wire.ts';

export const channels = (): Promise<Channels> => ask('GET', '/api/guests/me/channels');
export const confirmChannel = (id: string, code: string): Promise<Channel> => ask('POST', `/api/guests/me/channels/${id}/confirm`, { code });
export const removeChannel = (id: string): Promise<void> => ask('DELETE', `/api/guests/me/channels/${id}`);
export const tableNudges = (table: string): Promise<TableNudges> => ask('GET', `/api/tables/${table}/nudges`);
export const switchNudges = (table: string, is_on: boolean): Promise<TableNudges> => ask('PUT', `/api/tables/${table}/nudges`, { is_on });

export async function addChannel(kind: Kind, address: string): Promise<Channel> {
  await beGuest();
  return ask('POST', '/api/guests/me/channels', { kind, address });
}

/** Browsers let pages be told only where nobody can listen in: over HTTPS, or on this machine. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Let this browser be told; null if its owner does not allow it. */
export async function addBrowser(key: string): Promise<Channel | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.register(new URL('nudge-worker.js', document.baseURI));
  await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return addChannel('push', JSON.stringify(subscription));
}
