import type { Rows, RowsList } from '@rondo/contract/statistics-rows';
import { addressOf } from '../../shared/address-of.ts';

interface ListPage {
  path: string;
  /** How its address names what the page itself shows. */
  rows?: string;
  /** Its rows say what they are compared with. */
  isCompared?: boolean;
  /** Its rows have averages, made as those of the figures. */
  isWeighed?: boolean;
}

/** The page of each list. */
const PAGES: Record<RowsList, ListPage> = {
  records: { path: '/inspect/record' },
  rectifications: { path: '/inspect/problem' },
  closedRecords: { path: '/inspect/statistics', rows: 'closedRecords' },
  restatements: { path: '/inspect/statistics', rows: 'restatements' },
  shops: { path: '/inspect/statistics', rows: 'shops', isWeighed: true },
  failures: { path: '/inspect/statistics', rows: 'failures' },
  items: { path: '/inspect/statistics', rows: 'items' },
  tasks: { path: '/inspect/taskStatistics', rows: 'tasks' },
  rankedShops: { path: '/inspect/scoreStatistics', rows: 'ranking', isCompared: true, isWeighed: true },
  planShops: { path: '/inspect/shopInspection', rows: 'shops' },
  inspectors: { path: '/inspect/userInspection', rows: 'inspectors', isWeighed: true },
  checkIns: { path: '/inspect/checkIn' },
  intervals: { path: '/inspect/shopInspection', rows: 'intervals' },
};

/** What belongs to the look of the figures, not to the rows behind them. */
const NOT_ROWS = ['granularity', 'compare', 'weighting'];

/** The address that shows the rows a number counts. Where there is no sample company, nothing is said of it. */
export function rowsLink({ list, query }: Rows, { hasSample = true } = {}): string {
  const { path, rows, isCompared = false, isWeighed = false } = PAGES[list];
  const kept = [...(isCompared ? ['compare'] : []), ...(isWeighed ? ['weighting'] : [])];
  const asked = Object.entries(query).filter(
    ([name]) => (!NOT_ROWS.includes(name) || kept.includes(name)) && (hasSample || name !== 'real'),
  );
  return addressOf(path, { ...Object.fromEntries(asked), rows });
}
