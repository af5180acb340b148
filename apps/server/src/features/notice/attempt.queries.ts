import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { NoticeAttempt } from '../../platform/db/schema.gen.ts';

interface Which {
  companyId: string;
  id: string;
  memberId: string;
}

/** The tries of somebody at the questions of one, the last one first. */
export const attempts = (db: Db, { companyId, id, memberId }: Which) =>
  db
    .selectFrom('notice_attempt')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('notice_id', '=', id)
    .where('member_id', '=', memberId)
    .orderBy('number', 'desc');

export const insert = (db: Db, row: Insertable<NoticeAttempt>) => db.insertInto('notice_attempt').values(row);
