import { subscriptionMachine } from '@rondo/domain/subscription';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';
import { isSentTo } from '../subscription.queries.ts';
import type { UnsubscribeKey } from './key.ts';

/** The subscription of a key, while it is sent to its member and has not ended. */
export const subscriptionOf = (db: Db, { companyId, subscriptionId, recipientId: memberId }: UnsubscribeKey) =>
  db
    .selectFrom('subscription')
    .innerJoin('company', 'company.id', 'subscription.company_id')
    .select(['subscription.name', 'company.name as company'])
    .select(
      sql<boolean>`exists (select from subscription_refusal f where f.company_id = subscription.company_id
        and f.subscription_id = subscription.id and f.member_id = ${memberId})`.as('has_refused'),
    )
    .where('subscription.company_id', '=', companyId)
    .where('subscription.id', '=', subscriptionId)
    .where('subscription.state', 'in', subscriptionMachine.from('end'))
    .where(isSentTo(memberId));
