/** Addresses of the rules; from a table they take it along, so that the page says what holds there. */
import { here } from '../../place.ts';
import { router } from '../../route.svelte.ts';

/** What stands in the address behind `?`: the table one comes from, or what is chosen on the page. */
function asked(): string {
  const { route } = router;
  if (route.page === 'table') return `?table=${route.id}`;
  return route.page === 'room' && route.room === 'rules' ? here().search : '';
}

export const bookAddress = (game: string, sheet = ''): string => `/rules/${game}${sheet && `/${sheet}`}${asked()}`;
