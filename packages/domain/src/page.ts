import { type Bringing, inOrder } from './brought.ts';
import { FEATURES } from './features.gen.ts';
import type { CodeRule, PermissionCode } from './permission.ts';

const any = (...codes: PermissionCode[]): CodeRule => ({ kind: 'any', codes });
const all = (...codes: PermissionCode[]): CodeRule => ({ kind: 'all', codes });

/** Pages of the specification that nobody has built, with the codes they ask for; null: open to everybody signed in. */
const PLANNED = {
  '/ai': any('shop'),
  '/inspect/aiStatistics': all('ai_inspect_stat', 'shop_list'),
  '/inspect/overview': all('ai_inspect_stat', 'shop_list'),
  '/inspect/overviewOfResults': all('ai_inspect_stat', 'shop_list'),
  '/flow': any('visitor_statistics'),
  '/knowledge': null,
} as const satisfies Record<`/${string}`, CodeRule | null>;

type PlannedPath = keyof typeof PLANNED;
type PathsOf<F> = F extends { pages: infer Pages } ? keyof Pages : never;

/** A page that exists. */
export type LivePath = PathsOf<Bringing<'pages'>>;
export type PagePath = LivePath | PlannedPath;

/** The pages as the specification names them (section 5, A8, I11): first those that ask for a code. */
const ORDER: readonly PagePath[] = [
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
  '/notice',
  '/settings',
];

const live: ReadonlyMap<string, CodeRule | null> = new Map(
  FEATURES.flatMap((feature) => ('pages' in feature ? Object.entries<CodeRule | null>(feature.pages) : [])),
);
const planned: ReadonlyMap<string, CodeRule | null> = new Map(Object.entries(PLANNED));

const isLive = (path: string): path is LivePath => live.has(path);
const isPlanned = (path: string): path is PlannedPath => planned.has(path);

/** The pages that exist. */
export const LIVE_PAGES: readonly LivePath[] = inOrder(ORDER, [...live.keys()].filter(isLive));
export const PAGE_PATHS: readonly PagePath[] = inOrder<PagePath>(ORDER, [
  ...LIVE_PAGES,
  ...[...planned.keys()].filter(isPlanned),
]);

/**
 * The rule of a page; null where everybody may enter. The web application's rows take their rule from here, and the access
 * explainer reads it.
 */
export function pageRule(path: PagePath): CodeRule | null {
  return live.get(path) ?? planned.get(path) ?? null;
}
