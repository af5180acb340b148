import type { Audience } from '@rondo/domain/notice';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { WORKS_HERE } from '../../platform/in-hand.ts';
import { isReal } from '../../platform/sample-rows.ts';
import { staffOf } from '../people/index.ts';

const ids = (some: readonly string[]) => sql`${[...some]}::uuid[]`;

/** Whoever of a send range works here now, each once. Departments stand for all below them; people of the sample company are only meant by name. */
export const inRange = (db: Db, companyId: string, range: Audience) =>
  db
    .selectFrom('member as m')
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where(sql<SqlBool>`${WORKS_HERE}`)
    .where(sql<SqlBool>`(${isReal('m.id')} or m.id = any(${ids(range.memberIds)}))`)
    .where(
      sql<SqlBool>`(${range.isAll} or m.id = any(${ids(range.memberIds)})
        or exists (select from member_role r
          where r.company_id = m.company_id and r.member_id = m.id and r.role_id = any(${ids(range.roleIds)}))
        or exists (select from member_department md
          join department d on d.company_id = md.company_id and d.id = md.department_id
          join department above on above.company_id = d.company_id and d.lineage like above.lineage || '%'
          where md.company_id = m.company_id and md.member_id = m.id and above.id = any(${ids(range.departmentIds)}))
        or m.id in (select id from (${staffOf(db, companyId, range.shopIds)}) as staff))`,
    )
    .where(sql<SqlBool>`not m.id = any(${ids(range.excludedIds)})`);

/** The same as a part of another statement. */
export const membersInRange = (db: Db, companyId: string, range: Audience) => sql`${inRange(db, companyId, range)}`;

/** Departments in the order of their tree, and roles. */
export const departments = (db: Db, companyId: string) =>
  db
    .selectFrom('department')
    .select(['id', 'name', 'lineage', 'parent_id'])
    .where('company_id', '=', companyId)
    .orderBy('sort')
    .orderBy('name');

export const departmentNames = (db: Db, companyId: string, some: readonly string[]) =>
  db
    .selectFrom('department')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${ids(some)})`)
    .orderBy('name');

export const roles = (db: Db, companyId: string) =>
  db
    .selectFrom('role')
    .select(['id', 'key', 'name'])
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id');

/** Stores by id with their names, whoever sees them. */
export const shopNames = (db: Db, companyId: string, some: readonly string[]) =>
  db
    .selectFrom('shop')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${ids(some)})`)
    .orderBy('name');
