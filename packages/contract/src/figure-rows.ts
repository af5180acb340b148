import type { ShopCounts, ShopFigureKey } from '@rondo/domain/shop-figures';
import type { UserFigureKey } from '@rondo/domain/user-figures';
import type { Output } from './kit/endpoint.ts';
import {
  inspectorRows,
  intervalRows,
  planShopRows,
  type Rows,
  recordRows,
  type StatisticsFilter,
  taskRows,
} from './statistics-rows.ts';
import type { userInspectionApi } from './user-inspection.ts';

interface Opened {
  /** How many rows the figure opens. */
  count: (counts: ShopCounts) => number;
  rows: (filter: StatisticsFilter) => Rows;
}

/** Every figure of the inspection of stores (12.5) with the rows it opens. */
export const SHOP_FIGURE_ROWS: Record<ShopFigureKey, Opened> = {
  inspected: {
    count: ({ inspectedShops }) => inspectedShops,
    rows: (filter) => planShopRows(filter, { coverage: 'inspected' }),
  },
  missing: {
    count: ({ openShops, inspectedShops }) => openShops - inspectedShops,
    rows: (filter) => planShopRows(filter, { coverage: 'missing' }),
  },
  coverage: {
    count: ({ inspectedShops }) => inspectedShops,
    rows: (filter) => planShopRows(filter, { coverage: 'inspected' }),
  },
  interval: { count: ({ intervals }) => intervals, rows: (filter) => intervalRows(filter) },
  plan: { count: ({ done }) => done, rows: (filter) => taskRows(filter, 'done', { planned: true }) },
  missed: { count: ({ missedShops }) => missedShops, rows: (filter) => planShopRows(filter, { missed: true }) },
};

type UserOverview = Pick<Output<typeof userInspectionApi.overview>, 'onlyId' | 'counts'>;

/** The records that the page of inspectors counts, and what a number narrows them by; only the reader's own where they see no others. */
export const countedRecords = (
  { onlyId }: Pick<UserOverview, 'onlyId'>,
  filter: StatisticsFilter,
  more: Parameters<typeof recordRows>[1] = {},
): Rows => recordRows(filter, { ...(onlyId ? { inspectorId: [onlyId] } : {}), ...more });

/** Every figure of the inspectors (12.6) with the rows it opens, and how many they are. */
export function userFigureRows(
  overview: UserOverview,
  filter: StatisticsFilter,
): Record<UserFigureKey, { count: number; rows: Rows }> {
  const { counts } = overview;
  return {
    inspectors: { count: counts.inspectors, rows: inspectorRows(filter, { inspectors: 'active' }) },
    perInspector: { count: counts.records, rows: countedRecords(overview, filter) },
    duration: { count: counts.records, rows: countedRecords(overview, filter) },
    average: { count: counts.evaluated, rows: countedRecords(overview, filter, { evaluated: true }) },
    strictness: { count: counts.compared, rows: inspectorRows(filter, { inspectors: 'compared' }) },
    onTime: { count: counts.inTime, rows: taskRows(filter, 'inTime', { planned: true }) },
  };
}
