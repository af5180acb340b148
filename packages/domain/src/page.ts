import { type Bringing, inOrder } from './brought.ts';
import { FEATURES } from './features.gen.ts';
import type { CodeRule } from './permission.ts';

type PathsOf<F> = F extends { pages: infer Pages } ? keyof Pages : never;

/** A page that exists. */
export type LivePath = PathsOf<Bringing<'pages'>>;

/** The pages as the specification names them (section 5, A8, I11): first those that ask for a code. */
const ORDER: readonly LivePath[] = [
  '/shop',
  '/surveillance',
  '/shopmap',
  '/ai',
  '/user/org',
  '/user/department',
  '/user/role',
  '/user/member',
  '/user/apply',
  '/inspect/record',
  '/inspect/problem',
  '/inspect/cycle',
  '/inspect/template',
  '/inspect/aiStatistics',
  '/inspect/overview',
  '/inspect/overviewOfResults',
  '/album',
  '/album/detail',
  '/flow',
  '/flow/dashboard',
  '/task',
  '/message',
  '/inspect/statistics',
  '/inspect/taskStatistics',
  '/inspect/scoreStatistics',
  '/inspect/shopInspection',
  '/inspect/userInspection',
  '/score',
  '/score/rule',
  '/help',
  '/knowledge',
  '/documentView',
  '/notice',
  '/settings',
];

const live: ReadonlyMap<string, CodeRule | null> = new Map(
  FEATURES.flatMap((feature) => ('pages' in feature ? Object.entries<CodeRule | null>(feature.pages) : [])),
);

const isLive = (path: string): path is LivePath => live.has(path);

/** The pages that exist. */
export const LIVE_PAGES: readonly LivePath[] = inOrder(ORDER, [...live.keys()].filter(isLive));

/**
 * The rule of a page; null where everybody may enter. The web application's rows take their rule from here, and the access
 * explainer reads it.
 */
export function pageRule(path: LivePath): CodeRule | null {
  return live.get(path) ?? null;
}
