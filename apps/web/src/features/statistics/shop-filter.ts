import { INTERVAL_NAMES } from '@rondo/domain/shop-figures';
import { COVERAGES } from '@rondo/domain/statistics';
import { COMMON_FILTERS, isOneOf, usableOf } from './filter.ts';

/** The filters of the inspection of stores as they stand in its address; those of its own say which rows a number opened. */
export const SHOP_FILTERS = [...COMMON_FILTERS, 'coverage', 'missed', 'interval'] as const;
export type ShopFilterName = (typeof SHOP_FILTERS)[number];
export type ShopFilters = Record<ShopFilterName, string[]>;

/** Lists of the page itself that numbers open. */
export const SHOP_ROWS = ['shops', 'intervals'] as const;

/** The filters without what cannot be asked for. */
export const usableShops = (filters: ShopFilters) =>
  usableOf<ShopFilterName>(filters, {
    rows: isOneOf(SHOP_ROWS),
    coverage: isOneOf(COVERAGES),
    missed: isOneOf(['true']),
    interval: isOneOf(INTERVAL_NAMES),
  });
