import type { NoticeDetail } from '@rondo/contract/notice-shapes';
import type { Audience } from '@rondo/domain/notice';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { namesByIds, requireActive } from '../people/index.ts';
import { visibleShops } from '../scope/index.ts';
import * as q from './audience.queries.ts';
import type { NoticeRecord } from './stored.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** Refuses a range that names what is not there: departments, roles, people who left, stores outside of the actor's scope. */
export async function requireRange({ db, actor }: Reader, range: Audience): Promise<void> {
  const { companyId } = actor;
  const refuseAt = (path: string) => new AppError('NOT_FOUND', { fields: [{ path, rule: 'invalid' }] });
  const departments = await q.departmentNames(db, companyId, range.departmentIds).execute();
  if (departments.length < new Set(range.departmentIds).size) throw refuseAt('audience.departmentIds');
  const wanted = new Set(range.roleIds);
  const roles = (await q.roles(db, companyId).execute()).filter(({ id }) => wanted.has(id));
  if (roles.length < wanted.size) throw refuseAt('audience.roleIds');
  const shopIds = [...new Set(range.shopIds)];
  if (shopIds.length > 0) {
    const shops = await visibleShops(db, actor).select('shop.id').where('shop.id', 'in', shopIds).execute();
    if (shops.length < shopIds.length) throw refuseAt('audience.shopIds');
  }
  await requireActive(db, companyId, [...range.memberIds, ...range.excludedIds]);
}

export const rangeOf = (row: NoticeRecord): Audience => ({
  isAll: row.is_to_all,
  departmentIds: row.department_ids,
  roleIds: row.role_ids,
  shopIds: row.shop_ids,
  memberIds: row.member_ids,
  excludedIds: row.excluded_ids,
});

export const columnsOfRange = (range: Audience) => ({
  is_to_all: range.isAll,
  department_ids: unique(range.departmentIds),
  role_ids: unique(range.roleIds),
  shop_ids: unique(range.shopIds),
  member_ids: unique(range.memberIds),
  excluded_ids: unique(range.excludedIds),
});

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];

type Named = NonNullable<NoticeDetail['managed']>['audience'];

/** The range with names; what is gone since is left out. */
export async function namedRange(
  { db, actor, language }: Reader & Pick<Context, 'language'>,
  row: NoticeRecord,
): Promise<Named> {
  const { companyId } = actor;
  const [departments, roles, shops, people] = await Promise.all([
    q.departmentNames(db, companyId, row.department_ids).execute(),
    q.roles(db, companyId).execute(),
    q.shopNames(db, companyId, row.shop_ids).execute(),
    namesByIds(db, companyId, [...row.member_ids, ...row.excluded_ids]).execute(),
  ]);
  const those = (ids: readonly string[]) => people.filter(({ id }) => ids.includes(id));
  return {
    isAll: row.is_to_all,
    departments,
    roles: roles
      .filter(({ id }) => row.role_ids.includes(id))
      .map((role) => ({ id: role.id, name: roleName(language, role) })),
    shops,
    members: those(row.member_ids),
    excluded: those(row.excluded_ids),
  };
}
