import { availableParallelism } from 'node:os';
import { statisticsApi } from '@rondo/contract/statistics';
import { atMost } from '../../platform/at-most.ts';
import { bind } from '../../platform/http/binding.ts';
import { failures, items } from './rows.actions.ts';
import { shopTableExport } from './shop-table-export.ts';
import { freeze, inspection, shops, structureDays } from './statistics.actions.ts';

/**
 * Computations over a period at once, three connections each: who asks for a year waits for a place, the others keep theirs. As many as
 * there are processors: more of them would only share these, and all together run into the time that a statement has.
 */
const AT_ONCE = Math.min(4, Math.max(2, availableParallelism()));

export const statisticsRoutes = bind(statisticsApi, {
  inspection: atMost(AT_ONCE, inspection),
  shops: atMost(AT_ONCE, shops),
  items: atMost(AT_ONCE, items),
  failures: atMost(AT_ONCE, failures),
  freeze,
  structureDays,
  exportShops: shopTableExport.download,
  startExportShops: shopTableExport.start,
});
