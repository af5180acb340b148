import type { Rows, RowsList } from '@rondo/contract/statistics-rows';
import { addressOf } from '../../shared/address-of.ts';

/** The page of each list, and how its address names what the page itself shows. */
const PAGES: Record<RowsList, { path: string; rows?: string }> = {
  records: { path: '/inspect/record' },
  rectifications: { path: '/inspect/problem' },
  shops: { path: '/inspect/statistics', rows: 'shops' },
  failures: { path: '/inspect/statistics', rows: 'failures' },
  items: { path: '/inspect/statistics', rows: 'items' },
  tasks: { path: '/inspect/taskStatistics', rows: 'tasks' },
  planShops: { path: '/inspect/shopInspection', rows: 'shops' },
  inspectors: { path: '/inspect/userInspection', rows: 'inspectors' },
  checkIns: { path: '/inspect/checkIn' },
  intervals: { path: '/inspect/shopInspection', rows: 'intervals' },
};

/** What belongs to the look of the figures, not to the rows behind them. */
const NOT_ROWS = ['granularity', 'compare'];

/** The address that shows the rows a number counts. */
export function rowsLink({ list, query }: Rows): string {
  const { path, rows } = PAGES[list];
  const asked = Object.entries(query).filter(([name]) => !NOT_ROWS.includes(name));
  return addressOf(path, { ...Object.fromEntries(asked), rows });
}
