export type { AccountRow as PointsAccountRow, PostingRow as PointsPostingRow } from './account.queries.ts';
export { statistics as pointsStatistics } from './actions/statistics.ts';
export { dayOf as pointsDayOf } from './day-of.ts';
export type { NewFact as NewPointsFact } from './fact.queries.ts';
export { factRow as pointsFactRow, wantedBy as pointsWantedBy } from './facts.ts';
export { postingById as pointsPostingById } from './ledger.queries.ts';
export { ledgerExport as pointsLedgerExport } from './ledger-export.ts';
export { presentPosting as presentPointsPosting } from './points.present.ts';
export {
  type LiveRule as LivePointsRule,
  PLAIN as PLAIN_POSTING,
  pageOf as pointsPage,
  post as postPoints,
  type Wanted as WantedPoints,
} from './post.ts';
export { takeBack as takePointsBack } from './reverse.ts';
export { pointsStatisticsExport } from './statistics-export.ts';
export * as pointsHappened from './what-happened.ts';
