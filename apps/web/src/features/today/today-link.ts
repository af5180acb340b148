import type { TodayRows } from '@rondo/contract/today-rows';
import { addressOf } from '../../shared/address-of.ts';

const PAGES = { tasks: '/task', rectifications: '/inspect/problem', shops: '/shop' } as const satisfies Record<
  TodayRows['list'],
  string
>;

/** The address that shows the rows a number of the first screen counts. Where there is no sample company, nothing is said of it. */
export const todayLink = ({ list, query: { real, ...query } }: TodayRows, hasSample: boolean): string =>
  addressOf(PAGES[list], hasSample ? { ...query, real } : query);
