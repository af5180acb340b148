import type { Needs } from '@rondo/contract/kit/endpoint';
import type { MessageKey } from '@rondo/messages';
import type { LucideIcon } from 'lucide-react';
import type { FindObjects } from './finding.ts';
import type { ObjectLinks } from './links.ts';
import type { PagePathname, RouteRow } from './route.ts';
import type { Counter } from './session/counters.ts';
import type { StateLooks } from './ui/status/states.ts';

/** An entry of the left menu. Who may see its pages is said by the route table, once. */
export interface MenuEntry {
  key: string;
  labelKey: MessageKey;
  icon: LucideIcon;
  /** The entry's index route, which only leads on: to the first permitted of its pages, else to /403 (I3, A5). */
  path?: PagePathname;
  /** The pages it stands for, by default those of its lines; without `path` it leads to the first that exists and is permitted (A7). */
  pages?: readonly PagePathname[];
  /** The code that shows the entry (section 6); `signed_in` shows it to everybody (I4). */
  needs: Needs;
}

/** A line of the second level of the menu, below the entry with that key. */
export interface MenuLine {
  entry: string;
  key: string;
  labelKey: MessageKey;
  path: PagePathname;
  /** Further paths on which it is the current one. */
  covers?: readonly PagePathname[];
}

/** What can be begun from anywhere with Ctrl K: the address opens its form. */
interface QuickAction {
  key: string;
  labelKey: MessageKey;
  to: string;
  needs: Needs;
}

/**
 * Everything that one feature brings to the application; `features.ts` lists them. It is loaded with the first page, so it
 * holds data and addresses only: pages and searches are imported when they are used.
 */
export interface Feature {
  /** The feature's name, as its folder has it. */
  noun: string;
  routes?: readonly RouteRow[];
  /** Its place in the menu is that of its key in `app/menu.ts`, else after the others. */
  menu?: { entries?: readonly MenuEntry[]; lines?: readonly MenuLine[] };
  /** Where its objects are shown. */
  links?: ObjectLinks;
  /** How the states of its objects look: each state that has a word has a look. */
  states?: StateLooks;
  /** Its objects in Ctrl K: `() => import('./find.ts')`. */
  find?: () => Promise<{ find: FindObjects }>;
  actions?: readonly QuickAction[];
  /** Numbers and dots of the menu. */
  counters?: readonly Counter[];
}

/** Types a feature where it is written. */
export const defineFeature = (feature: Feature): Feature => feature;
