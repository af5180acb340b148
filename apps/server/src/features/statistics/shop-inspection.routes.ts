import { shopInspectionApi } from '@rondo/contract/shop-inspection';
import { atMost } from '../../platform/at-most.ts';
import { bind } from '../../platform/http/binding.ts';
import { intervalsOfNumber, shopOverview, shopTable } from './shop-inspection.actions.ts';
import { shopInspectionExport } from './shop-inspection-export.ts';

/** Computations over a period at once, three connections each. */
const AT_ONCE = 4;

export const shopInspectionRoutes = bind(shopInspectionApi, {
  overview: atMost(AT_ONCE, shopOverview),
  table: atMost(AT_ONCE, shopTable),
  intervals: atMost(AT_ONCE, intervalsOfNumber),
  export: shopInspectionExport.download,
  startExport: shopInspectionExport.start,
});
