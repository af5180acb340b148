/** Reports side by side, as an address says it. */
interface Compared {
  ids: readonly string[];
  /** All check items, not only those that differ. */
  showsAll: boolean;
}

/** Where reports stand side by side: which ones and what of them is in the address, so that it can be passed on. */
export const compareLink = ({ ids, showsAll }: Compared): string =>
  `/inspect/record/compare?${new URLSearchParams({ records: ids.join(','), ...(showsAll && { show: 'all' }) })}`;

/** What an address says; each report once. */
export const comparedIn = (query: URLSearchParams): Compared => ({
  ids: [...new Set((query.get('records') ?? '').split(',').filter(Boolean))],
  showsAll: query.get('show') === 'all',
});
