import type { MemberCard } from '@rondo/contract/member-shape';

/** Names of a member's departments, the primary one first. */
export function departmentNames({ departments }: MemberCard): string {
  return departments
    .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary))
    .map((department) => department.name)
    .join(', ');
}

export const roleNames = ({ roles }: MemberCard): string => roles.map((role) => role.name).join(', ');

/** Stores a member manages: the first name, or how many they are. */
export function shopNames({ managedShops, managedCount }: MemberCard, counted: (count: number) => string): string {
  return managedCount > managedShops.length || managedShops.length > 2
    ? counted(managedCount)
    : managedShops.map((shop) => shop.name).join(', ');
}
