import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { gets } from './run.queries.ts';

interface Unopened {
  id: string;
  memberId: string;
}

/** One more report that its recipient has not opened. */
export const countUnopened = (db: Db, companyId: string, { id, memberId }: Unopened) =>
  db
    .insertInto('subscription_unopened')
    .values({ company_id: companyId, subscription_id: id, member_id: memberId, count: 1 })
    .onConflict((c) =>
      c
        .columns(['company_id', 'subscription_id', 'member_id'])
        .doUpdateSet((eb) => ({ count: eb('subscription_unopened.count', '+', 1) })),
    );

/** Counts anew; no row back: there was nothing to count. */
export const forgetUnopened = (db: Db, companyId: string, { id, memberId }: Unopened) =>
  db
    .deleteFrom('subscription_unopened')
    .where('company_id', '=', companyId)
    .where('subscription_id', '=', id)
    .where('member_id', '=', memberId)
    .returning('count');

/** Those who get a subscription and opened none of the last reports of it, so many at least. */
export const unopenedOf = async (db: Db, companyId: string, id: string, least: number) => {
  const found = await sql<{ id: string; name: string; count: number }>`select m.id, m.name, u.count
    from subscription_unopened u join member m on m.company_id = u.company_id and m.id = u.member_id
    where u.company_id = ${companyId} and u.subscription_id = ${id} and u.count >= ${least} and ${gets(companyId, id)}
    order by u.count desc, m.name, m.id`.execute(db);
  return found.rows;
};

/** Whose silence the owner is asked about now, and was not before. */
export const askAbout = (db: Db, companyId: string, id: string, { least, at }: { least: number; at: Date }) =>
  db
    .updateTable('subscription_unopened')
    .set({ asked_at: at })
    .where('company_id', '=', companyId)
    .where('subscription_id', '=', id)
    .where('count', '>=', least)
    .where('asked_at', 'is', null)
    .where(({ exists }) =>
      exists(sql`(select from member m where m.id = subscription_unopened.member_id and ${gets(companyId, id)})`),
    )
    .returning('member_id');

/** Its recipient opened a report; the first time counts. */
export const markOpened = (db: Db, companyId: string, memberId: string, key: string, at: Date) =>
  db
    .updateTable('subscription_delivery')
    .set((eb) => ({ opened_at: eb.fn.coalesce('opened_at', eb.val(at)) }))
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('snapshot_key', '=', key)
    .returning('run_id');
