import { pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import { bind } from '../../platform/http/binding.ts';
import { create } from './actions/create.ts';
import { decide } from './actions/decide.ts';
import { get, list } from './actions/read.ts';
import { saveSetting, setting } from './actions/setting.ts';
import { adjustmentExport } from './adjustment-export.ts';

export const pointsAdjustmentRoutes = bind(pointsAdjustmentApi, {
  list,
  get,
  create,
  decide,
  setting,
  saveSetting,
  export: adjustmentExport.download,
  startExport: adjustmentExport.start,
});
