import { LIVE_PAGES, type LivePath } from '@rondo/domain/page';
import type { MessageKey } from '@rondo/messages';
import type { RouteRow } from './route.ts';

const rows = new Map<string, RouteRow>();

/** The application adds the pages of the features: a page is called as its title. */
export function joinPageNames(joined: readonly RouteRow[]): void {
  for (const row of joined) rows.set(row.path, row);
}

/** What a page is called. */
export function pageName(path: LivePath): MessageKey {
  const name = rows.get(path)?.titleKey;
  if (!name) throw new Error(`no feature brings the page ${path}`);
  return name;
}

/** The row of a page, by its path as it is written there. */
export const pageRowOf = (path: string): RouteRow | undefined => rows.get(path);

/** A page that exists; null for one that this version does not know. */
export const pageOf = (path: string): LivePath | null => LIVE_PAGES.find((known) => known === path) ?? null;
