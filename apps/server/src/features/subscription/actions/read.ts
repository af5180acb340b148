import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { subscriptionApi as api } from '@rondo/contract/subscription';
import type { SubscriptionDetail } from '@rondo/contract/subscription-shapes';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { page } from '../../../platform/list.ts';
import { deliveryFates } from '../../delivery/index.ts';
import { keptKeys, NEWEST, received as receivedBy } from '../received.queries.ts';
import * as runQueries from '../run.queries.ts';
import {
  detailOf,
  findManaged,
  presentDelivery,
  presentReceived,
  presentRow,
  presentRun,
} from '../subscription.present.ts';
import * as q from '../subscription.queries.ts';

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

export async function roles({ db, actor, language }: Context): Promise<Output<typeof api.roles>> {
  const rows = await q.roles(db, actor.companyId).execute();
  return rows.map((role) => ({ id: role.id, name: roleName(language, role) }));
}

/** What was sent: not for other recipients, who would see who got what. */
export async function runs(
  { db, actor }: Context,
  { id, size, page: no, cursor }: Parsed<typeof api.runs>,
): Promise<Output<typeof api.runs>> {
  await findManaged({ db, actor }, id);
  const paging = { size, page: no, cursor, sort: runQueries.NEWEST_RUN, id: 'subscription_run.id' };
  const { rows, ...rest } = await page(db, runQueries.runsOf(db, actor.companyId, id), paging);
  return { ...rest, list: rows.map(presentRun) };
}

/** Who got what of a run, and what became of their mails. */
export async function deliveries(
  { db, actor, now }: Context,
  { runId, size, page: no, cursor }: Parsed<typeof api.deliveries>,
): Promise<Output<typeof api.deliveries>> {
  const { companyId } = actor;
  const run = await runQueries.subscriptionOfRun(db, companyId, runId).executeTakeFirst();
  if (!run) throw new AppError('NOT_FOUND');
  await findManaged({ db, actor }, run.subscription_id);
  const paging = { size, page: no, cursor, sort: runQueries.BY_RECIPIENT, id: 'subscription_delivery.id' };
  const { rows, ...rest } = await page(db, runQueries.deliveriesOf(db, companyId, runId), paging);
  const mails = rows.flatMap(({ mail_id: mailId }) => mailId ?? []);
  const fates = mails.length === 0 ? [] : await deliveryFates(db, companyId, mails).execute();
  const byMail = new Map(fates.map((fate) => [fate.id, fate]));
  // What went to robots and addresses is kept for the owner, whose view it is.
  const isOwn = (memberId: string | null) => memberId === null || memberId === actor.memberId;
  const own = rows.flatMap((row) => (isOwn(row.member_id) ? (row.snapshot_key ?? []) : []));
  const kept = own.length === 0 ? [] : await keptKeys(db, companyId, actor.memberId, own, now()).execute();
  const isKept = (key: string | null): boolean => kept.some((one) => one.key === key);
  return {
    ...rest,
    list: rows.map((row) => ({
      ...presentDelivery(row, byMail.get(row.mail_id ?? '')),
      key: isKept(row.snapshot_key) ? row.snapshot_key : null,
    })),
  };
}

/** What was sent to the reader and still stands as it was. */
export async function received(
  { db, actor, now }: Context,
  { size, page: no, cursor, ...asked }: Parsed<typeof api.received>,
): Promise<Output<typeof api.received>> {
  const { companyId, memberId } = actor;
  const paging = { size, page: no, cursor, sort: NEWEST, id: 'subscription_delivery.id' };
  const { rows, ...rest } = await page(db, receivedBy(db, { companyId, memberId, ...asked }, now()), paging);
  return { ...rest, list: rows.map(presentReceived) };
}
