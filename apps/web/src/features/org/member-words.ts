import type { MemberCard } from '@rondo/contract/member-shape';
import { listText } from '../../shared/format/list.ts';
import type { Translate } from '../../shared/i18n.tsx';

/** Names of a member's departments, the primary one first. */
export function departmentNames({ departments }: MemberCard, t: Translate): string {
  const ordered = departments.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  return listText(
    t,
    ordered.map((department) => department.name),
  );
}

export const roleNames = ({ roles }: MemberCard, t: Translate): string =>
  listText(
    t,
    roles.map((role) => role.name),
  );

/** Stores a member manages: the first name, or how many they are. */
export function shopNames({ managedShops, managedCount }: MemberCard, t: Translate): string {
  return managedCount > managedShops.length || managedShops.length > 2
    ? t('org.shopCount', { count: managedCount })
    : listText(
        t,
        managedShops.map((shop) => shop.name),
      );
}
