import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { LearningAttempt } from '../../platform/db/schema.gen.ts';

interface Which {
  companyId: string;
  id: string;
  memberId: string;
}

/** The tries of somebody, the last one first. */
export const attempts = (db: Db, { companyId, id, memberId }: Which) =>
  db
    .selectFrom('learning_attempt')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('learning_id', '=', id)
    .where('member_id', '=', memberId)
    .orderBy('number', 'desc');

/** Somebody's place in a list, held: of two tries at once one comes after the other. */
export const hold = (db: Db, { companyId, id, memberId }: Which) =>
  db
    .selectFrom('learning_member')
    .select('passed_at')
    .where('company_id', '=', companyId)
    .where('learning_id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate();

export const insert = (db: Db, row: Insertable<LearningAttempt>) => db.insertInto('learning_attempt').values(row);

/** The first time counts; no row back: they had passed before. */
export const pass = (db: Db, { companyId, id, memberId }: Which, at: Date) =>
  db
    .updateTable('learning_member')
    .set({ passed_at: at })
    .where('company_id', '=', companyId)
    .where('learning_id', '=', id)
    .where('member_id', '=', memberId)
    .where(sql<SqlBool>`passed_at is null`)
    .returning('member_id');
