import { noticeMachine } from '@rondo/domain/notice';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { OpenRow } from '../../platform/in-hand.ts';

/** What is still to be sent. */
const OPEN = sql<SqlBool>`notice.state = any(${[...noticeMachine.from('cancel')]}::text[])`;

/** What somebody put down to be sent later, as the handover lists it. */
export const openNoticesOf = (companyId: string, memberId: string) =>
  sql<OpenRow>`select 'notice_own' as kind, notice.id, notice.number, notice.title as name, '' as place,
      null::uuid as shop_id, notice.send_at as deadline_at, false as has_others
    from notice where notice.company_id = ${companyId} and notice.author_id = ${memberId} and ${OPEN}`;

/** The same as rows, in one order, so that two who hold them never wait for each other. */
export const ownedBy = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('notice')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('author_id', '=', memberId)
    .where(OPEN)
    .orderBy('id');
