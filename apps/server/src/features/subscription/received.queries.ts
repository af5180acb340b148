import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

interface Asked {
  companyId: string;
  memberId: string;
  /** A subscription, or the page that reports are of. */
  id?: string | undefined;
  report?: string | undefined;
  /** Of a page that there are several of: which one, as the filters name it. */
  dashboard?: string | undefined;
}

/** What was sent to a member and is kept; index subscription_delivery_member. */
export const received = (db: Db, { companyId, memberId, id, report, dashboard }: Asked, now: Date) =>
  db
    .selectFrom('subscription_delivery')
    .innerJoin('subscription_run', (j) =>
      j
        .onRef('subscription_run.company_id', '=', 'subscription_delivery.company_id')
        .onRef('subscription_run.id', '=', 'subscription_delivery.run_id'),
    )
    .innerJoin('subscription', (j) =>
      j
        .onRef('subscription.company_id', '=', 'subscription_run.company_id')
        .onRef('subscription.id', '=', 'subscription_run.subscription_id'),
    )
    .innerJoin('page_snapshot', (j) =>
      j
        .onRef('page_snapshot.company_id', '=', 'subscription_delivery.company_id')
        .onRef('page_snapshot.key', '=', 'subscription_delivery.snapshot_key'),
    )
    .select(['subscription_delivery.id', 'subscription_delivery.opened_at', 'subscription_delivery.sent_at'])
    .select([
      'page_snapshot.key',
      'page_snapshot.created_at',
      'subscription.name',
      'subscription_run.period_from',
      'subscription_run.period_to',
    ])
    .where('subscription_delivery.company_id', '=', companyId)
    .where('subscription_delivery.member_id', '=', memberId)
    .where('page_snapshot.recipient_id', '=', memberId)
    .where((eb) => eb.or([eb('page_snapshot.expires_at', 'is', null), eb('page_snapshot.expires_at', '>', now)]))
    .$if(id !== undefined, (q) => q.where('subscription.id', '=', id ?? ''))
    .$if(report !== undefined, (q) => q.where('subscription.report', '=', report ?? ''))
    .$if(dashboard !== undefined, (q) =>
      q.where(sql<SqlBool>`'&' || subscription.query || '&' like ${`%&dashboard=${dashboard ?? ''}&%`}`),
    );
export const NEWEST = { by: sql`page_snapshot.created_at`, as: 'timestamptz', desc: true } as const;

/** Of some keys those that still open for a member. */
export const keptKeys = (db: Db, companyId: string, memberId: string, keys: readonly string[], now: Date) =>
  db
    .selectFrom('page_snapshot')
    .select('key')
    .where('company_id', '=', companyId)
    .where('recipient_id', '=', memberId)
    .where('key', 'in', [...keys])
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]));
