import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { subscriptionApi as api } from '@rondo/contract/subscription';
import type { SubscriptionDetail } from '@rondo/contract/subscription-shapes';
import { mayManageSubscription } from '@rondo/domain/subscription';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { page } from '../../../platform/list.ts';
import { deliveryFates } from '../../delivery/index.ts';
import * as runQueries from '../run.queries.ts';
import { viewOf } from '../stored.ts';
import { detailOf, find, presentRow, presentRun } from '../subscription.present.ts';
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

/** What was sent, with what became of it: not for other recipients, who would see who got what. */
export async function runs(
  { db, actor }: Context,
  { id, size, page: no, cursor }: Parsed<typeof api.runs>,
): Promise<Output<typeof api.runs>> {
  const row = await find({ db, actor }, id);
  if (!mayManageSubscription(actor, viewOf(row))) throw new AppError('FORBIDDEN');
  const { companyId } = actor;
  const query = runQueries.runsOf(db, companyId, id);
  const { rows, ...rest } = await page(db, query, {
    size,
    page: no,
    cursor,
    sort: runQueries.NEWEST_RUN,
    id: 'subscription_run.id',
  });
  const runIds = rows.map((run) => run.id);
  const deliveries = runIds.length === 0 ? [] : await runQueries.deliveriesOf(db, companyId, runIds).execute();
  const mails = deliveries.flatMap(({ mail_id: mailId }) => mailId ?? []);
  const fates = mails.length === 0 ? [] : await deliveryFates(db, companyId, mails).execute();
  const byMail = new Map(fates.map((fate) => [fate.id, fate]));
  return { ...rest, list: rows.map((run) => presentRun(run, deliveries, byMail)) };
}
