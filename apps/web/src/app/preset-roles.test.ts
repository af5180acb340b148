import { menuOf } from '@rondo/domain/permission';
import { PRESET_ROLES, ROLE_KEYS, type RoleKey } from '@rondo/domain/role';
import { expect, it } from 'vitest';
import { forbiddenAddress } from '../shared/session/forbidden.ts';
import { codesOf } from '../shared/session/satisfies.ts';
import { MENU } from './menu.ts';
import { firstPermitted, mayOpen, rootTarget, rowAt, shownEntries } from './permitted.ts';
import { phoneNavigation } from './phone-navigation.ts';
import { ROUTES } from './routes.tsx';

interface Seen {
  menu: readonly string[];
  bar: readonly string[];
  /** The lines below Inspections. */
  inspect: readonly string[];
  /** Guarded pages of the route table that are not for this role. */
  closed: readonly string[];
}

const full = ['message', 'shop', 'task', 'frame', 'inspect'] as const;
const bar = ['task', 'inspect', 'shop', 'message'] as const;
const managed: readonly string[] = [
  '/inspect/template',
  '/user/apply',
  '/user/department',
  '/user/member',
  '/user/role',
];
const last: readonly string[] = [
  // Then those of later features, in the order of features.ts.
  'statistics',
];
const manager: Seen = { menu: full, bar, inspect: ['record', 'problem', 'template', ...last], closed: [] };
const reader: Seen = { menu: full, bar, inspect: ['record', 'problem', ...last], closed: managed };

/** What the preset roles find, of the pages that exist. */
const SEEN: Record<RoleKey, Seen> = {
  owner: manager,
  administrator: manager,
  area_manager: reader,
  inspector: reader,
  store_manager: reader,
  staff: {
    menu: ['message', 'task', 'frame', 'inspect'],
    bar: ['task', 'inspect', 'message'],
    inspect: ['statistics'],
    closed: ['/inspect/problem', '/inspect/record', ...managed, '/shop'],
  },
};

const CLOSED_BY = {
  '/shop': 'shop_store',
  '/inspect/record': 'record_select',
  '/inspect/problem': 'issue_select',
  '/inspect/template': 'template_manage',
  '/user/department': 'frame_dept',
  '/user/role': 'frame_role',
  '/user/member': 'frame_staff',
  '/user/apply': 'frame_staff',
};

const codesFor = (role: RoleKey) => codesOf({ menuList: menuOf(new Set(PRESET_ROLES[role].codes)) });
const keysOf = (entries: readonly { entry: { key: string } }[]) => entries.map(({ entry }) => entry.key);

it.each(ROLE_KEYS)('%s finds its entries, its lines and its bar, and the pages behind them', (role) => {
  const codes = codesFor(role);
  const shown = shownEntries(MENU, ROUTES, codes);
  const { menu, inspect, bar: expected } = SEEN[role];
  expect(keysOf(shown)).toEqual(menu);
  expect(shown.find(({ entry }) => entry.key === 'inspect')?.children.map(({ key }) => key)).toEqual(inspect);
  expect(keysOf(phoneNavigation(shown, ROUTES, codes).bar)).toEqual(expected);
  const order = MENU.map(({ key }) => key);
  expect(rootTarget(codes, order, shown)).toBe('/task');
  const pages = MENU.find(({ key }) => key === 'inspect')?.pages ?? [];
  expect(firstPermitted(pages, ROUTES, codes)).toBe(`/inspect/${inspect[0]}`);
});

it.each(ROLE_KEYS)('%s is kept from the pages of others, each by its own code, and from no page else', (role) => {
  const codes = codesFor(role);
  const guarded = Object.keys(CLOSED_BY).filter((path) => !mayOpen(path, ROUTES, codes));
  expect(guarded.toSorted()).toEqual(SEEN[role].closed.toSorted());
  const behind = ROUTES.filter(({ path }) => path.includes(':') && !mayOpen(path, ROUTES, codes));
  const areas = behind.map(({ path }) => path.replace(/\/:.*/, ''));
  for (const area of areas)
    expect(
      SEEN[role].closed.some((path) => area.startsWith(path)),
      area,
    ).toBe(true);
  const others = ROUTES.filter(({ path }) => !path.includes(':') && !mayOpen(path, ROUTES, codes));
  expect(others.map(({ path }) => path).filter((path) => !SEEN[role].closed.includes(path))).toEqual([]);
});

it('a page that is closed names the code that opens it', () => {
  for (const [path, code] of Object.entries(CLOSED_BY)) {
    const row = rowAt(ROUTES, path);
    expect(row && forbiddenAddress(row.needs), path).toBe(`/403?any=${code}`);
  }
});
