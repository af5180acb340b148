import { monthCloseApi } from '@rondo/contract/month-close';
import { atMost } from '../../platform/at-most.ts';
import { bind } from '../../platform/http/binding.ts';
import {
  closedOverview,
  closedRecordRows,
  monthCloseSetting,
  restatements,
  saveMonthCloseSetting,
} from './month-close.actions.ts';

/** Computations over a period at once: who asks for a year waits for a place. */
const AT_ONCE = 4;

export const monthCloseRoutes = bind(monthCloseApi, {
  overview: atMost(AT_ONCE, closedOverview),
  restatements,
  records: closedRecordRows,
  setting: monthCloseSetting,
  saveSetting: saveMonthCloseSetting,
});
