import type { CodeRule, PermissionCode } from './permission.ts';

const any = (...codes: PermissionCode[]): CodeRule => ({ kind: 'any', codes });
const all = (...codes: PermissionCode[]): CodeRule => ({ kind: 'all', codes });

/**
 * The pages that ask for a code, and which (section 5, A8, I11). The web application's rows of these pages take their rule from
 * here, and the access explainer reads it. Pages that are not named are open to everybody signed in.
 */
const PAGE_RULES = {
  '/shop': any('shop_store'),
  '/surveillance': any('shop'),
  '/shopmap': any('shop'),
  '/ai': any('shop'),
  '/user/org': any('frame_book'),
  '/user/department': any('frame_dept'),
  '/user/role': any('frame_role'),
  '/user/member': any('frame_staff'),
  '/user/apply': any('frame_staff'),
  '/inspect/record': any('record_select'),
  '/inspect/problem': any('issue_select'),
  '/inspect/cycle': any('cyclic_view'),
  '/inspect/template': any('template_manage'),
  '/inspect/aiStatistics': all('ai_inspect_stat', 'shop_list'),
  '/inspect/overview': all('ai_inspect_stat', 'shop_list'),
  '/inspect/overviewOfResults': all('ai_inspect_stat', 'shop_list'),
  '/album': any('image_library_view'),
  '/flow': any('visitor_statistics'),
} as const satisfies Record<`/${string}`, CodeRule>;

/** The pages that stand open. */
const OPEN_PAGES = [
  '/task',
  '/message',
  '/inspect/statistics',
  '/score',
  '/help',
  '/knowledge',
  '/notice',
  '/settings',
] as const;

export type PagePath = keyof typeof PAGE_RULES | (typeof OPEN_PAGES)[number];
export const PAGE_PATHS: readonly PagePath[] = [
  ...(Object.keys(PAGE_RULES) as (keyof typeof PAGE_RULES)[]),
  ...OPEN_PAGES,
];

/** The rule of a page; null where everybody may enter. */
export function pageRule(path: PagePath): CodeRule | null {
  return path in PAGE_RULES ? PAGE_RULES[path as keyof typeof PAGE_RULES] : null;
}
