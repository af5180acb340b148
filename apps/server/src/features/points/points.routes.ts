import { pointsApi } from '@rondo/contract/points';
import { bind } from '../../platform/http/binding.ts';
import { account, accounts, ledger } from './actions/read.ts';
import { ledgerExport } from './ledger-export.ts';

export const pointsRoutes = bind(pointsApi, {
  accounts,
  account,
  ledger,
  export: ledgerExport.download,
  startExport: ledgerExport.start,
});
