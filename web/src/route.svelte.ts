/** Which page to show: only the browser's address decides. */
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
  route = $state.raw(routeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  /** The address has changed. */
  read(): void {
    this.route = routeOf(location.pathname);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** A link within the page: it opens without loading everything again. */
export function inside(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, search, hash } = event.currentTarget as HTMLAnchorElement;
  router.go(pathname + search + hash);
}
