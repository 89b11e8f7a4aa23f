/** What this browser keeps of the matches: pairs of texts in IndexedDB. */

const STORE = 'kept';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

export class Keeping {
  private constructor(readonly database: IDBDatabase) {}

  /** Rejected where the browser keeps nothing, as in some private windows. */
  static async open(name: string): Promise<Keeping> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(STORE);
    return new Keeping(await done(request));
  }

  async all(): Promise<Map<string, string>> {
    const store = this.database.transaction(STORE).objectStore(STORE);
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    return new Map(keys.map((key, at) => [String(key), values[at] as string]));
  }

  /** Keep a text, or no longer keep it; resolved once it is safe. */
  put(key: string, value: string | null | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const change = this.database.transaction(STORE, 'readwrite', { durability: 'strict' });
      const store = change.objectStore(STORE);
      if (value === null || value === undefined) store.delete(key);
      else store.put(value, key);
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error ?? new Error('IndexedDB'));
    });
  }
}

/** Nothing is kept from now on; whoever has it open must close it. */
export const forget = async (name: string): Promise<void> => void (await done(indexedDB.deleteDatabase(name)));
