import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSION_CODES, type PermissionCode } from './permission.ts';
import { PRESET_ROLES, ROLE_KEYS } from './role.ts';
import { childrenOf, mayBecome, mayEditRole, OWNER_ONLY_CODES, parentOf, ticked, treeFault } from './role-edit.ts';

const manager = {
  codes: new Set<PermissionCode>(['frame', 'frame_role', 'task_center']),
  tier: 'scope',
  isAdmin: false,
} as const;
const administrator = { codes: new Set(PRESET_ROLES.administrator.codes), tier: 'all', isAdmin: true } as const;

describe('the tree of a role', () => {
  it('holds for every preset', () => {
    for (const key of ROLE_KEYS) expect(treeFault(PRESET_ROLES[key].codes)).toBeNull();
  });

  it('names the child and the parent that is missing', () => {
    expect(treeFault(['x_live'])).toEqual({ child: 'x_live', parent: 'shop' });
  });

  it('stays whole however somebody ticks', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...PERMISSION_CODES), fc.boolean()), { maxLength: 60 });
    fc.assert(
      fc.property(steps, (all) => {
        let held: ReadonlySet<PermissionCode> = new Set();
        for (const [code, isOn] of all) {
          held = ticked(held, code, isOn);
          expect(held.has(code)).toBe(isOn);
          expect(treeFault([...held])).toBeNull();
        }
      }),
    );
  });

  it('takes the address book with what is a tab of its page', () => {
    expect(treeFault(['x_company_setting'])).toEqual({ child: 'x_company_setting', parent: 'frame_book' });
    expect(treeFault(['frame', 'x_audit_log'])).toEqual({ child: 'x_audit_log', parent: 'frame_book' });
    const settings = ticked(new Set(), 'x_company_setting', true);
    expect([...settings].sort()).toEqual(['frame', 'frame_book', 'x_company_setting']);
    expect([...ticked(settings, 'frame_book', false)]).toEqual(['frame']);
    expect([...ticked(settings, 'frame', false)]).toEqual([]);
  });

  it('takes children with their parent and leaves the parent when a child goes', () => {
    const all = ticked(ticked(new Set(), 'x_live', true), 'shop_store', true);
    expect([...all].sort()).toEqual(['shop', 'shop_store', 'x_live']);
    expect([...ticked(all, 'x_live', false)].sort()).toEqual(['shop', 'shop_store']);
    expect([...ticked(all, 'shop', false)]).toEqual([]);
    expect(childrenOf('task_center')).toEqual(['x_dispatch']);
    expect(parentOf('task_center')).toBeNull();
  });
});

describe('a role', () => {
  const staff = { key: 'staff', ...PRESET_ROLES.staff } as const;

  it('takes only codes and a tier that its editor has', () => {
    expect(mayBecome(manager, null, { codes: ['frame', 'frame_role'], tier: 'own' })).toBe(true);
    expect(mayBecome(manager, null, { codes: ['shop'], tier: 'own' })).toBe(false);
    expect(mayBecome(manager, null, { codes: ['frame'], tier: 'all' })).toBe(false);
  });

  it('never takes what belongs to the owner alone, whoever edits it', () => {
    const owner = { codes: new Set(PERMISSION_CODES), tier: 'all', isAdmin: true } as const;
    for (const code of OWNER_ONLY_CODES) {
      for (const actor of [administrator, owner])
        expect(mayBecome(actor, null, { codes: ['x_company_setting', code], tier: 'own' })).toBe(false);
    }
    expect(OWNER_ONLY_CODES).toEqual(['x_transfer_owner', 'x_dissolve']);
  });

  it('that is locked or stands above somebody is not theirs to edit', () => {
    expect(mayEditRole(administrator, staff)).toBe(true);
    expect(mayEditRole(administrator, { key: 'administrator', ...PRESET_ROLES.administrator })).toBe(false);
    expect(mayEditRole(manager, staff)).toBe(false);
    expect(mayEditRole(manager, { key: null, codes: ['frame'], tier: 'own', locked: false })).toBe(true);
  });
});
