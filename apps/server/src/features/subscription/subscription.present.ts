import type { HistoryEntry } from '@rondo/contract/kit/shapes';
import { SUBSCRIPTION_FIELDS, type SubscriptionDetail, type SubscriptionRow } from '@rondo/contract/subscription';
import type { Actor } from '@rondo/domain/actor';
import {
  mayEditSubscription,
  type SubscriptionView,
  subscriptionEvents,
  subscriptionMachine,
} from '@rondo/domain/subscription';
import { fieldsOf } from '../../platform/fields.ts';
import type { byId } from './subscription.queries.ts';

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof byId>['executeTakeFirst']>>>;

/** What the policy needs to know of a row. The database's CHECK keeps its state one of the machine's. */
export function viewOf(row: Row): SubscriptionView {
  const state = subscriptionMachine.states.find((one) => one === row.state);
  if (!state) throw new Error(`unknown subscription state ${row.state}`);
  return { state, memberId: row.member_id };
}

export const presentRow = (row: Row): SubscriptionRow => ({
  id: row.id,
  shop: { id: row.shop_id, name: row.shop_name },
  member: { id: row.member_id, name: row.member_name },
  plannedOn: row.planned_on,
  purpose: row.purpose,
  state: viewOf(row).state,
  createdAt: row.created_at.toISOString(),
  rev: row.rev,
});

export const presentDetail = (row: Row, history: HistoryEntry[], actor: Actor): SubscriptionDetail => ({
  ...presentRow(row),
  ...fieldsOf(SUBSCRIPTION_FIELDS, row),
  history,
  can: { edit: mayEditSubscription(actor, viewOf(row)), events: subscriptionEvents(actor, viewOf(row)) },
});
