import type { LivePath } from './page.ts';
import type { RoleKey } from './role.ts';

/** Novice guide (product 24): what somebody does first, by role. An item is done while a fact of the company says so. */
export const GUIDE_ROLES = ['owner', 'store_manager', 'inspector'] as const;
export type GuideRole = (typeof GUIDE_ROLES)[number];

/** Each item with the page on which it is done. */
const PAGES = {
  company: '/user/org',
  department: '/user/department',
  members: '/user/member',
  shop: '/shop',
  device: '/device',
  template: '/inspect/template',
  inspection: '/task',
  rectification: '/inspect/problem',
  process: '/inspect/settings',
  cycle: '/inspect/cycle',
  announcement: '/notice',
  subscription: '/subscription',
  watch: '/surveillance',
  self_inspection: '/task',
  handle_rectification: '/inspect/problem',
  read_announcement: '/notice',
  remote_inspection: '/surveillance',
  picture_rectification: '/album',
} as const satisfies Record<string, `/${string}`>;
export type GuideItem = keyof typeof PAGES;
export const GUIDE_ITEMS = Object.keys(PAGES).filter((key): key is GuideItem => key in PAGES);
export const guidePage = (item: GuideItem): LivePath => PAGES[item];

/** The items of each role, in their order. */
export const GUIDE: Readonly<Record<GuideRole, readonly GuideItem[]>> = {
  owner: [
    ...(['company', 'department', 'members', 'shop', 'device', 'template', 'inspection', 'rectification'] as const),
    ...(['process', 'cycle', 'announcement', 'subscription'] as const),
  ],
  store_manager: ['watch', 'self_inspection', 'handle_rectification', 'read_announcement'],
  inspector: ['remote_inspection', 'picture_rectification'],
};

/** Whose list somebody with these preset roles has; null: none. Whoever has several begins with that of the greatest. */
export function guideRoleOf(keys: readonly string[]): GuideRole | null {
  const isOne = (...some: RoleKey[]): boolean => some.some((key) => keys.includes(key));
  if (isOne('owner', 'administrator')) return 'owner';
  if (isOne('store_manager')) return 'store_manager';
  return isOne('inspector') ? 'inspector' : null;
}

export const GUIDE_STATES = ['todo', 'done', 'skipped'] as const;
export type GuideState = (typeof GUIDE_STATES)[number];

/** A fact wins over a skip: what was done is done. */
export function guideState(doneAt: Date | undefined, isSkipped: boolean): GuideState {
  if (doneAt) return 'done';
  return isSkipped ? 'skipped' : 'todo';
}

interface Standing {
  items: readonly GuideItem[];
  doneAt: ReadonlyMap<GuideItem, Date>;
  skipped: ReadonlySet<GuideItem>;
  /** When the member came. */
  since: Date;
}

/** The item at which somebody stands, and since when: since the last fact before it, else since they came. Null: nothing is left. */
export function guideStuck({ items, doneAt, skipped, since }: Standing): { item: GuideItem; since: Date } | null {
  const at = items.findIndex((item) => guideState(doneAt.get(item), skipped.has(item)) === 'todo');
  const item = items[at];
  if (item === undefined) return null;
  const before = items.slice(0, at).flatMap((one) => doneAt.get(one)?.getTime() ?? []);
  return { item, since: new Date(Math.max(since.getTime(), ...before)) };
}
