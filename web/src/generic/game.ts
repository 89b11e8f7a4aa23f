/** What the client brings itself to a game that has no folder here. */
import { folder } from '../games.ts';
import { tableEvent } from '../table/told.ts';
import { t } from '../texts.svelte.ts';
import GenericTable from './GenericTable.svelte';

/** As long as one reads a short sentence. */
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
