import { type Needs, signedIn } from '@rondo/contract/kit/endpoint';
import { type LivePath, pageRule } from '@rondo/domain/page';
import type { MessageKey } from '@rondo/messages';
import type { ComponentType } from 'react';
import type { LoadCode } from './load-code.ts';

/** Loads the code of a page: `() => import('./pages/task-page.tsx')`; the page is the file's default export. */
export type LoadPage = LoadCode<ComponentType>;

/** A path below the base path /web; `:id` for parameters. */
export type PagePathname = `/${string}`;

/** One row of the route table: a page, who may see it, and what entering it does. Features list theirs. */
export interface RouteRow {
  path: PagePathname;
  /** Without it the reader goes to /403. */
  needs: Needs;
  page: LoadPage;
  /** What the page opens beside the rows of its list; a build says it here (`apps/web/opened-rows.ts`). */
  opens?: readonly LoadCode<unknown>[];
  /** The document's title. */
  titleKey: MessageKey;
  /** Entering a page in the shell asks for the three counters, unless the specification leaves the page out. */
  refreshCounters?: false;
  /** `full`: no shell on the phone (performing an inspection). */
  phone?: 'full';
  /** `bare`: never a shell around it. */
  frame?: 'bare';
  /** Readers are sent there, nobody goes there: no navigation lists it. */
  isFallback?: true;
}

/** The row of a page whose rule the server knows too: who may see it is said by domain, once. */
export const pageRow = (path: LivePath, row: Omit<RouteRow, 'path' | 'needs'>): RouteRow => ({
  path,
  needs: pageRule(path) ?? signedIn,
  ...row,
});
