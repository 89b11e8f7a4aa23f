/** Where the pages of this client are: below a server's base path, or in a folder of files without a server. */

/** What an address names, wherever the client lies. */
export interface Named {
  path: string;
  search: string;
  hash: string;
}

export class Place {
  /** `root`: the folder of the client. `isDevice`: a plain web space, which knows files and no pages. */
  constructor(
    readonly root: URL,
    readonly isDevice: boolean,
  ) {}

  /** The address of a page like `/replay/x7?at=4`. On a plain web space it can be loaded again too: `?page=replay/x7&at=4`. */
  to(page: string): string {
    if (!this.isDevice) return this.below(page);
    const { pathname, search, hash } = new URL(page, 'page:/');
    const asked = [pathname === '/' ? '' : `page=${pathname.slice(1)}`, search.slice(1)].filter(Boolean).join('&');
    return `${this.root.pathname}${asked && `?${asked}`}${hash}`;
  }

  /** The address of a file, or of what only a server has. */
  below(path: string): string {
    return this.root.pathname + path.slice(1);
  }

  /** The page of an address. */
  named({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): Named {
    const { root } = this;
    if (!this.isDevice) return { path: `/${pathname.startsWith(root.pathname) ? pathname.slice(root.pathname.length) : pathname.slice(1)}`, search, hash };
    const asked = new URLSearchParams(search);
    const path = `/${asked.get('page') ?? ''}`;
    asked.delete('page');
    return { path, search: asked.size ? `?${asked}` : '', hash };
  }
}

const folder = (): URL => new URL('.', document.baseURI);
const hasNoServer = (): boolean => document.querySelector('meta[name="raenke"][content="device"]') !== null;
/** The server names the folder in the page (`<base>`), and the one who packs a folder of files says that it is one. */
export const place = new Place(folder(), hasNoServer());

export const { isDevice } = place;
export const pathTo = (page: string): string => place.to(page);
/** The address of a file, or of what only a server has. */
export const below = (path: string): string => place.below(path);
export const here = (): Named => place.named(location);
