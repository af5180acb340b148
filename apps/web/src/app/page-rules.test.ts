import { contracts } from '@rondo/contract/all';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import type { StaffInfo } from '@rondo/contract/session';
import { effectiveAccess } from '@rondo/domain/access';
import { LIVE_CODES } from '@rondo/domain/live';
import { LIVE_PAGES, pageRule } from '@rondo/domain/page';
import { holds, menuOf, PERMISSION_CODES } from '@rondo/domain/permission';
import { TIERS } from '@rondo/domain/role';
import { requirementsOf } from '@rondo/domain/role-edit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOf, satisfies } from '../shared/session/satisfies.ts';
import { MENU } from './menu.ts';
import { mayOpen, rowAt } from './permitted.ts';
import { ROUTES } from './routes.tsx';

const existing = LIVE_PAGES.filter((path) => rowAt(ROUTES, path));

describe('the rules that the access explainer reads', () => {
  it('are those of the route table, for every page that exists', () => {
    for (const path of existing)
      expect(rowAt(ROUTES, path)?.needs, path).toEqual(pageRule(path) ?? { kind: 'signed_in' });
    expect(existing).toContain('/inspect/problem');
  });

  it('name every page that the menu leads to', () => {
    const known: readonly string[] = LIVE_PAGES;
    expect(MENU.flatMap(({ pages }) => pages).filter((path) => !known.includes(path))).toEqual([]);
  });
});

describe('the lists of what exists', () => {
  it('name exactly the pages of the route table', () => {
    expect([...LIVE_PAGES].toSorted()).toEqual(existing.toSorted());
  });

  it('name exactly the permissions that an endpoint, a page or a shown entry of the menu asks for, with those above them', () => {
    const asked = [
      ...Object.values(contracts).flatMap((api) => Object.values<Endpoint>(api)),
      ...ROUTES,
      ...MENU.filter(({ pages }) => pages.some((path) => rowAt(ROUTES, path))),
    ].flatMap(({ needs }) => ('codes' in needs ? needs.codes : []));
    const live = new Set(asked.flatMap((code) => [code, ...requirementsOf(code)]));
    expect(LIVE_CODES.toSorted()).toEqual([...live].toSorted());
  });
});

it('only the three pages the specification names leave the counters alone', () => {
  const quiet = ROUTES.filter((row) => row.refreshCounters === false).map(({ path }) => path);
  const allowed = ['/documentView', '/album/detail', '/flow/dashboard/:id'];
  expect(quiet.filter((path) => !allowed.includes(path))).toEqual([]);
});

const roles = fc.array(fc.record({ codes: fc.subarray([...PERMISSION_CODES]), tier: fc.constantFrom(...TIERS) }), {
  maxLength: 6,
});

it('what the server works out for any roles is what the pages go by: tree, checks and guards', () => {
  fc.assert(
    fc.property(roles, (held) => {
      const { codes } = effectiveAccess(held);
      // As it travels: the tree of the user info, through JSON.
      const menuList: StaffInfo['menuList'] = JSON.parse(JSON.stringify(menuOf(codes)));
      const shown = codesOf({ menuList });
      expect(shown).toEqual(codes);
      const byRule = existing.filter((path) => {
        const rule = pageRule(path);
        return rule === null || holds(codes, rule);
      });
      expect(existing.filter((path) => mayOpen(path, ROUTES, shown))).toEqual(byRule);
      const byGuard = ROUTES.filter(({ needs }) => satisfies(codes, needs));
      expect(ROUTES.filter(({ path }) => mayOpen(path, ROUTES, shown))).toEqual(byGuard);
    }),
    { numRuns: 500 },
  );
});
