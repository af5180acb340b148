/** How a column is sorted, as ARIA names it. `sort` is a column key, with a leading `-` for descending. */
export function directionOf(key: string, sort: string | null): 'ascending' | 'descending' | 'none' {
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : 'none';
}

/** What a press on a column's title leads to: ascending, descending, and then the list's own order again. */
export function nextSort(key: string, sort: string | null): string | null {
  const next = { none: key, ascending: `-${key}`, descending: null };
  return next[directionOf(key, sort)];
}

/** The ticks of a page of rows, and what ticking them all (or none, when all are) makes of the selection. */
export function ticksOfPage(keys: readonly string[], selected: readonly string[]) {
  const chosen = new Set(selected);
  const isAll = keys.length > 0 && keys.every((key) => chosen.has(key));
  const others = selected.filter((key) => !keys.includes(key));
  return {
    isAll,
    isSome: keys.some((key) => chosen.has(key)),
    toggle: () => (isAll ? others : [...others, ...keys]),
  };
}
