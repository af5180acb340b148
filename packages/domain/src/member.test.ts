import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import {
  type GrantedRole,
  type MemberView,
  maskMail,
  maskMobile,
  mayGiveScope,
  mayGrant,
  memberActs,
  memberRefusal,
} from './member.ts';
import { PERMISSION_CODES } from './permission.ts';
import { PRESET_ROLES, ROLE_KEYS, type RoleKey, TIERS } from './role.ts';

type Manager = Pick<Actor, 'memberId' | 'codes' | 'tier' | 'isAdmin' | 'isOwner'>;

const preset = (key: RoleKey): GrantedRole => ({ key, codes: PRESET_ROLES[key].codes, tier: PRESET_ROLES[key].tier });

function manager(key: RoleKey, extra: Partial<Manager> = {}): Manager {
  const { codes, tier } = PRESET_ROLES[key];
  const isOwner = key === 'owner';
  return {
    memberId: 'me',
    codes: new Set([...codes, 'frame_staff']),
    tier,
    isOwner,
    isAdmin: isOwner || key === 'administrator',
    ...extra,
  };
}

const member = (extra: Partial<MemberView> = {}): MemberView => ({
  id: 'other',
  state: 'active',
  isOwner: false,
  roles: [preset('staff')],
  isLastAdmin: false,
  ...extra,
});

describe('giving roles', () => {
  it('nobody gives the role of the owner, and only administrators give theirs', () => {
    expect(ROLE_KEYS.map((key) => mayGrant(manager('owner'), preset(key)))).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(mayGrant(manager('area_manager'), preset('administrator'))).toBe(false);
  });

  it('nobody gives a code or a view that they do not have', () => {
    const codes = fc.subarray([...PERMISSION_CODES]);
    const tier = fc.constantFrom(...TIERS);
    fc.assert(
      fc.property(codes, tier, codes, tier, (own, ownTier, given, givenTier) => {
        const may = mayGrant(
          { codes: new Set(own), tier: ownTier, isAdmin: false },
          { key: null, codes: given, tier: givenTier },
        );
        expect(may).toBe(given.every((c) => own.includes(c)) && TIERS.indexOf(givenTier) <= TIERS.indexOf(ownTier));
      }),
    );
  });
});

describe('giving a scope', () => {
  const own = { kind: 'some', shopIds: ['s1'], lineages: ['root.east.'] } as const;

  it('all shops are given by whoever sees all', () => {
    expect(mayGiveScope({ kind: 'all' }, { kind: 'all' })).toBe(true);
    expect(mayGiveScope(own, { kind: 'all' })).toBe(false);
  });

  it('groups and shops lie within the own ones', () => {
    const within = {
      kind: 'some',
      shops: [
        { id: 's9', lineage: 'root.east.sh.' },
        { id: 's1', lineage: 'root.west.' },
      ],
      lineages: ['root.east.sh.'],
    } as const;
    expect(mayGiveScope(own, within)).toBe(true);
    expect(mayGiveScope(own, { ...within, lineages: ['root.'] })).toBe(false);
    expect(mayGiveScope(own, { ...within, shops: [{ id: 's2', lineage: 'root.west.' }] })).toBe(false);
  });
});

describe('managing members', () => {
  it('asks for the permission first', () => {
    expect(memberRefusal(manager('administrator', { codes: new Set() }), member(), 'edit')).toBe('no_permission');
  });

  it('protects whoever stands above: an area manager does nothing to an administrator', () => {
    const administrator = member({ roles: [preset('administrator')] });
    expect(memberActs(manager('area_manager'), administrator)).toEqual([]);
    expect(memberRefusal(manager('area_manager'), administrator, 'disable')).toBe('above');
  });

  it('protects the owner, oneself and the last administrator', () => {
    const owner = member({ isOwner: true, roles: [preset('owner')] });
    expect(memberRefusal(manager('administrator'), owner, 'edit')).toBe('above');
    expect(memberRefusal(manager('owner'), { ...owner, id: 'me' }, 'resign')).toBe('owner');
    expect(memberRefusal(manager('owner'), { ...owner, id: 'me' }, 'assign')).toBe('owner');
    expect(
      memberRefusal(manager('administrator'), member({ id: 'me', roles: [preset('administrator')] }), 'disable'),
    ).toBe('self');
    expect(
      memberRefusal(manager('owner'), member({ roles: [preset('administrator')], isLastAdmin: true }), 'resign'),
    ).toBe('last_admin');
  });

  it('offers in each state what can happen there', () => {
    const acts = (state: MemberView['state']) => memberActs(manager('administrator'), member({ state }));
    expect(acts('invited')).toEqual(['edit', 'assign', 'disable', 'resign']);
    expect(acts('active')).toEqual(['edit', 'assign', 'disable', 'resign']);
    expect(acts('disabled')).toEqual(['edit', 'assign', 'enable', 'resign']);
    expect(acts('resigned')).toEqual(['rejoin']);
  });
});

describe('masks', () => {
  it('keeps the first three and the last four digits of a mobile', () => {
    expect(maskMobile('13812341234')).toBe('138****1234');
  });

  it('never shows more than the last four, however long or short', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{6,15}$/), (mobile) => {
        const masked = maskMobile(mobile);
        expect(masked).not.toBe(mobile);
        expect(masked).toContain('****');
        expect(masked.slice(masked.indexOf('****') + 4).length).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('keeps the domain of an address', () => expect(maskMail('li.zhuoran@example.com')).toBe('l***@example.com'));
});
