import { flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { bind } from '../../platform/http/binding.ts';
import { bin, get, list } from './actions/read.ts';
import { mark, setDefault, share } from './actions/share.ts';
import { create, remove, rename, restore, save } from './actions/write.ts';
import { startExport } from './dashboard-export.ts';

export const flowDashboardRoutes = bind(flowDashboardApi, {
  list,
  get,
  create,
  rename,
  save,
  share,
  mark,
  setDefault,
  startExport,
  remove,
  bin,
  restore,
});
