import { matchPath } from 'react-router';
import type { MenuLine } from '../shared/feature.ts';
import type { RouteRow } from '../shared/route.ts';
import { satisfies } from '../shared/session/satisfies.ts';
import type { MenuArea } from './menu.ts';

type Codes = ReadonlySet<string>;
type Row = Pick<RouteRow, 'path' | 'needs'>;

/** An entry that somebody sees, with where it leads. */
export interface ShownEntry {
  entry: MenuArea;
  to: string;
  children: readonly MenuLine[];
}

/** The row that shows a path (without query), `undefined` when no page does. */
export function rowAt<R extends Row>(rows: readonly R[], path: string): R | undefined {
  const asked = plain(path);
  return rows.find((row) =>
    row.path.includes(':') ? matchPath({ path: row.path, end: true }, path) !== null : plain(row.path) === asked,
  );
}

/** As the router compares paths without parameters: case, and slashes at the end, do not count. */
const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** The first of some paths whose page exists and may be seen. */
export function firstPermitted(paths: readonly string[], rows: readonly Row[], codes: Codes): string | null {
  return paths.find((path) => mayOpen(path, rows, codes)) ?? null;
}

/** Whether a page exists and may be seen. */
export function mayOpen(path: string, rows: readonly Row[], codes: Codes): boolean {
  const row = rowAt(rows, path);
  return row !== undefined && satisfies(codes, row.needs);
}

/** The entries somebody sees, in default order: the code is held, and at least one page of it exists and is permitted. */
export function shownEntries(menu: readonly MenuArea[], rows: readonly Row[], codes: Codes): ShownEntry[] {
  return menu.flatMap((entry) => {
    const first = firstPermitted(entry.pages, rows, codes);
    if (first === null || !satisfies(codes, entry.needs)) return [];
    const children = (entry.children ?? []).filter((child) => firstPermitted(pathsOf(child), rows, codes) !== null);
    return [{ entry, to: entry.path ?? first, children }];
  });
}

/** Where an entry is the current one: below its own path, and on the pages of its lines wherever they lie. */
export const coveredBy = ({ path, pages, children = [] }: MenuArea): readonly string[] => [
  ...(path ? [path] : []),
  ...pages,
  ...children.flatMap(pathsOf),
];

/** Where a second-level line may lead: its own page, else one of those it covers. */
export const pathsOf = (child: MenuLine): readonly string[] => [child.path, ...(child.covers ?? [])];

/**
 * Where the root leads (section 2, I1): to the tasks with `task_center`, else to the first entry in the reader's order whose
 * code is held (entries without a code do not count), else to the messages.
 */
export function rootTarget(codes: Codes, order: readonly string[], shown: readonly ShownEntry[]): string {
  const entry = (key: string) => shown.find((one) => one.entry.key === key);
  const task = codes.has('task_center') ? entry('task') : undefined;
  const isCoded = (key: string) => ['any', 'all'].includes(entry(key)?.entry.needs.kind ?? '');
  const coded = order.find((key) => key !== 'message' && isCoded(key));
  return (task ?? (coded ? entry(coded) : undefined))?.to ?? '/message';
}

/** The page that was asked for before signing in, when it exists and is permitted (A44). `asked` may be anything. */
export function askedTarget(asked: string | null, rows: readonly Row[], codes: Codes): string | null {
  if (!asked?.startsWith('/') || asked.startsWith('//') || asked.includes('\\')) return null;
  const { pathname, search, hash } = new URL(asked, 'http://inside');
  if (pathname === '/login') return null;
  return mayOpen(pathname, rows, codes) ? pathname + search + hash : null;
}
