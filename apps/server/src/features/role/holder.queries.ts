import { memberMachine } from '@rondo/domain/member';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { contains } from '../../platform/list.ts';

/** Most members a role's tab shows at once. */
const MEMBERS = 200;

const present = sql<SqlBool>`${stateIn('m.state', memberMachine.present)}`;

/** What each member holds by their roles, one row a role they have. */
export const rolesOf = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db
    .selectFrom('member_role as mr')
    .innerJoin('role as r', (j) => j.onRef('r.company_id', '=', 'mr.company_id').onRef('r.id', '=', 'mr.role_id'))
    .select(['mr.member_id', 'r.id', 'r.key', 'r.name', 'r.codes', 'r.tier'])
    .where('mr.company_id', '=', companyId)
    .where(sql<SqlBool>`mr.member_id = any(${[...memberIds]}::uuid[])`);

/** Which roles each of some members has, one row a member. */
export const roleIdsOf = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db
    .selectFrom('member_role')
    .select(['member_id', sql<string[]>`array_agg(role_id order by role_id)`.as('role_ids')])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`member_id = any(${[...memberIds]}::uuid[])`)
    .groupBy('member_id');

/** Members who have not resigned, by role. */
export const holderCounts = (db: Db, companyId: string) =>
  db
    .selectFrom('member_role as mr')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'mr.company_id').onRef('m.id', '=', 'mr.member_id'))
    .select(['mr.role_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('mr.company_id', '=', companyId)
    .where(present)
    .groupBy('mr.role_id');

/** Who holds a role, resigned ones left out, with the ids of the other roles they have. */
export const holders = (db: Db, companyId: string, roleId: string) =>
  db
    .selectFrom('member_role as mr')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'mr.company_id').onRef('m.id', '=', 'mr.member_id'))
    .leftJoin('member_role as o', (j) =>
      j
        .onRef('o.company_id', '=', 'mr.company_id')
        .onRef('o.member_id', '=', 'mr.member_id')
        .onRef('o.role_id', '<>', 'mr.role_id'),
    )
    .select([
      'm.id',
      'm.name',
      sql<string[]>`coalesce(array_agg(o.role_id order by o.role_id) filter (where o.role_id is not null), '{}')`.as(
        'other_ids',
      ),
    ])
    .where('mr.company_id', '=', companyId)
    .where('mr.role_id', '=', roleId)
    .where(present)
    .groupBy(['m.id', 'm.name'])
    .orderBy('m.name')
    .orderBy('m.id');

const holding = (db: Db, companyId: string, roleId: string) =>
  db
    .selectFrom('member_role as mr')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'mr.company_id').onRef('m.id', '=', 'mr.member_id'))
    .where('mr.company_id', '=', companyId)
    .where('mr.role_id', '=', roleId)
    .where(present);

const named = (keyword: string) =>
  sql<SqlBool>`(m.name ilike ${contains(keyword)} or m.name_pinyin like ${contains(keyword.toLowerCase())})`;

/** The members of a role by name, with their primary department. */
export const members = (db: Db, companyId: string, roleId: string, keyword: string, limit = MEMBERS) =>
  holding(db, companyId, roleId)
    .leftJoin('member_department as md', (j) =>
      j.onRef('md.company_id', '=', 'm.company_id').onRef('md.member_id', '=', 'm.id').on('md.is_primary', '=', true),
    )
    .leftJoin('department as d', (j) =>
      j.onRef('d.company_id', '=', 'md.company_id').onRef('d.id', '=', 'md.department_id'),
    )
    .select(['m.id', 'm.name', 'm.position', sql<string>`coalesce(d.name, '')`.as('department')])
    .$if(keyword !== '', (q) => q.where(named(keyword)))
    .orderBy('m.name')
    .orderBy('m.id')
    .limit(limit);

export const memberCount = (db: Db, companyId: string, roleId: string, keyword: string) =>
  holding(db, companyId, roleId)
    .$if(keyword !== '', (q) => q.where(named(keyword)))
    .select(({ fn }) => fn.countAll<number>().as('count'));

/** Members who are to get or lose a role, held in one order so that nobody waits for each other. */
export const lockMembers = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('member')
    .select(['id', 'name', 'state', 'is_owner'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forUpdate();

/**
 * Administrators who have come in and may work, beside some members; at most two, enough to know whether one is the last.
 * Neither the owner, who always is there, nor who was only invited counts.
 */
export const administrators = (db: Db, companyId: string, but: readonly string[] = []) =>
  db
    .selectFrom('member as m')
    .innerJoin('member_role as mr', (j) =>
      j.onRef('mr.company_id', '=', 'm.company_id').onRef('mr.member_id', '=', 'm.id'),
    )
    .innerJoin('role as r', (j) => j.onRef('r.company_id', '=', 'mr.company_id').onRef('r.id', '=', 'mr.role_id'))
    .select(['m.id', 'm.name'])
    .where('m.company_id', '=', companyId)
    .where('m.state', '=', 'active')
    .where('r.key', '=', 'administrator')
    .where(sql<SqlBool>`not m.id = any(${[...but]}::uuid[])`)
    .limit(2);
