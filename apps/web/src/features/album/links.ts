/** The pictures of a store. */
export const shopLink = (shopId: string): string => `/album/detail?shop=${shopId}`;

/** Filters that mean the same over the cards and over the pictures of one store. */
const CARRIED = ['tab', 'from', 'to', 'source', 'takenById', 'tag', 'aiKind', 'marked', 'used', 'expiring', 'hidden'];

/** The pictures of a store, narrowed as the cards are. */
export function detailLink(shopId: string, search: string): string {
  const from = new URLSearchParams(search);
  const to = new URLSearchParams({ shop: shopId });
  for (const name of CARRIED) for (const value of from.getAll(name)) to.append(name, value);
  return `/album/detail?${to}`;
}

/** The pictures of a collection, or those that somebody was shown. */
export const collectionLink = (id: string): string => `/album/detail?collection=${id}`;
