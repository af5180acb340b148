import { receiptApi } from '@rondo/contract/receipt';
import { bind } from '../../platform/http/binding.ts';
import { move } from './actions/move.ts';
import { open } from './actions/open.ts';
import { counts, get, list, ofRecord } from './actions/read.ts';
import { saveSetting, setting } from './actions/setting.ts';
import { receiptExport } from './receipt-export.ts';

export const receiptRoutes = bind(receiptApi, {
  setting,
  saveSetting,
  list,
  get,
  counts,
  ofRecord,
  open,
  move,
  export: receiptExport.download,
  startExport: receiptExport.start,
});
