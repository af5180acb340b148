import { scoreStatisticsApi } from '@rondo/contract/score-statistics';
import { atMost } from '../../platform/at-most.ts';
import { bind } from '../../platform/http/binding.ts';
import { scoreRanking } from './score-ranking.actions.ts';
import { scoreOverview } from './score-statistics.actions.ts';
import { scoreStatisticsExport } from './score-statistics-export.ts';
import { scoreTable } from './score-table.actions.ts';

/** Computations over a period at once, three connections each. */
const AT_ONCE = 4;

export const scoreStatisticsRoutes = bind(scoreStatisticsApi, {
  overview: atMost(AT_ONCE, scoreOverview),
  ranking: atMost(AT_ONCE, scoreRanking),
  table: atMost(AT_ONCE, scoreTable),
  export: scoreStatisticsExport.download,
  startExport: scoreStatisticsExport.start,
});
