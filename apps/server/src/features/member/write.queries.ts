import type { MemberState } from '@rondo/domain/member';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Member } from '../../platform/db/schema.gen.ts';

interface At {
  id: string;
  rev: number;
  byId: string;
  at: Date;
}

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (db: Db, companyId: string, { id, rev, byId, at }: At, change: Updateable<Member>) =>
  db
    .updateTable('member')
    .set({ ...change, rev: rev + 1, updated_at: at, updated_by: byId })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

/** As `update`, and only from one of the states. */
export const move = (db: Db, companyId: string, at: At, from: readonly MemberState[], change: Updateable<Member>) =>
  update(db, companyId, at, change).where('state', 'in', [...from]);

/** Several at once; who has one of them open sees that it is stale. */
export const updateAll = (
  db: Db,
  companyId: string,
  { ids, byId, at }: { ids: readonly string[]; byId: string; at: Date },
  change: Updateable<Member>,
) =>
  db
    .updateTable('member')
    .set({ ...change, rev: sql<number>`rev + 1`, updated_at: at, updated_by: byId })
    .where('company_id', '=', companyId)
    .where('id', 'in', [...ids]);

/** When somebody was last invited, by their history. */
export const lastInvited = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('history')
    .select('at')
    .where('company_id', '=', companyId)
    .where('object_id', '=', memberId)
    .where('event', 'in', ['created', 'imported', 'invited'])
    .orderBy('at', 'desc')
    .limit(1);
