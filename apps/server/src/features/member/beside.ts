import type { FileRef } from '@rondo/contract/kit/shapes';
import type { MemberCard, MemberRow } from '@rondo/contract/member-shape';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../platform/context.ts';
import { storedPath } from '../../platform/store/stored-path.ts';
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

/** What other tables say of the members of an answer. */
export interface Beside {
  rolesOf: (memberId: string) => MemberCard['roles'];
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
  const memberIds = rows.map((row) => row.id);
  const avatarIds = rows.map((row) => row.avatar_file_id).filter((id) => id !== null);
  const named = rows.filter((row) => !row.scope_all).map(namedOf);
  const asked = {
    memberIds,
    groupIds: named.flatMap((one) => one.groupIds),
    shopIds: named.flatMap((one) => one.shopIds),
    managed: MANAGED,
  };
  const [found, files] = await Promise.all([
    q.beside(db, companyId, asked).executeTakeFirstOrThrow(),
    avatarIds.length === 0 ? [] : q.files(db, companyId, avatarIds).execute(),
  ]);
  const rolesBy = grouped(found.roles);
  const headsBy = grouped(found.heads);
  const managedBy = grouped(found.managed);
  const avatars = new Map(files.map((file) => [file.id, presentAvatar(file)]));
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

type Found = Awaited<ReturnType<ReturnType<typeof q.beside>['executeTakeFirstOrThrow']>>;

/** Departments with their paths: names from below the root down, the root by its own name. */
function placesOf(places: Found['departments'], ancestors: Found['ancestors']): Beside['departmentsOf'] {
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

function scopesOf(names: ReadonlyMap<string, string>): Beside['scopeOf'] {
  return (row) => {
    if (row.scope_all) return { kind: 'all', names: [], more: 0 };
    const { groupIds, shopIds } = namedOf(row);
    const known = [...groupIds, ...shopIds].map((id) => names.get(id)).filter((name) => name !== undefined);
    const total = row.scope_group_ids.length + row.scope_shop_ids.length;
    return { kind: 'some', names: known, more: Math.max(0, total - groupIds.length - shopIds.length) };
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
