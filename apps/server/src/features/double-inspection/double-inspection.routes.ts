import { doubleInspectionApi } from '@rondo/contract/double-inspection';
import { bind } from '../../platform/http/binding.ts';
import { inspectors, items, pairs, saveSetting, setting, summary } from './double-inspection.actions.ts';

export const doubleInspectionRoutes = bind(doubleInspectionApi, {
  summary,
  items,
  inspectors,
  pairs,
  setting,
  saveSetting,
});
