import { LIVE_PAGES, type LivePath, pageRule } from '@rondo/domain/page';
import { holds, menuOf } from '@rondo/domain/permission';
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

const most = ['message', 'shop', 'task', 'frame', 'inspect', 'staffGrowUp'] as const;
const full = [...most, 'album'] as const;
const bar = ['task', 'inspect', 'shop', 'message'] as const;
const managed: readonly string[] = [
  '/inspect/template',
  '/user/apply',
  '/user/department',
  '/user/member',
  '/user/role',
];
const manager: Seen = {
  menu: [...full, 'flow', 'notice', 'score', 'help'],
  bar,
  inspect: ['record', 'problem', 'cycle', 'template', 'statistics'],
  closed: [],
};
const area: Seen = {
  menu: [...full, 'flow', 'score', 'help'],
  bar,
  inspect: ['record', 'problem', 'cycle', 'statistics'],
  closed: managed,
};
const reader: Seen = {
  menu: [...full, 'score', 'help'],
  bar,
  inspect: ['record', 'problem', 'statistics'],
  closed: ['/inspect/cycle', ...managed],
};

/** What the preset roles find of the pages that the specification names. Pages that came later follow their rule in domain. */
const SEEN: Record<RoleKey, Seen> = {
  owner: manager,
  administrator: manager,
  area_manager: area,
  inspector: reader,
  store_manager: { ...reader, menu: [...most, 'flow', 'score', 'help'] },
  staff: {
    menu: ['message', 'task', 'frame', 'inspect', 'staffGrowUp', 'score', 'help'],
    bar: ['task', 'inspect', 'message'],
    inspect: ['statistics'],
    closed: ['/inspect/cycle', '/inspect/problem', '/inspect/record', ...managed, '/shop'],
  },
};

const CLOSED_BY = {
  '/shop': 'shop_store',
  '/inspect/record': 'record_select',
  '/inspect/problem': 'issue_select',
  '/inspect/cycle': 'cyclic_view',
  '/inspect/template': 'template_manage',
  '/user/department': 'frame_dept',
  '/user/role': 'frame_role',
  '/user/member': 'frame_staff',
  '/user/apply': 'frame_staff',
};

const isNamed = (path: string): boolean => path in CLOSED_BY;
/** What domain says of a page, asked without the route table. */
const isFor = (role: RoleKey, path: LivePath): boolean => {
  const rule = pageRule(path);
  return rule === null || holds(new Set(PRESET_ROLES[role].codes), rule);
};
const codesFor = (role: RoleKey) => codesOf({ menuList: menuOf(new Set(PRESET_ROLES[role].codes)) });
const keysOf = (entries: readonly { entry: { key: string } }[]) => entries.map(({ entry }) => entry.key);

it.each(ROLE_KEYS)('%s finds its entries, its lines and its bar, and the pages behind them', (role) => {
  const codes = codesFor(role);
  const shown = shownEntries(MENU, ROUTES, codes);
  const { menu, inspect, bar: expected } = SEEN[role];
  expect(keysOf(shown)).toEqual(menu);
  const lines = shown.find(({ entry }) => entry.key === 'inspect')?.children.map(({ key }) => key) ?? [];
  expect(lines.filter((key) => manager.inspect.includes(key))).toEqual(inspect);
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
  const later = LIVE_PAGES.filter((path) => !isNamed(path) && !mayOpen(path, ROUTES, codes));
  const closed: readonly string[] = [...SEEN[role].closed, ...later];
  for (const { path } of ROUTES.filter((row) => !mayOpen(row.path, ROUTES, codes)))
    expect(
      closed.some((page) => path === page || path.startsWith(`${page}/`)),
      path,
    ).toBe(true);
  const kept = LIVE_PAGES.filter((path) => !isNamed(path)).filter((path) => !isFor(role, path));
  expect(later).toEqual(kept);
});

it('a page that is closed names the code that opens it', () => {
  for (const [path, code] of Object.entries(CLOSED_BY)) {
    const row = rowAt(ROUTES, path);
    expect(row && forbiddenAddress(row.needs), path).toBe(`/403?any=${code}`);
  }
});
