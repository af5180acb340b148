import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { PushBrowser } from '../../platform/db/schema.gen.ts';

interface Reader {
  companyId: string;
  memberId: string;
}

/** Browsers that are told while no page is open: as long as the session lasts that let them be. */
const told = (db: Db, companyId: string, at: Date) =>
  db
    .selectFrom('push_browser as b')
    .innerJoin('session as s', 's.id', 'b.session_id')
    .where('b.company_id', '=', companyId)
    .where('s.company_id', '=', companyId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', at);

export const reachable = (db: Db, companyId: string, id: string, at: Date) =>
  told(db, companyId, at).select(['b.id', 'b.endpoint', 'b.p256dh', 'b.auth']).where('b.id', '=', id);

/** Those of a member, newest first. */
export const browsersOf = (db: Db, { companyId, memberId }: Reader, at: Date) =>
  told(db, companyId, at)
    .select(['b.id', 'b.device', 'b.session_id', 'b.created_at'])
    .where('b.member_id', '=', memberId)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc');

export const countBrowsers = (db: Db, companyId: string, at: Date) =>
  told(db, companyId, at).select(({ fn }) => fn.countAll<number>().as('count'));

/** A browser tells one member at a time: whoever let it last. */
export const put = (db: Db, row: Insertable<PushBrowser>) =>
  db
    .insertInto('push_browser')
    .values(row)
    .onConflict((c) =>
      c.columns(['company_id', 'endpoint']).doUpdateSet({
        ...{ member_id: row.member_id, session_id: row.session_id, p256dh: row.p256dh, auth: row.auth },
        ...{ device: row.device, created_at: row.created_at },
      }),
    )
    .returning('id');

export const forget = (db: Db, companyId: string, id: string) =>
  db.deleteFrom('push_browser').where('company_id', '=', companyId).where('id', '=', id);

export const forgetOwn = (db: Db, { companyId, memberId }: Reader, id: string) =>
  forget(db, companyId, id).where('member_id', '=', memberId).returning('id');

/** What is beyond the newest so many of a member. */
export const forgetOldest = (db: Db, { companyId, memberId }: Reader, kept: number) =>
  db
    .deleteFrom('push_browser')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_browser')
        .select('id')
        .where('company_id', '=', companyId)
        .where('member_id', '=', memberId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(kept),
    );

/** Browsers whose session is over are told nothing any more. */
export const forgetEnded = (db: Db, companyId: string, at: Date) =>
  db
    .deleteFrom('push_browser')
    .where('company_id', '=', companyId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('session as s')
            .select('s.id')
            .whereRef('s.id', '=', 'push_browser.session_id')
            .where('s.ended_at', 'is', null)
            .where('s.expires_at', '>', at),
        ),
      ),
    );
