import { pointsApi } from '@rondo/contract/points';
import { bind } from '../../platform/http/binding.ts';
import { account, accounts, ledger } from './actions/read.ts';
import { statistics } from './actions/statistics.ts';
import { ledgerExport } from './ledger-export.ts';

export const pointsRoutes = bind(pointsApi, {
  accounts,
  account,
  ledger,
  statistics,
  export: ledgerExport.download,
  startExport: ledgerExport.start,
});
