/** The lists of the inspect area that can be narrowed to stores, all under the same name in their address. */
const LISTS = [
  '/inspect/record',
  '/inspect/problem',
  '/inspect/cycle',
  '/inspect/checkIn',
  '/inspect/statistics',
  '/inspect/taskStatistics',
  '/inspect/scoreStatistics',
  '/inspect/shopInspection',
  '/inspect/userInspection',
];
const NAME = 'shopId';

interface Arrival {
  pathname: string;
  search: string;
  /** The stores that were chosen before. */
  kept: readonly string[];
  /** Whether the reader has just come to this path. */
  isNew: boolean;
}

/** What is chosen from now on; `address`: the query the page should have instead of its own. */
export interface Carried {
  shopIds: readonly string[];
  address: string | null;
}

/**
 * The stores chosen in the inspect area (section 3, A43): a list that is opened without any filter of its own takes over
 * what was chosen on the one before; afterwards its own filter says what is chosen; outside of the area nothing is.
 */
export function carryShops({ pathname, search, kept, isNew }: Arrival): Carried {
  if (pathname !== '/inspect' && !pathname.startsWith('/inspect/')) return { shopIds: [], address: null };
  if (!LISTS.includes(pathname)) return { shopIds: kept, address: null };
  const isBare = search === '' || search === '?';
  if (!isNew || !isBare || kept.length === 0) {
    return { shopIds: new URLSearchParams(search).getAll(NAME), address: null };
  }
  return { shopIds: kept, address: new URLSearchParams(kept.map((id) => [NAME, id])).toString() };
}
