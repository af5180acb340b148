import type { TodayRows } from '@rondo/contract/today-rows';
import { addressOf } from '../../shared/address-of.ts';

const PAGES = { tasks: '/task', rectifications: '/inspect/problem', shops: '/shop' } as const satisfies Record<
  TodayRows['list'],
  string
>;

/** The address that shows the rows a number of the first screen counts. */
export const todayLink = ({ list, query }: TodayRows): string => addressOf(PAGES[list], query);
