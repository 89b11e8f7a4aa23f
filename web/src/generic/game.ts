/** What the client uses for a game without a folder here. */
import { folder } from '../games.ts';
import { tableEvent } from '../table/told.ts';
import { t } from '../texts.svelte.ts';
import GenericTable from './GenericTable.svelte';

/** The time to read a short sentence. */
const LINE = 700;

export default folder({
  Table: GenericTable,
  staged: (view) => view,
  paces: (tolds, factor) => tolds.map((told) => (told.is_routine || !told.text || tableEvent(told) ? 0 : LINE * factor)),
  stops: () => false,
  keys: () => [
    [['1', '…', '0'], t('web-keys-option')],
    [['Esc'], t('web-keys-let-go')],
  ],
  tones: {},
  isBeside: true,
});
