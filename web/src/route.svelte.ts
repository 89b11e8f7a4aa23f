/** Which page to show: only the browser's address decides. */
import { here, pathTo } from './place.ts';
import { PAGES } from './wire.ts';

/** A room is a folder in `pages`; `parts` is what follows it in the address. */
type Route = { page: 'start' } | { page: 'table'; id: string } | { page: 'room'; room: string; parts: string[] } | { page: 'nowhere' };

function routeOf(path: string): Route {
  const [room = '', id, ...more] = path.split('/').filter(Boolean);
  if (room === '' || path === '/index.html') return { page: 'start' };
  // A finished match is shown where it was played.
  if ((room === 't' || room === 'm') && id && !more.length) return { page: 'table', id };
  const parts = [...(id ? [id] : []), ...more];
  if (parts.length <= (PAGES[room]?.length ?? -1)) return { page: 'room', room, parts };
  return { page: 'nowhere' };
}

class Router {
  route = $state.raw(routeOf(here().path));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  /** The address has changed. */
  read(): void {
    this.route = routeOf(here().path);
  }

  /** To a page, named as at the root of a server: `/learn`. */
  go(page: string): void {
    this.visit(pathTo(page));
  }

  visit(address: string): void {
    history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  /** The address of a place on this page. */
  anchor(name: string): string {
    void this.route; // what is asked behind `?` may have changed
    return `${location.pathname}${location.search}#${name}`;
  }
}

export const router = new Router();

/** A link within the page: it opens without loading everything again. */
export function inside(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, search, hash } = event.currentTarget as HTMLAnchorElement;
  router.visit(pathname + search + hash);
}
