import { flowReadingApi, flowSaleApi } from '@rondo/contract/flow-reading';
import { bind } from '../../platform/http/binding.ts';
import { importActions } from '../../platform/import/actions.ts';
import { correct, exclude, include, takeBack } from './actions/correct.ts';
import { exportHealth, health, hours, week } from './actions/health.ts';
import { send } from './actions/send.ts';
import { sendSales } from './actions/send-sales.ts';
import { readingImport } from './import/reading-import.ts';
import { saleImport } from './import/sale-import.ts';

export const flowReadingRoutes = [
  ...bind(flowReadingApi, {
    send,
    health,
    exportHealth,
    hours,
    week,
    correct,
    takeBack,
    exclude,
    include,
    ...importActions(readingImport),
  }),
  ...bind(flowSaleApi, { send: sendSales, ...importActions(saleImport) }),
];
