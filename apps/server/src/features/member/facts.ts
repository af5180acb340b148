import { MEMBER_FIELDS } from '@rondo/contract/member-fields';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Member } from '../../platform/db/schema.gen.ts';
import { fieldsOf } from '../../platform/fields.ts';
import { rolesOf } from '../role/index.ts';
import type { Facts } from './changes.ts';
import * as p from './place.queries.ts';
import * as b from './related.queries.ts';

/** Everything of a member that a change can touch, as they are now. */
export async function factsOf(db: Db, row: Selectable<Member>): Promise<Facts> {
  const [roles, departments, managed, scope] = await Promise.all([
    rolesOf(db, row.company_id, [row.id]).execute(),
    b.departmentsOf(db, row.company_id, [row.id]).execute(),
    p.managedIds(db, row.company_id, row.id).execute(),
    scopeNames(db, row),
  ]);
  return {
    ...fieldsOf(MEMBER_FIELDS, row),
    departments: departments.map((d) => d.name),
    roles: roles.map((role) => role.name).toSorted(),
    scope,
    managedShops: managed.map((shop) => shop.name),
  };
}

async function scopeNames(db: Db, row: Selectable<Member>): Promise<string[] | null> {
  if (row.scope_all) return null;
  const [groups, shops] = await Promise.all([
    row.scope_group_ids.length === 0 ? [] : b.groupNames(db, row.company_id, row.scope_group_ids).execute(),
    row.scope_shop_ids.length === 0 ? [] : b.shopNames(db, row.company_id, row.scope_shop_ids).execute(),
  ]);
  return [...groups.map((group) => group.path || group.name), ...shops.map((shop) => shop.name)];
}
