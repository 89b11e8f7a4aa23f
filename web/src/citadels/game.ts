/** What Citadels brings to the client. */
import { folder } from '../games.ts';
import { pacesBy } from '../table/pace.ts';
import { t } from '../texts.svelte.ts';
import CitadelsTable from './CitadelsTable.svelte';
import { PACE } from './pace.ts';
import { TONES } from './sounds.ts';
import { staged } from './stage.ts';
import type { CitadelsEvent, CitadelsView } from './wire.ts';

export default folder<CitadelsView, CitadelsEvent>({
  Table: CitadelsTable,
  staged,
  paces: (tolds, factor) => pacesBy(PACE, tolds, factor),
  stops: () => false,
  keys: () => [
    [['1', '…', '9'], t('web-keys-point')],
    [['Enter'], t('web-keys-make')],
    [['0'], t('web-keys-end')],
    [['Esc'], t('web-keys-let-go')],
  ],
  tones: TONES,
  // Nobody answers for the murdered, and no drum beats.
  isSilent: (view, event) => event.type === 'rank_called' && view.murdered === event.character,
  isBeside: true,
});
