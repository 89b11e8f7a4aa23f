/** Which page is shown: the address of the browser, nothing else. */
export type Route = { page: 'start' } | { page: 'table'; id: string } | { page: 'rules'; game: string };

export function routeOf(path: string): Route {
  const [, room, id] = path.split('/');
  if (room === 't' && id) return { page: 'table', id };
  if (room === 'rules' && (id === 'kabale' || id === 'citadels')) return { page: 'rules', game: id };
  return { page: 'start' };
}

class Router {
  route = $state.raw(routeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** A link within the page: followed without loading everything again. */
export function inside(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go((event.currentTarget as HTMLAnchorElement).pathname);
}
