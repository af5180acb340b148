import type { StaffInfo } from '@rondo/contract/session';
import { effectiveAccess } from '@rondo/domain/access';
import { PAGE_PATHS, pageRule } from '@rondo/domain/page';
import { holds, menuOf, PERMISSION_CODES } from '@rondo/domain/permission';
import { TIERS } from '@rondo/domain/role';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOf, satisfies } from '../shared/session/satisfies.ts';
import { MENU } from './menu.ts';
import { mayOpen, rowAt } from './permitted.ts';
import { ROUTES } from './routes.tsx';

const existing = PAGE_PATHS.filter((path) => rowAt(ROUTES, path));

describe('the rules that the access explainer reads', () => {
  it('are those of the route table, for every page that exists', () => {
    for (const path of existing)
      expect(rowAt(ROUTES, path)?.needs, path).toEqual(pageRule(path) ?? { kind: 'signed_in' });
    expect(existing).toContain('/inspect/problem');
  });

  it('name every page that the menu leads to', () => {
    const known: readonly string[] = PAGE_PATHS;
    expect(MENU.flatMap(({ pages }) => pages).filter((path) => !known.includes(path))).toEqual([]);
  });
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
      for (const code of PERMISSION_CODES) expect(shown.has(code)).toBe(codes.has(code));
      for (const path of existing) {
        const rule = pageRule(path);
        expect(mayOpen(path, ROUTES, shown)).toBe(rule === null || holds(codes, rule));
      }
      for (const { path, needs } of ROUTES) expect(mayOpen(path, ROUTES, shown)).toBe(satisfies(codes, needs));
    }),
    { numRuns: 500 },
  );
});
