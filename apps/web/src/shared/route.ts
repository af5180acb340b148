import type { Needs } from '@rondo/contract/kit/endpoint';
import type { MessageKey } from '@rondo/messages';
import type { ComponentType } from 'react';

/** Loads the code of a page: `() => import('./pages/task-page.tsx')`; the page is the file's default export. */
export type LoadPage = () => Promise<{ default: ComponentType }>;

/** One row of the route table: a page, who may see it, and what entering it does. Features export lists of them. */
export interface RouteRow {
  /** Below the base path /web; `:id` for parameters. */
  path: `/${string}`;
  /** Without it the reader goes to /403. */
  needs: Needs;
  page: LoadPage;
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
