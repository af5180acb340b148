export type { AccountRow as PointsAccountRow, PostingRow as PointsPostingRow } from './account.queries.ts';
export type { NewFact as NewPointsFact } from './fact.queries.ts';
export { dayOf as pointsDayOf, factRow as pointsFactRow, wantedBy as pointsWantedBy } from './facts.ts';
export {
  type LiveRule as LivePointsRule,
  PLAIN as PLAIN_POSTING,
  pageOf as pointsPage,
  post as postPoints,
  type Wanted as WantedPoints,
} from './post.ts';
export * as pointsHappened from './what-happened.ts';
