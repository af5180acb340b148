import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordset } from '../../platform/db/recordset.ts';

const ofMembers = (ids: readonly string[]) => sql<SqlBool>`member_id = any(${[...ids]}::uuid[])`;

export const drop = (db: Db, companyId: string, memberId: string, roleIds: readonly string[]) =>
  db
    .deleteFrom('member_role')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where(sql<SqlBool>`role_id = any(${[...roleIds]}::uuid[])`);

export const dropAll = (db: Db, companyId: string, memberId: string) =>
  db.deleteFrom('member_role').where('company_id', '=', companyId).where('member_id', '=', memberId);

/** Each of some members gets each of some roles that they do not have yet. */
export const add = (companyId: string, memberIds: readonly string[], roleIds: readonly string[]) =>
  sql`insert into member_role (company_id, member_id, role_id)
    select ${companyId}::uuid, m, r from unnest(${[...memberIds]}::uuid[]) m, unnest(${[...roleIds]}::uuid[]) r
    on conflict do nothing`;

export const addTo = (db: Db, companyId: string, memberId: string, roleIds: readonly string[]) =>
  db
    .insertInto('member_role')
    .values([...new Set(roleIds)].map((role_id) => ({ company_id: companyId, member_id: memberId, role_id })));

/** One preset role for the other, in two statements: `take` is what they had, `give` what they get. */
export const takeKey = (db: Db, companyId: string, memberId: string, key: 'owner' | 'administrator') =>
  db
    .deleteFrom('member_role')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where(sql<SqlBool>`role_id in (select id from role where company_id = ${companyId} and key = ${key})`);

export const giveKey = (db: Db, companyId: string, memberId: string, key: 'owner' | 'administrator') =>
  db
    .insertInto('member_role')
    .columns(['company_id', 'member_id', 'role_id'])
    .expression((eb) =>
      eb
        .selectFrom('role')
        .select([
          sql<string>`${companyId}::uuid`.as('company_id'),
          sql<string>`${memberId}::uuid`.as('member_id'),
          'id',
        ])
        .where('company_id', '=', companyId)
        .where('key', '=', key),
    )
    .onConflict((c) => c.doNothing());

export const give = (db: Db, companyId: string, roleId: string, memberIds: readonly string[]) =>
  sql`insert into member_role (company_id, member_id, role_id)
      select ${companyId}::uuid, id, ${roleId}::uuid from unnest(${[...memberIds]}::uuid[]) id`.execute(db);

export const take = (db: Db, companyId: string, roleId: string, memberIds: readonly string[]) =>
  db
    .deleteFrom('member_role')
    .where('company_id', '=', companyId)
    .where('role_id', '=', roleId)
    .where(sql<SqlBool>`member_id = any(${[...memberIds]}::uuid[])`);

/** Nobody has the role any more; who has resigned chooses roles anew when they come back. */
export const dropHolders = (db: Db, companyId: string, roleId: string) =>
  db.deleteFrom('member_role').where('company_id', '=', companyId).where('role_id', '=', roleId);

export const dropOfAll = (db: Db, companyId: string, memberIds: readonly string[]) =>
  db.deleteFrom('member_role').where('company_id', '=', companyId).where(ofMembers(memberIds));

export const insertAll = (companyId: string, rows: readonly { member_id: string; role_id: string }[]) =>
  sql`insert into member_role (company_id, member_id, role_id)
    select ${companyId}::uuid, member_id, role_id from ${recordset(rows, 'member_id uuid, role_id uuid')}`;
