import type { RoleRow } from '@rondo/contract/role';
import type { PermissionCode } from '@rondo/domain/permission';
import { PRESET_ROLES } from '@rondo/domain/role';
import { expect, it } from 'vitest';
import { changeCount, changedFields, draftOf, EMPTY_DRAFT, fieldsOf } from './role-draft.ts';

const role: RoleRow = {
  id: '00000000-0000-7000-8000-000000000001',
  key: 'staff',
  name: 'Staff',
  description: '',
  codes: [...PRESET_ROLES.staff.codes],
  tier: 'own',
  locked: false,
  dispatchable: false,
  members: 3,
  rev: 1,
  updatedAt: '2026-11-20T00:00:00.000Z',
  updatedBy: null,
  can: { edit: true, remove: true, restore: true, assign: true },
};
const draft = draftOf(role);

it('a role that nobody touched has no changes, whatever the order of its codes and the blanks around its name', () => {
  const same = { ...draft, name: ' Staff ', codes: new Set([...draft.codes].reverse()) };
  expect(changedFields(draft, same)).toEqual([]);
  expect(changeCount(draft, same)).toBe(0);
});

it('each field and each code that came or went counts once', () => {
  const next = {
    ...draft,
    tier: 'scope',
    name: 'Crew',
    codes: new Set<PermissionCode>(['frame', 'record_select', 'issue_select']),
  } as const;
  expect(changedFields(draft, next)).toEqual(['name', 'codes', 'tier']);
  expect(changeCount(draft, next)).toBe(2 + 2 + 2);
});

it('what travels are plain lists', () => {
  expect(fieldsOf(EMPTY_DRAFT)).toEqual({ name: '', description: '', codes: [], tier: 'own', dispatchable: false });
});
