import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import {
  type subscriptionApi as api,
  SUBSCRIPTION_FIELDS,
  type SubscriptionDetail,
} from '@rondo/contract/subscription';
import { mayEditSubscription, subscriptionEvents, subscriptionMachine } from '@rondo/domain/subscription';
import { type AuditField, changesOf } from '../../platform/changes.ts';
import type { Context } from '../../platform/context.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import { columnsOf, type FieldColumns } from '../../platform/fields.ts';
import { historyOf } from '../../platform/history.ts';
import { presentHistory } from '../../platform/history-entry.ts';
import { page } from '../../platform/list.ts';
import { stale } from '../../platform/stale.ts';
import { presentDetail, presentRow, viewOf } from './subscription.present.ts';
import * as q from './subscription.queries.ts';

const KIND = 'subscription';
type Reader = Pick<Context, 'db' | 'actor'>;

export async function list(
  { db, actor }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'subscription.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), paging);
  return { ...rest, list: rows.map(presentRow) };
}

export const get = (context: Context, { id }: Parsed<typeof api.get>): Promise<SubscriptionDetail> =>
  detailOf(context, id);

export async function create(
  { actor, once }: Context,
  { requestId, shopId, ...fields }: Parsed<typeof api.create>,
): Promise<{ id: string }> {
  return once(requestId, 'subscription.create', async (tx) => {
    const shop = await q.shopById(tx.db, actor, shopId).executeTakeFirst();
    if (!shop) throw new AppError('NOT_FOUND', { fields: [{ path: 'shopId', rule: 'invalid' }] });
    const id = tx.newId();
    const place = { company_id: tx.companyId, id, shop_id: shopId, member_id: actor.memberId };
    const times = { created_at: tx.now(), updated_at: tx.now() };
    await q.insert(tx.db, { ...place, ...columnsOf(SUBSCRIPTION_FIELDS, fields), ...times }).execute();
    await tx.addHistory({ kind: KIND, id, name: fields.purpose, event: 'created', to: 'planned' });
    return { id };
  });
}

export async function edit(
  { actor, change }: Context,
  { id, rev, ...fields }: Parsed<typeof api.edit>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    if (viewOf(row).state === 'dropped') throw new AppError('MOVE_NOT_ALLOWED');
    if (!mayEditSubscription(actor, viewOf(row))) throw new AppError('FORBIDDEN');
    const columns = columnsOf(SUBSCRIPTION_FIELDS, fields);
    const saved = await q.update(tx.db, actor, { id, rev }, { ...columns, updated_at: tx.now() }).executeTakeFirst();
    if (!saved) throw await stale(tx.db, tx.companyId, { kind: KIND, id }, await detailOf({ db: tx.db, actor }, id));
    const changes = changesOf(Object.fromEntries(AUDITED.map((field) => [field, [row[field], columns[field]]])));
    await tx.addHistory({ kind: KIND, id, name: fields.purpose, event: 'edited', data: { changes } });
    return saved;
  });
}

export async function move(
  { actor, change }: Context,
  { id, rev, event, reason }: Parsed<typeof api.move>,
): Promise<{ rev: number }> {
  if (event === 'drop' && reason === '') throw refuseField('reason', 'required');
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    const view = viewOf(row);
    const to = subscriptionMachine.after(view.state, event);
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    if (!subscriptionEvents(actor, view).includes(event)) throw new AppError('FORBIDDEN');
    const moved = await q
      .move(tx.db, actor, { id, rev, event }, { state: to, updated_at: tx.now() })
      .executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    const entry = { kind: KIND, id, name: row.purpose, event, from: view.state, to } as const;
    await tx.addHistory({ ...entry, comment: reason || null });
    return moved;
  });
}

/** The columns of the fields: each has a word in the audit log, or this does not compile. */
const AUDITED: readonly (keyof FieldColumns<typeof SUBSCRIPTION_FIELDS> & AuditField)[] = Object.values(
  SUBSCRIPTION_FIELDS,
).map(({ column }) => column);

async function find({ db, actor }: Reader, id: string) {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** One as it is now; inside a transaction as that leaves it. */
async function detailOf({ db, actor }: Reader, id: string): Promise<SubscriptionDetail> {
  const row = await find({ db, actor }, id);
  const history = await historyOf(db, actor.companyId, id).execute();
  return presentDetail(
    row,
    history.map((entry) => presentHistory(entry)),
    actor,
  );
}
