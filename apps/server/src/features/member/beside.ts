import type { FileRef } from '@rondo/contract/kit/shapes';
import type { MemberCard, MemberRow } from '@rondo/contract/member-shape';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { storedPath } from '../../platform/store/stored-path.ts';
import { grantedRole, type NamedRole, rolesOf } from '../role/index.ts';
import * as q from './beside.queries.ts';

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

/** What other tables say of the members of an answer, one query each. */
export interface Beside {
  rolesOf: (memberId: string) => NamedRole[];
  departmentsOf: (memberId: string) => MemberCard['departments'];
  headOf: (memberId: string) => MemberCard['headOf'];
  managedBy: (memberId: string) => { shops: MemberCard['managedShops']; count: number };
  scopeOf: (row: Row) => MemberRow['scope'];
  avatarOf: (fileId: string | null) => FileRef | null;
}

export async function beside(
  { db, actor: { companyId }, language }: Pick<Context, 'db' | 'actor' | 'language'>,
  rows: readonly Row[],
): Promise<Beside> {
  const ids = rows.map((row) => row.id);
  const avatarIds = rows.map((row) => row.avatar_file_id).filter((id) => id !== null);
  const [roles, departments, heads, managed, scopeOf, files] = await Promise.all([
    rolesOf(db, companyId, ids).execute(),
    placesOf(db, companyId, ids),
    q.headedBy(db, companyId, ids).execute(),
    q.managedBy(db, companyId, ids, MANAGED).execute(),
    scopesOf(db, companyId, rows),
    avatarIds.length === 0 ? [] : q.files(db, companyId, avatarIds).execute(),
  ]);
  const rolesBy = grouped(roles);
  const headsBy = grouped(heads);
  const managedBy = grouped(managed);
  const avatars = new Map(files.map((file) => [file.id, presentAvatar(file)]));
  return {
    rolesOf: (id) =>
      rolesBy(id)
        .map((role) => ({ ...grantedRole(role), id: role.id, name: roleName(language, role) }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    departmentsOf: departments,
    headOf: (id) => headsBy(id).map(({ id: departmentId, name }) => ({ id: departmentId, name })),
    managedBy: (id) => {
      const shops = managedBy(id);
      return { shops: shops.map((s) => ({ id: s.id, name: s.name })), count: shops[0]?.count ?? 0 };
    },
    scopeOf,
    avatarOf: (fileId) => (fileId === null ? null : (avatars.get(fileId) ?? null)),
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

/** Departments with their paths: names from below the root down, the root by its own name. */
async function placesOf(
  db: Db,
  companyId: string,
  memberIds: readonly string[],
): Promise<(memberId: string) => MemberCard['departments']> {
  const places = await q.departmentsOf(db, companyId, memberIds).execute();
  const ids = [...new Set(places.map((place) => place.id))];
  const all = ids.length === 0 ? [] : await q.withAncestors(db, companyId, ids).execute();
  const nameAt = new Map(all.map((d) => [d.lineage, d.parent_id === null ? null : d.name]));
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

async function scopesOf(db: Db, companyId: string, rows: readonly Row[]): Promise<(row: Row) => MemberRow['scope']> {
  const some = rows.filter((row) => !row.scope_all);
  const first = (row: Row) => ({
    groups: row.scope_group_ids.slice(0, SCOPE_NAMES),
    shops: row.scope_shop_ids.slice(0, Math.max(0, SCOPE_NAMES - row.scope_group_ids.length)),
  });
  const groupIds = some.flatMap((row) => first(row).groups);
  const shopIds = some.flatMap((row) => first(row).shops);
  const [groups, shops] = await Promise.all([
    groupIds.length === 0 ? [] : q.groupNames(db, companyId, groupIds).execute(),
    shopIds.length === 0 ? [] : q.shopNames(db, companyId, shopIds).execute(),
  ]);
  const names = new Map([...groups, ...shops].map((one) => [one.id, one.name]));
  return (row) => {
    if (row.scope_all) return { kind: 'all', names: [], more: 0 };
    const { groups: g, shops: s } = first(row);
    const known = [...g, ...s].map((id) => names.get(id)).filter((name) => name !== undefined);
    const total = row.scope_group_ids.length + row.scope_shop_ids.length;
    return { kind: 'some', names: known, more: Math.max(0, total - g.length - s.length) };
  };
}

type File = Awaited<ReturnType<ReturnType<typeof q.files>['execute']>>[number];

function presentAvatar(row: File): FileRef {
  return {
    id: row.id,
    path: storedPath(row.sha256),
    thumbPath: row.thumb_sha256 ? storedPath(row.thumb_sha256) : null,
    name: row.name,
    mime: row.mime,
    sizeBytes: row.size_bytes,
    width: row.width,
    height: row.height,
  };
}
