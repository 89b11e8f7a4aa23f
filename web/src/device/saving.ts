/** Saves records as files, where no server sends them. */
import { askText } from '../api.ts';
import { isDevice } from '../place.ts';

export async function save(name: string, path: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([await askText(path)], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** For a link to the record of a match: from a server, the browser loads it itself. */
export function saveRecord(event: MouseEvent, match: string): void {
  if (!isDevice) return;
  event.preventDefault();
  void save(`raenke-${match}.json`, `/api/matches/${match}/record`);
}
