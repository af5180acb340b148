import { rectificationMachine } from '@rondo/domain/rectification';
import type { TaskSet } from '@rondo/domain/task-figures';
import type { checkInApi } from './check-in.ts';
import { anyOf, type Input, type Needs, type Parsed } from './kit/endpoint.ts';
import { monthCloseApi } from './month-close.ts';
import { recordApi } from './record.ts';
import type { rectificationApi } from './rectification.ts';
import { scoreStatisticsApi } from './score-statistics.ts';
import { shopInspectionApi } from './shop-inspection.ts';
import { type InspectionFigures, statisticsApi } from './statistics.ts';
import { taskStatisticsApi } from './task-statistics.ts';
import { userInspectionApi } from './user-inspection.ts';

/** The filters under which figures stand. */
export type StatisticsFilter = Omit<
  Parsed<typeof statisticsApi.freeze>,
  'granularity' | 'compare' | 'toId' | 'weighting'
>;

/** The rows that a number counts: a list and what it is asked. */
export type Rows =
  | { list: 'records'; query: Input<typeof recordApi.list> }
  | { list: 'closedRecords'; query: Input<typeof monthCloseApi.records> }
  | { list: 'restatements'; query: Input<typeof monthCloseApi.restatements> }
  | { list: 'rectifications'; query: Input<typeof rectificationApi.list> }
  | { list: 'shops'; query: Input<typeof statisticsApi.shops> }
  | { list: 'failures'; query: Input<typeof statisticsApi.failures> }
  | { list: 'items'; query: Input<typeof statisticsApi.items> }
  | { list: 'tasks'; query: Input<typeof taskStatisticsApi.tasks> }
  | { list: 'rankedShops'; query: Input<typeof scoreStatisticsApi.ranking> }
  | { list: 'planShops'; query: Input<typeof shopInspectionApi.table> }
  | { list: 'intervals'; query: Input<typeof shopInspectionApi.intervals> }
  | { list: 'inspectors'; query: Input<typeof userInspectionApi.table> }
  | { list: 'checkIns'; query: Input<typeof checkInApi.list> };
export type RowsList = Rows['list'];

/** Who may read a list; to anybody else a number is no link. The tab of all rectifications is narrower than their endpoint. */
export const ROWS_NEED: Record<RowsList, Needs> = {
  records: recordApi.list.needs,
  closedRecords: monthCloseApi.records.needs,
  restatements: monthCloseApi.restatements.needs,
  rectifications: anyOf('issue_select'),
  shops: statisticsApi.shops.needs,
  failures: statisticsApi.failures.needs,
  items: statisticsApi.items.needs,
  tasks: taskStatisticsApi.tasks.needs,
  rankedShops: scoreStatisticsApi.ranking.needs,
  planShops: shopInspectionApi.table.needs,
  intervals: shopInspectionApi.intervals.needs,
  inspectors: userInspectionApi.table.needs,
  checkIns: anyOf('record_select'),
};

/** Figures leave the sample company out, and so do the lists that they open. */
const REAL = { real: true };

type RecordsMore = Partial<Input<typeof recordApi.list>>;

/** The records of a period that count, or counted when it was closed, and what a number narrows them by. */
export const recordRows = ({ basis, ...filter }: StatisticsFilter, more: RecordsMore = {}): Rows =>
  basis === 'closed'
    ? { list: 'closedRecords', query: { ...filter, basis, ...closedMore(more) } }
    : { list: 'records', query: { ...filter, ...REAL, state: ['effective'], ...more } };

/** By what the records of a closed period can be narrowed: as the numbers of page 12.1 are. */
const closedMore = ({ evaluated, isPass, itemId, groupRow, levelRank, ...more }: RecordsMore) => ({
  ...(evaluated === undefined ? {} : { evaluated }),
  ...(isPass === undefined ? {} : { isPass }),
  ...(itemId ? { itemId } : {}),
  ...(groupRow ? { groupRow } : {}),
  ...(levelRank ? { levelRank } : {}),
  ...(more.from && more.to ? { from: more.from, to: more.to } : {}),
  ...(more.shopId ? { shopId: more.shopId } : {}),
  ...(more.mode ? { mode: more.mode } : {}),
});

/** The records of closed months that say something else since. */
export const restatementRows = ({ basis: _basis, ...query }: StatisticsFilter): Rows => ({
  list: 'restatements',
  query,
});

/** The failed items of a period. */
export const failureRows = (
  filter: StatisticsFilter,
  more: Partial<Input<typeof statisticsApi.failures>> = {},
): Rows => ({ list: 'failures', query: { ...filter, ...more } });

/** The rectifications created in a period. */
export const rectificationRows = (
  { basis: _basis, ...filter }: StatisticsFilter,
  more: Partial<Input<typeof rectificationApi.list>> = {},
): Rows => ({ list: 'rectifications', query: { ...filter, ...REAL, ...more } });

/** The check items that failed in a period. */
export const itemRows = (filter: StatisticsFilter): Rows => ({ list: 'items', query: filter });

/** The tasks of a set, and what a number narrows them by. */
export const taskRows = (
  filter: StatisticsFilter,
  set: TaskSet,
  more: Partial<Input<typeof taskStatisticsApi.tasks>> = {},
): Rows => ({ list: 'tasks', query: { ...filter, set, ...more } });

/** The stores of the ranking of 12.3 that a number counts. */
export const rankedShopRows = (
  filter: StatisticsFilter,
  more: Partial<Input<typeof scoreStatisticsApi.ranking>> = {},
): Rows => ({ list: 'rankedShops', query: { ...filter, ...more } });

/** The shops of the table of 12.5 that a number counts. */
export const planShopRows = (
  filter: StatisticsFilter,
  more: Partial<Input<typeof shopInspectionApi.table>> = {},
): Rows => ({ list: 'planShops', query: { ...filter, ...more } });

/** The intervals between inspections that end in a period. */
export const intervalRows = (
  filter: StatisticsFilter,
  more: Partial<Input<typeof shopInspectionApi.intervals>> = {},
): Rows => ({ list: 'intervals', query: { ...filter, ...more } });

/** The inspectors of the table of 12.6 that a number counts. */
export const inspectorRows = (
  filter: StatisticsFilter,
  more: Partial<Input<typeof userInspectionApi.table>> = {},
): Rows => ({ list: 'inspectors', query: { ...filter, ...more } });

/** The check-ins of somebody with a doubt: their list knows days and stores alone. */
export const checkInRows = ({ from, to, shopId }: StatisticsFilter, memberId: string): Rows => ({
  list: 'checkIns',
  query: { from, to, ...(shopId ? { shopId } : {}), memberId: [memberId] },
});

/** Open rectifications of a shop, whenever they were created. */
export const openRows = (shopId: string): Rows => ({
  list: 'rectifications',
  query: { ...REAL, shopId: [shopId], state: [...rectificationMachine.open] },
});

interface FigureRows {
  /** How many rows there are. A percentage opens what stands above its line. */
  count: (figures: InspectionFigures) => number;
  rows: (filter: StatisticsFilter) => Rows;
}

/** Every figure of the page with the rows it opens. */
export const FIGURE_ROWS = {
  records: { count: (f) => f.records, rows: (filter) => recordRows(filter) },
  coverage: {
    count: (f) => f.shopsInspected,
    rows: (filter) => ({ list: 'shops', query: { ...filter, coverage: 'inspected' } }),
  },
  notCovered: {
    count: (f) => f.shopsOpen - f.shopsInspected,
    rows: (filter) => ({ list: 'shops', query: { ...filter, coverage: 'missing' } }),
  },
  average: { count: (f) => f.evaluated, rows: (filter) => recordRows(filter, { evaluated: true }) },
  pass: { count: (f) => f.passed, rows: (filter) => recordRows(filter, { isPass: true }) },
  redLines: { count: (f) => f.redLines, rows: (filter) => failureRows(filter, { severity: ['red_line'] }) },
  failed: { count: (f) => f.failedItems, rows: (filter) => failureRows(filter) },
  onTime: { count: (f) => f.rectificationsOnTime, rows: (filter) => rectificationRows(filter, { onTime: true }) },
  completion: {
    count: (f) => f.rectificationsCompleted,
    rows: (filter) => rectificationRows(filter, { state: [...rectificationMachine.done] }),
  },
  durability: {
    count: (f) => f.rectificationsLasted,
    rows: (filter) => rectificationRows(filter, { lasted: true }),
  },
  toComplete: {
    count: (f) => f.rectificationsCreated - f.rectificationsEnded,
    rows: (filter) =>
      rectificationRows(filter, { state: [...rectificationMachine.open, ...rectificationMachine.done] }),
  },
} as const satisfies Record<string, FigureRows>;
