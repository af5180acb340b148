import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import { PRESET_ROLES, type RoleKey } from './role.ts';
import type { Scope } from './scope.ts';
import { todayView } from './today.ts';

const of = (role: RoleKey, scope: Scope): Pick<Actor, 'codes' | 'scope'> => ({
  codes: new Set(PRESET_ROLES[role].codes),
  scope,
});
const shops = (...shopIds: string[]): Scope => ({ kind: 'some', shopIds, lineages: [] });

describe('what the first screen says of the day', () => {
  it('oversees whoever has all, a group, or more than one store to send others to', () => {
    expect(todayView(of('owner', { kind: 'all' }))).toBe('oversee');
    expect(todayView(of('area_manager', { kind: 'some', shopIds: [], lineages: ['a/'] }))).toBe('oversee');
    expect(todayView(of('inspector', shops('a', 'b')))).toBe('oversee');
  });

  it('stores that one runs are one’s own; no store, or no right to read records, leaves the list alone', () => {
    expect(todayView(of('store_manager', shops('a')))).toBe('store');
    expect(todayView(of('store_manager', shops('a', 'b')))).toBe('store');
    expect(todayView(of('store_manager', shops()))).toBeNull();
    expect(todayView(of('staff', { kind: 'all' }))).toBeNull();
  });
});
