import { LIVE_PAGES, type LivePath } from '@rondo/domain/page';
import type { MessageKey } from '@rondo/messages';
import type { RouteRow } from './route.ts';

const names = new Map<string, MessageKey>();

/** The application adds the pages of the features: a page is called as its title. */
export function joinPageNames(rows: readonly RouteRow[]): void {
  for (const { path, titleKey } of rows) names.set(path, titleKey);
}

/** What a page is called. */
export function pageName(path: LivePath): MessageKey {
  const name = names.get(path);
  if (!name) throw new Error(`no feature brings the page ${path}`);
  return name;
}

/** A page that exists; null for one that this version does not know. */
export const pageOf = (path: string): LivePath | null => LIVE_PAGES.find((known) => known === path) ?? null;
