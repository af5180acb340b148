import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** The addresses that a subscription is sent to now, those whose reader said no too. */
export const listed = (db: Db, companyId: string, subscriptionId: string) =>
  db
    .selectFrom('subscription_address')
    .select(['id', 'mail', 'refused_at'])
    .where('company_id', '=', companyId)
    .where('subscription_id', '=', subscriptionId)
    .where('is_listed', '=', true)
    .orderBy('mail');

/** Those that are sent to no more stay for what was sent to them. */
export const leaveOut = (db: Db, companyId: string, subscriptionId: string, mails: readonly string[]) =>
  db
    .updateTable('subscription_address')
    .set({ is_listed: false })
    .where('company_id', '=', companyId)
    .where('subscription_id', '=', subscriptionId)
    .where('is_listed', '=', true)
    .$if(mails.length > 0, (q) => q.where('mail', 'not in', [...mails]));

export const list = (
  db: Db,
  companyId: string,
  subscriptionId: string,
  rows: readonly { id: string; mail: string }[],
) =>
  db
    .insertInto('subscription_address')
    .values(rows.map((row) => ({ company_id: companyId, subscription_id: subscriptionId, is_listed: true, ...row })))
    .onConflict((c) => c.columns(['company_id', 'subscription_id', 'mail']).doUpdateSet({ is_listed: true }));

interface Which {
  companyId: string;
  subscriptionId: string;
  addressId: string;
}

const one = (db: Db, { companyId, subscriptionId, addressId }: Which) =>
  db
    .selectFrom('subscription_address as a')
    .where('a.company_id', '=', companyId)
    .where('a.subscription_id', '=', subscriptionId)
    .where('a.id', '=', addressId);

/** An address with its subscription, while that is sent to it and has not ended. */
export const withSubscription = (db: Db, which: Which, states: readonly string[]) =>
  one(db, which)
    .innerJoin('subscription as s', (j) =>
      j.onRef('s.company_id', '=', 'a.company_id').onRef('s.id', '=', 'a.subscription_id'),
    )
    .innerJoin('company as c', 'c.id', 'a.company_id')
    .select(['s.name', 'c.name as company', 'a.mail'])
    .select(sql<boolean>`a.refused_at is not null`.as('has_refused'))
    .where('a.is_listed', '=', true)
    .where('s.state', 'in', [...states]);

/** Where something is sent to now; no row: it is no longer, or its reader said no. */
export const sendable = (db: Db, which: Which) =>
  one(db, which).select('a.mail').where('a.is_listed', '=', true).where('a.refused_at', 'is', null);

/** Its reader says no, or wants it after all; no row back: they had said so before. */
export const setRefused = (db: Db, { companyId, subscriptionId, addressId }: Which, at: Date | null) =>
  db
    .updateTable('subscription_address')
    .set({ refused_at: at })
    .where('company_id', '=', companyId)
    .where('subscription_id', '=', subscriptionId)
    .where('id', '=', addressId)
    .where('refused_at', at === null ? 'is not' : 'is', null)
    .returning('mail');
