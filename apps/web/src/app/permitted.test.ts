import { anyOf, signedIn } from '@rondo/contract/kit/endpoint';
import { PERMISSION_CODES } from '@rondo/domain/permission';
import fc from 'fast-check';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { RouteRow } from '../shared/route.ts';
import { MENU, type MenuArea } from './menu.ts';
import { askedTarget, coveredBy, firstPermitted, mayOpen, rootTarget, rowAt, shownEntries } from './permitted.ts';
import { currentChild, isCurrent } from './shell/entry.ts';

const row = (path: RouteRow['path'], needs: RouteRow['needs']) => ({ path, needs });

/** The guards of section 5 and A8, for every page the menu knows. */
const ALL_ROWS = [
  row('/message', signedIn),
  row('/task', signedIn),
  row('/surveillance', anyOf('shop')),
  row('/shop', anyOf('shop_store')),
  row('/shopmap', anyOf('shop')),
  row('/ai', anyOf('shop')),
  row('/user/org', anyOf('frame_book')),
  row('/user/department', anyOf('frame_dept')),
  row('/user/role', anyOf('frame_role')),
  row('/user/member', anyOf('frame_staff')),
  row('/user/apply', anyOf('frame_staff')),
  row('/inspect/record', anyOf('record_select')),
  row('/inspect/problem', anyOf('issue_select')),
  row('/inspect/cycle', anyOf('cyclic_view')),
  row('/inspect/template', anyOf('template_manage')),
  row('/inspect/statistics', signedIn),
  row('/inspect/overview', { kind: 'all', codes: ['ai_inspect_stat', 'shop_list'] }),
  row('/knowledge', signedIn),
  row('/album', anyOf('image_library_view')),
  row('/flow', anyOf('visitor_statistics')),
  row('/flow/dashboard/:id', anyOf('visitor_statistics')),
  row('/notice', signedIn),
  row('/score', signedIn),
  row('/help', signedIn),
];
const DEFAULT = MENU.map(({ key }) => key);

const codes = (...held: string[]) => new Set(held);
const shown = (held: ReadonlySet<string>, rows = ALL_ROWS) => shownEntries(MENU, rows, held);
const root = (held: ReadonlySet<string>, rows = ALL_ROWS, order: readonly string[] = DEFAULT) =>
  rootTarget(held, order, shown(held, rows));

/** Follows the application's redirects to the page they end at; `null` would be a loop. */
function follow(start: string, held: ReadonlySet<string>, rows: typeof ALL_ROWS): string | null {
  let at = start;
  for (let step = 0; step < 5; step += 1) {
    const index = MENU.find(({ path }) => path === at);
    if (at === '/403') return at;
    if (index) at = firstPermitted(index.pages, rows, held) ?? '/403';
    else if (mayOpen(at, rows, held)) return at;
    else at = '/403';
  }
  return null;
}

it('the row of a path is the one that the router shows', () => {
  const spellings = (path: string) => [
    path,
    path.toUpperCase(),
    `${path}/`,
    `${path}//`,
    `${path}/7`,
    `${path}x`,
    '/',
    '',
  ];
  for (const path of ALL_ROWS.flatMap(({ path }) => spellings(path))) {
    const byRouter = ALL_ROWS.find((one) => matchPath({ path: one.path, end: true }, path) !== null);
    expect([path, rowAt(ALL_ROWS, path)]).toEqual([path, byRouter]);
  }
});

describe('the root leads', () => {
  it('to the tasks with task_center, whatever else is held', () => {
    expect(root(codes('task_center', 'shop'))).toBe('/task');
  });

  it('else to the first entry whose code is held; entries without a code do not count', () => {
    expect(root(codes('shop'))).toBe('/surveillance');
    expect(root(codes('frame', 'frame_book'))).toBe('/user');
    expect(root(codes('visitor_statistics'))).toBe('/flow');
    expect(root(codes('record_select'))).toBe('/message');
  });

  it('else to the messages', () => {
    expect(root(codes())).toBe('/message');
  });

  it('in the order the reader sees', () => {
    const held = codes('shop', 'visitor_statistics');
    expect(root(held, ALL_ROWS, ['message', 'flow', 'shop'])).toBe('/flow');
  });

  it('past an entry none of whose pages are permitted: a holder of frame alone is not sent to /403', () => {
    expect(root(codes('frame'))).toBe('/message');
  });

  it('to an existing, permitted page, without a loop, for any codes, any order and any part of the pages being there', () => {
    fc.assert(
      fc.property(
        fc.subarray([...PERMISSION_CODES]),
        fc.subarray(ALL_ROWS.slice(1)),
        fc.shuffledSubarray(DEFAULT),
        (held, some, order) => {
          const rows = [...ALL_ROWS.slice(0, 1), ...some];
          const set = codes(...held);
          const end = follow(root(set, rows, order), set, rows);
          return end !== null && end !== '/403' && mayOpen(end, rows, set);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('an index leads', () => {
  const indexes = MENU.filter(({ path }) => path);

  it('to the first permitted page in the listed order', () => {
    const user = MENU.find(({ key }) => key === 'frame')?.pages ?? [];
    expect(firstPermitted(user, ALL_ROWS, codes('frame_role', 'frame_staff'))).toBe('/user/role');
    expect(firstPermitted(user, ALL_ROWS, codes('frame'))).toBeNull();
  });

  it('to a permitted page or to /403, never in a circle, for all combinations of the codes that guard its pages', () => {
    const guards = ['frame', 'frame_book', 'frame_dept', 'frame_role', 'frame_staff', 'record_select', 'issue_select'];
    for (let bits = 0; bits < 2 ** guards.length; bits += 1) {
      const held = codes(...guards.filter((_, bit) => bits & (1 << bit)));
      for (const { path } of indexes) {
        const end = follow(path ?? '', held, ALL_ROWS);
        expect(end === '/403' || (end !== null && mayOpen(end, ALL_ROWS, held))).toBe(true);
      }
    }
  });
});

describe('the menu', () => {
  it('shows all 11 entries in the order of the specification to who holds everything', () => {
    const keys = shown(codes(...PERMISSION_CODES)).map(({ entry }) => entry.key);
    expect(keys).toEqual(DEFAULT);
    expect(keys.join()).toBe('message,shop,task,frame,inspect,staffGrowUp,album,flow,notice,score,help');
  });

  it('shows the entries without a code to everybody, and no other', () => {
    const keys = shown(codes('task_center')).map(({ entry }) => entry.key);
    expect(keys).toEqual(['message', 'task', 'inspect', 'staffGrowUp', 'score', 'help']);
  });

  it('shows announcements with either of their two codes', () => {
    for (const code of ['announcement_mange', 'all_announcement']) {
      expect(shown(codes(code)).some(({ entry }) => entry.key === 'notice')).toBe(true);
    }
  });

  it('leaves out entries and lines whose pages do not exist', () => {
    const rows = ALL_ROWS.filter(({ path }) => ['/message', '/inspect/record'].includes(path));
    const entries = shown(codes(...PERMISSION_CODES), rows);
    expect(entries.map(({ entry }) => entry.key)).toEqual(['message', 'inspect']);
    expect(entries[1]?.children.map(({ key }) => key)).toEqual(['record']);
  });

  it('needs both codes for the AI overview', () => {
    const children = (...held: string[]) =>
      shown(codes(...held))
        .find(({ entry }) => entry.key === 'inspect')
        ?.children.map(({ key }) => key);
    expect(children('ai_inspect_stat')).toEqual(['statistics']);
    expect(children('shop_list')).toEqual(['statistics']);
    expect(children('ai_inspect_stat', 'shop_list')).toEqual(['statistics', 'overview']);
  });
});

describe('the page asked for before signing in', () => {
  const held = codes('visitor_statistics');
  const asked = (value: string | null) => askedTarget(value, ALL_ROWS, held);

  it('is opened when it exists and is permitted, with its query', () => {
    expect(asked('/flow/dashboard/7?day=1#top')).toBe('/flow/dashboard/7?day=1#top');
  });

  it('is not opened when it is unknown, not permitted, or sign-in itself', () => {
    expect(['/nonsense', '/shop', '/login', '/login?from=/flow', '', null].map(asked)).toEqual(Array(6).fill(null));
  });

  it('never leads to another site', () => {
    const hostile = [
      '//evil.example/flow',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '\\\\evil',
    ];
    expect(hostile.map(asked)).toEqual(hostile.map(() => null));
    fc.assert(
      fc.property(fc.string(), (text) => {
        const target = asked(text);
        return target === null || new URL(target, 'http://inside/web/').origin === 'http://inside';
      }),
    );
  });
});

describe('the entry that is lit', () => {
  const lit = (menu: readonly MenuArea[], path: string) =>
    menu.filter((entry) => isCurrent({ to: '/elsewhere', covers: coveredBy(entry) }, path)).map(({ key }) => key);

  it('is that of the page, also where a line leads outside of the path of its entry', () => {
    const visit = { entry: 'inspect', key: 'visit', labelKey: 'app.menu.task', path: '/visit' } as const;
    const menu = MENU.map((entry) =>
      entry.key === 'inspect'
        ? { ...entry, pages: [...entry.pages, visit.path], children: [...(entry.children ?? []), visit] }
        : entry,
    );
    expect([lit(menu, '/visit'), lit(menu, '/visit/1'), lit(menu, '/visitor')]).toEqual([['inspect'], ['inspect'], []]);
  });

  it('is one for every page of the menu', () => {
    for (const { key, pages } of MENU) for (const path of pages) expect([path, lit(MENU, path)]).toEqual([path, [key]]);
    expect(lit(MENU, '/inspect/start')).toEqual(['inspect']);
  });

  it('of its lines the nearest is lit alone', () => {
    const lines = ['/score', '/score/scoreList', '/score/rule'].map((to) => ({ to }));
    expect(currentChild(lines, '/score')).toEqual({ to: '/score' });
    expect(currentChild(lines, '/score/rule')).toEqual({ to: '/score/rule' });
    expect(currentChild(lines, '/message')).toBeUndefined();
  });
});
