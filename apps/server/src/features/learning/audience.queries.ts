import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { WORKS_HERE } from '../../platform/in-hand.ts';
import { isReal } from '../../platform/sample-rows.ts';
import { keysOfMember } from '../scope/index.ts';

/** Whoever works here now and is one of these subjects, each once. */
export const inAudience = (db: Db, companyId: string, subjects: readonly string[]) =>
  db
    .selectFrom('member as m')
    .select(['m.id', 'm.name'])
    .where('m.company_id', '=', companyId)
    .where(sql<SqlBool>`${WORKS_HERE}`)
    .where(isReal('m.id'))
    .where(sql<SqlBool>`array(${keysOfMember(companyId, sql<string>`m.id`)}) && ${[...subjects]}::text[]`);

/** The same with everything that they are, and whether they manage the whole knowledge base. */
export const readersIn = (db: Db, companyId: string, subjects: readonly string[]) =>
  inAudience(db, companyId, subjects)
    .select([
      sql<string[]>`array(${keysOfMember(companyId, sql<string>`m.id`)})`.as('keys'),
      sql<boolean>`exists (select from member_role mr join role r on r.company_id = mr.company_id and r.id = mr.role_id
        where mr.company_id = m.company_id and mr.member_id = m.id and 'x_kb_root' = any(r.codes))`.as('manages_all'),
    ])
    .orderBy('m.name')
    .orderBy('m.id');

/** No row back for who has it already. */
export const addMembers = (
  db: Db,
  { companyId, id }: { companyId: string; id: string },
  memberIds: readonly string[],
  { at, dueOn }: { at: Date; dueOn: string | null },
) =>
  sql`insert into learning_member (company_id, learning_id, member_id, came_at, due_on)
    select ${companyId}, ${id}, member_id, ${at}, ${dueOn}::date from unnest(${[...memberIds]}::uuid[]) as t(member_id)
    on conflict do nothing`.execute(db);

/** Those of a list who are in it, whether it concerns them still or not. */
export const known = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('learning_member')
    .select(['member_id', 'left_at'])
    .where('company_id', '=', companyId)
    .where('learning_id', '=', id);

/** It concerns them no more, or again. */
export const setLeft = (
  db: Db,
  { companyId, id }: { companyId: string; id: string },
  memberIds: readonly string[],
  leftAt: Date | null,
) =>
  db
    .updateTable('learning_member')
    .set({ left_at: leftAt })
    .where('company_id', '=', companyId)
    .where('learning_id', '=', id)
    .where(sql<SqlBool>`member_id = any(${[...memberIds]}::uuid[])`);

export const departments = (db: Db, companyId: string) =>
  db
    .selectFrom('department')
    .select(['id', 'name', 'parent_id'])
    .where('company_id', '=', companyId)
    .orderBy('sort')
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
    .where(sql<SqlBool>`id = any(${[...some]}::uuid[])`);
