import { subscriptionMachine } from '@rondo/domain/subscription';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { OpenRow } from '../../platform/in-hand.ts';

const OPEN = sql<SqlBool>`subscription.state = any(${[...subscriptionMachine.from('end')]}::text[])`;

/** Open subscriptions of a member, as the handover lists them. */
export const openSubscriptionsOf = (companyId: string, memberId: string) =>
  sql<OpenRow>`select 'subscription_own' as kind, subscription.id, null::text as number, subscription.name, '' as place,
      null::uuid as shop_id, null::timestamptz as deadline_at, false as has_others
    from subscription where subscription.company_id = ${companyId} and subscription.owner_id = ${memberId} and ${OPEN}`;

/** The same as rows, in one order, so that two who hold them never wait for each other. */
export const ownedBy = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('subscription')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('owner_id', '=', memberId)
    .where(OPEN)
    .orderBy('id');
