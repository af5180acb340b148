import type { FileRef } from '@rondo/contract/kit/shapes';
import type { MemberCard, MemberRow } from '@rondo/contract/member-shape';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../platform/context.ts';
import { fileRefs } from '../file/index.ts';
import * as q from './related.queries.ts';

/** Names of groups and shops a row shows of a scope. */
const SCOPE_NAMES = 2;
/** Shops a row names that somebody manages. */
const MANAGED = 3;

interface Row {
  id: string;
  avatar_file_id: string | null;
  scope_all: boolean;
  scope_shop_ids: string[];
  scope_group_ids: string[];
}

/** What other tables say of the members of an answer. */
export interface Related {
  rolesOf: (memberId: string) => MemberCard['roles'];
  departmentsOf: (memberId: string) => MemberCard['departments'];
  headOf: (memberId: string) => MemberCard['headOf'];
  managedBy: (memberId: string) => { shops: MemberCard['managedShops']; count: number };
  scopeOf: (row: Row) => MemberRow['scope'];
  avatarOf: (fileId: string | null) => FileRef | null;
}

export async function relatedOf(
  { db, actor: { companyId }, language }: Pick<Context, 'db' | 'actor' | 'language'>,
  rows: readonly Row[],
): Promise<Related> {
  const memberIds = rows.map((row) => row.id);
  const avatarIds = rows.map((row) => row.avatar_file_id).filter((id) => id !== null);
  const named = rows.filter((row) => !row.scope_all).map(namedOf);
  const asked = {
    memberIds,
    groupIds: named.flatMap((one) => one.groupIds),
    shopIds: named.flatMap((one) => one.shopIds),
    managed: MANAGED,
  };
  const [found, avatars] = await Promise.all([
    q.relatedRows(db, companyId, asked).executeTakeFirstOrThrow(),
    fileRefs(db, companyId, avatarIds),
  ]);
  const rolesBy = grouped(found.roles);
  const headsBy = grouped(found.heads);
  const managedBy = grouped(found.managed);
  return {
    rolesOf: (id) =>
      rolesBy(id)
        .map((role) => ({ id: role.id, name: roleName(language, role) }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    departmentsOf: placesOf(found.departments, found.ancestors),
    headOf: (id) => headsBy(id).map(({ id: departmentId, name }) => ({ id: departmentId, name })),
    managedBy: (id) => {
      const shops = managedBy(id);
      return { shops: shops.map((s) => ({ id: s.id, name: s.name })), count: shops[0]?.count ?? 0 };
    },
    scopeOf: scopesOf(new Map([...found.groups, ...found.shops].map((one) => [one.id, one.name]))),
    avatarOf: (fileId) => (fileId === null ? null : (avatars([fileId])[0] ?? null)),
  };
}

function grouped<T extends { member_id: string }>(rows: readonly T[]): (memberId: string) => T[] {
  const by = new Map<string, T[]>();
  for (const row of rows) {
    const some = by.get(row.member_id);
    if (some) some.push(row);
    else by.set(row.member_id, [row]);
  }
  return (memberId) => by.get(memberId) ?? [];
}

type Found = Awaited<ReturnType<ReturnType<typeof q.relatedRows>['executeTakeFirstOrThrow']>>;

/** Departments with their paths: names from below the root down, the root by its own name. */
function placesOf(places: Found['departments'], ancestors: Found['ancestors']): Related['departmentsOf'] {
  const nameAt = new Map(ancestors.map((d) => [d.lineage, d.parent_id === null ? null : d.name]));
  const pathOf = (lineage: string, name: string): string => {
    const steps = lineage.split('.').slice(0, -1);
    const names = steps.map((_, i) => nameAt.get(`${steps.slice(0, i + 1).join('.')}.`) ?? null);
    return names.filter((one) => one !== null).join('/') || name;
  };
  const by = grouped(places);
  return (memberId) =>
    by(memberId).map((place) => ({
      id: place.id,
      name: place.name,
      path: pathOf(place.lineage, place.name),
      isPrimary: place.is_primary,
    }));
}

/** Groups and shops of a scope that a row names, groups first. */
function namedOf(row: Row): { groupIds: string[]; shopIds: string[] } {
  return {
    groupIds: row.scope_group_ids.slice(0, SCOPE_NAMES),
    shopIds: row.scope_shop_ids.slice(0, Math.max(0, SCOPE_NAMES - row.scope_group_ids.length)),
  };
}

function scopesOf(names: ReadonlyMap<string, string>): Related['scopeOf'] {
  return (row) => {
    if (row.scope_all) return { kind: 'all', names: [], more: 0 };
    const { groupIds, shopIds } = namedOf(row);
    const known = [...groupIds, ...shopIds].map((id) => names.get(id)).filter((name) => name !== undefined);
    const total = row.scope_group_ids.length + row.scope_shop_ids.length;
    return { kind: 'some', names: known, more: Math.max(0, total - groupIds.length - shopIds.length) };
  };
}
