/** What Kabale & Hiebe brings to the client. */
import { folder } from '../games.ts';
import { t } from '../texts.svelte.ts';
import KabaleTable from './KabaleTable.svelte';
import { paces } from './pace.ts';
import { TONES } from './sounds.ts';
import { staged } from './stage.ts';
import type { KabaleEvent, KabaleView } from './wire.ts';

export default folder<KabaleView, KabaleEvent>({
  Table: KabaleTable,
  staged,
  paces,
  // People walk through a round's end goal by goal.
  stops: (event) => event.type === 'round_ended',
  keys: (view) => [
    [['1', '2', '3'], t('web-keys-card')],
    [['1', '…', `${view.goals.length}`], t('web-keys-column')],
    [['Enter'], t('web-keys-slip')],
    [['0'], t('web-keys-nothing')],
    [['Esc'], t('web-keys-back')],
  ],
  tones: TONES,
  isBeside: true,
});
