import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { NoticeComment } from '../../platform/db/schema.gen.ts';
import type { Sort } from '../../platform/list.ts';

export const newestFirst: Sort = { by: sql`notice_comment.created_at`, as: 'timestamptz', desc: true };

/** What was said about one and not taken away; index notice_comment_notice. */
export const comments = (db: Db, companyId: string, noticeId: string) =>
  db
    .selectFrom('notice_comment')
    .innerJoin('member', (j) =>
      j
        .onRef('member.company_id', '=', 'notice_comment.company_id')
        .onRef('member.id', '=', 'notice_comment.author_id'),
    )
    .select(['notice_comment.id', 'notice_comment.comment', 'notice_comment.created_at', 'notice_comment.author_id'])
    .select('member.name as author_name')
    .where('notice_comment.company_id', '=', companyId)
    .where('notice_comment.notice_id', '=', noticeId)
    .where('notice_comment.deleted_at', 'is', null);

export const insert = (db: Db, row: Insertable<NoticeComment>) => db.insertInto('notice_comment').values(row);

export const byId = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('notice_comment')
    .select(['notice_id', 'author_id', 'comment'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);

/** No row back: somebody was faster. */
export const remove = (db: Db, companyId: string, id: string, change: { deleted_at: Date; deleted_by: string }) =>
  db
    .updateTable('notice_comment')
    .set(change)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('notice_id');
