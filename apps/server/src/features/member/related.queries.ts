import { type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/db/company-db.ts';

const among = (column: string, ids: readonly string[]) => sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

/** Departments of members, the primary one first. */
export const departmentsOf = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db
    .selectFrom('member_department as md')
    .innerJoin('department as d', (j) =>
      j.onRef('d.company_id', '=', 'md.company_id').onRef('d.id', '=', 'md.department_id'),
    )
    .select(['md.member_id', 'md.is_primary', 'd.id', 'd.name', 'd.lineage'])
    .where('md.company_id', '=', companyId)
    .where(among('md.member_id', memberIds))
    .orderBy('md.is_primary', 'desc')
    .orderBy('d.sort')
    .orderBy('d.id');

/** Departments of members with those above them, each once: enough to write their paths. */
const withAncestors = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db
    .selectFrom('member_department as md')
    .innerJoin('department as d', (j) =>
      j.onRef('d.company_id', '=', 'md.company_id').onRef('d.id', '=', 'md.department_id'),
    )
    .innerJoin('department as above', (j) =>
      j.onRef('above.company_id', '=', 'd.company_id').on(sql<SqlBool>`d.lineage like above.lineage || '%'`),
    )
    .select(['above.name', 'above.lineage', 'above.parent_id'])
    .distinct()
    .where('md.company_id', '=', companyId)
    .where(among('md.member_id', memberIds));

const rolesOf = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db
    .selectFrom('member_role as mr')
    .innerJoin('role as r', (j) => j.onRef('r.company_id', '=', 'mr.company_id').onRef('r.id', '=', 'mr.role_id'))
    .select(['mr.member_id', 'r.id', 'r.key', 'r.name'])
    .where('mr.company_id', '=', companyId)
    .where(among('mr.member_id', memberIds));

const headedBy = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db
    .selectFrom('department_head as h')
    .innerJoin('department as d', (j) =>
      j.onRef('d.company_id', '=', 'h.company_id').onRef('d.id', '=', 'h.department_id'),
    )
    .select(['h.member_id', 'd.id', 'd.name'])
    .where('h.company_id', '=', companyId)
    .where(among('h.member_id', memberIds))
    .orderBy('d.name')
    .orderBy('d.id');

/** Shops members manage, at most `most` each, with how many there are. */
export const managedBy = (db: Db, companyId: string, memberIds: readonly string[], most: number) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('shop_manager as sm')
        .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 'sm.company_id').onRef('s.id', '=', 'sm.shop_id'))
        .select(['sm.member_id', 's.id', 's.name'])
        .select([
          sql<number>`(count(*) over (partition by sm.member_id))::int`.as('count'),
          sql<number>`row_number() over (partition by sm.member_id order by s.name, s.id)`.as('no'),
        ])
        .where('sm.company_id', '=', companyId)
        .where('s.deleted_at', 'is', null)
        .where(among('sm.member_id', memberIds))
        .as('managed'),
    )
    .select(['member_id', 'id', 'name', 'count'])
    .where('no', '<=', most)
    .orderBy('no');

export const shopNames = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop')
    .select(['id', 'name', 'lineage'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(among('id', ids))
    .orderBy('name');

/** The root group has no path: its name stands for it. */
export const groupNames = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop_group')
    .select(['id', 'name', 'path', 'lineage'])
    .where('company_id', '=', companyId)
    .where(among('id', ids))
    .orderBy('path');

interface Asked {
  memberIds: readonly string[];
  groupIds: readonly string[];
  shopIds: readonly string[];
  /** Shops a member manages that are named. */
  managed: number;
}

/** All that other tables say of the members of an answer, in one statement. */
export const relatedRows = (db: Db, companyId: string, { memberIds, groupIds, shopIds, managed }: Asked) =>
  db.selectNoFrom([
    jsonArrayFrom(rolesOf(db, companyId, memberIds)).as('roles'),
    jsonArrayFrom(departmentsOf(db, companyId, memberIds)).as('departments'),
    jsonArrayFrom(withAncestors(db, companyId, memberIds)).as('ancestors'),
    jsonArrayFrom(headedBy(db, companyId, memberIds)).as('heads'),
    jsonArrayFrom(managedBy(db, companyId, memberIds, managed)).as('managed'),
    jsonArrayFrom(groupNames(db, companyId, groupIds)).as('groups'),
    jsonArrayFrom(shopNames(db, companyId, shopIds)).as('shops'),
  ]);

/** A person's sign-in, and in how many companies they are. */
export const signIn = (db: Db, personId: string) =>
  db
    .selectFrom('person')
    .select(['id', 'mobile', 'mail', 'register_type', 'language', 'password_hash', 'password_changed_at'])
    .select(['mobile_proved_at', 'mail_proved_at'])
    .select((eb) =>
      eb
        .selectFrom('membership')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('membership.person_id', '=', 'person.id')
        .as('companies'),
    )
    .where('id', '=', personId);
