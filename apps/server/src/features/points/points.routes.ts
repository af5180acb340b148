import { pointsApi } from '@rondo/contract/points';
import { bind } from '../../platform/http/binding.ts';
import { ofRule } from './actions/of-rule.ts';
import { account, accounts, ledger } from './actions/read.ts';
import { statistics } from './actions/statistics.ts';
import { trial } from './actions/trial.ts';
import { ledgerExport } from './ledger-export.ts';
import { pointsStatisticsExport } from './statistics-export.ts';

export const pointsRoutes = bind(pointsApi, {
  accounts,
  account,
  ledger,
  statistics,
  ofRule,
  trial,
  export: ledgerExport.download,
  startExport: ledgerExport.start,
  exportStatistics: pointsStatisticsExport.download,
  startExportStatistics: pointsStatisticsExport.start,
});
