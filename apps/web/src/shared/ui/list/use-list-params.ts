import { useCallback, useMemo } from 'react';
import { useHref, useLocation, useSearchParams } from 'react-router';

/** What a list's address holds. `sort` is a column key, with a leading `-` for descending. */
export type ListParams<F extends string> = {
  page: number;
  size: number;
  cursor: string | null;
  sort: string | null;
  /** The search text. */
  q: string;
  tab: string;
  /** Key of the row whose drawer is open. */
  open: string | null;
  filters: Record<F, string[]>;
};

export type ListPatch<F extends string> = Partial<Omit<ListParams<F>, 'filters'>> & {
  filters?: Partial<Record<F, string[]>>;
};

type Options<F extends string> = {
  /** Names of the filters; each is a (repeatable) query parameter. */
  filters: readonly F[];
  size?: number;
  sort?: string | null;
  tab?: string;
};

/** Page sizes of every list. */
export const pageSizes = [10, 20, 50, 100] as const;

const listOnly = ['page', 'size', 'cursor', 'sort', 'q', 'tab', 'open'] as const;

function positive(text: string | null, otherwise: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}

function read<F extends string>(query: URLSearchParams, options: Options<F>): ListParams<F> {
  const size = positive(query.get('size'), options.size ?? 20);
  const entries = options.filters.map((name) => [name, query.getAll(name)] as const);
  return {
    page: positive(query.get('page'), 1),
    size: pageSizes.some((known) => known === size) ? size : 20,
    cursor: query.get('cursor'),
    sort: query.get('sort') ?? options.sort ?? null,
    q: query.get('q') ?? '',
    tab: query.get('tab') ?? options.tab ?? '',
    open: query.get('open'),
    filters: Object.fromEntries(entries) as Record<F, string[]>,
  };
}

function put(query: URLSearchParams, name: string, values: readonly string[]): void {
  query.delete(name);
  for (const value of values) if (value !== '') query.append(name, value);
}

/**
 * The query as it is, not as it was at the render whose function is called: a search told after a pause, or a second
 * change in one tick, would undo what was opened or chosen since.
 */
const addressNow = (): URLSearchParams => new URLSearchParams(window.location.search);

function write<F extends string>(query: URLSearchParams, patch: ListPatch<F>, options: Options<F>): URLSearchParams {
  const next = new URLSearchParams(query);
  const narrows = patch.filters || 'q' in patch || 'tab' in patch || 'sort' in patch || 'size' in patch;
  if (narrows) for (const name of ['page', 'cursor']) next.delete(name);
  for (const name of listOnly) {
    if (!(name in patch)) continue;
    const value = String(patch[name] ?? '');
    const standard = { page: '1', size: String(options.size ?? 20), tab: options.tab ?? '', sort: options.sort ?? '' };
    const isStandard = name in standard && standard[name as keyof typeof standard] === value;
    put(next, name, isStandard ? [] : [value]);
  }
  for (const [name, values] of Object.entries<string[] | undefined>(patch.filters ?? {})) put(next, name, values ?? []);
  return next;
}

/**
 * A list's state, kept in the address so that a copied link and a reload show the same rows. Changing a filter, the
 * search, the tab, the sort or the size goes back to the first page; typing and opening rows do not fill the history.
 * What is set when the address is another page's already (that page's code is still coming, and a map that is being
 * hidden tells its new size) is left out: it would stand in the address of that page.
 */
export function useListParams<F extends string>(options: Options<F>) {
  const [query, setQuery] = useSearchParams();
  const path = useHref(useLocation().pathname);
  const { filters, size, sort, tab } = options;
  const names = filters.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stand for the array, which is new each render
  const params = useMemo(() => read(query, options), [query, names, size, sort, tab]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  const set = useCallback(
    (patch: ListPatch<F>) => {
      if (window.location.pathname !== path) return;
      const replace = 'q' in patch || 'open' in patch;
      setQuery(() => write(addressNow(), patch, options), { replace });
    },
    [setQuery, path, names, size, sort, tab],
  );
  const clear = useCallback(() => {
    if (window.location.pathname !== path) return;
    setQuery(() => {
      const next = addressNow();
      for (const name of [...names.split(','), 'q', 'page', 'cursor']) next.delete(name);
      return next;
    });
  }, [setQuery, path, names]);
  const setCount = filters.filter((name) => params.filters[name].length > 0).length + (params.q ? 1 : 0);
  return { ...params, set, clear, isFiltered: setCount > 0, setCount };
}
