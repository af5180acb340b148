import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { subscriptionApi as api } from '@rondo/contract/subscription';
import { businessDate } from '@rondo/domain/business-day';
import { LIMIT } from '@rondo/domain/limit';
import {
  isPeriodOf,
  mayEditSubscription,
  mayManageSubscription,
  maySeeReport,
  SUBSCRIPTION_REPORTS,
  type SubscriptionReport,
  subscriptionEvents,
  subscriptionMachine,
} from '@rondo/domain/subscription';
import { periodDays } from '@rondo/domain/subscription/period';
import { nextSending } from '@rondo/domain/subscription/schedule';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { originOf } from '../../../platform/http/origin.ts';
import { pinyinOf } from '../../../platform/pinyin.ts';
import type { Settings } from '../../../platform/settings.ts';
import { stale } from '../../../platform/stale.ts';
import { refuseWhileDissolving } from '../../company/index.ts';
import { keptQuery, requireContent, requireReadable } from '../content/query.ts';
import { saveRecipients } from '../recipients.ts';
import { hasNext, reportOf, scheduleOf, viewOf } from '../stored.ts';
import { detailOf, find } from '../subscription.present.ts';
import * as q from '../subscription.queries.ts';
import { subscriptionChanges } from '../subscription-changes.ts';

const KIND = 'subscription';
type Fields = Omit<Parsed<typeof api.edit>, 'id' | 'rev'>;
type Where = Pick<Settings, 'publicUrl'>;

export const create =
  (settings: Where) =>
  async (
    { db, actor, once }: Context,
    { requestId, report, query, ...fields }: Parsed<typeof api.create>,
    wire: Wire,
  ): Promise<{ id: string }> => {
    if (!maySeeReport(actor, report)) throw new AppError('FORBIDDEN');
    const kept = keptQuery(report, query);
    requirePlan(actor, report, kept, fields);
    await requireContent({ db, actor }, { report, query: kept, days: daysOf(actor, fields) }, true);
    return once(requestId, 'subscription.create', async (tx) => {
      await refuseWhileDissolving(tx.db, tx.companyId);
      const { count } = await q.openOwned(tx.db, tx.companyId, actor.memberId).executeTakeFirstOrThrow();
      if (count >= LIMIT.subscription.owned) throw new AppError('SUBSCRIPTIONS_FULL');
      const id = tx.newId();
      const times = { created_at: tx.now(), updated_at: tx.now(), next_at: nextAt(tx, actor, fields) };
      const place = { company_id: tx.companyId, id, owner_id: actor.memberId, origin: originOf(settings, wire) };
      await q.insert(tx.db, { ...place, report, query: kept, ...columnsOf(fields), ...times }).execute();
      await saveRecipients(tx, { id, ownerId: actor.memberId }, fields);
      await tx.addHistory({ kind: KIND, id, name: fields.name, event: 'created', to: 'active' });
      return { id };
    });
  };

/** Changes it from its next run on. */
export const edit =
  (settings: Where) =>
  async (context: Context, { id, rev, ...fields }: Parsed<typeof api.edit>, wire: Wire): Promise<{ rev: number }> => {
    const { actor, change } = context;
    return change(async (tx) => {
      const reader = { ...context, db: tx.db };
      const row = await find(reader, id);
      const view = viewOf(row);
      if (view.state === 'ended') throw new AppError('MOVE_NOT_ALLOWED');
      if (!mayEditSubscription(actor, view)) throw new AppError('FORBIDDEN');
      const report = reportOf(row.report);
      requirePlan(actor, report, row.query, fields);
      await requireContent(reader, { report, query: row.query, days: daysOf(actor, fields) }, false);
      const before = await detailOf(reader, id);
      const next = view.state === 'active' ? { next_at: nextAt(tx, actor, fields) } : {};
      const columns = { ...columnsOf(fields), ...next, origin: originOf(settings, wire), updated_at: tx.now() };
      const saved = await q.update(tx.db, tx.companyId, { id, rev }, columns).executeTakeFirst();
      if (!saved) throw await stale(tx.db, tx.companyId, { kind: KIND, id }, await detailOf(reader, id));
      await saveRecipients(tx, { id, ownerId: view.ownerId }, fields);
      const changes = subscriptionChanges(context.language, before, await detailOf(reader, id));
      await tx.addHistory({ kind: KIND, id, name: fields.name, event: 'edited', data: { changes } });
      return saved;
    });
  };

export async function move(
  { actor, change }: Context,
  { id, rev, event }: Parsed<typeof api.move>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    const view = viewOf(row);
    const to = subscriptionMachine.after(view.state, event);
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    if (!mayManageSubscription(actor, view)) throw new AppError('FORBIDDEN');
    const isPossible = subscriptionEvents(actor, view, hasNext(row, tx.now(), actor.timeZone)).includes(event);
    if (!isPossible) throw new AppError('MOVE_NOT_ALLOWED');
    // Who goes on does not make up for the pause, and begins to count failures anew.
    const next = event === 'resume' ? nextAt(tx, actor, { schedule: scheduleOf(row) }) : null;
    const more = event === 'resume' ? { failures: 0 } : {};
    const change_ = { state: to, paused_for: event === 'pause' ? 'person' : null, next_at: next, ...more };
    const moved = await q
      .move(tx.db, tx.companyId, event, { id, rev }, { ...change_, updated_at: tx.now() })
      .executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    await tx.addHistory({ kind: KIND, id, name: row.name, event, from: view.state, to });
    return moved;
  });
}

/** Refuses what can never be sent: to nobody, at no time, filters that the list does not take, a page without a period. */
function requirePlan(actor: Context['actor'], report: SubscriptionReport, query: string, fields: Fields): void {
  const { schedule, period, memberIds, roleIds, robotIds, addresses } = fields;
  if (memberIds.length + roleIds.length + robotIds.length + addresses.length === 0)
    throw refuseField('memberIds', 'required');
  if (schedule.endOn !== null && schedule.endOn < schedule.startOn)
    throw refuseField('schedule.endOn', 'end_before_start');
  if (fields.onlyChanged && !SUBSCRIPTION_REPORTS[report].isOfStores) throw refuseField('onlyChanged', 'invalid');
  if (!isPeriodOf(report, period)) throw refuseField('period', 'invalid');
  requireReadable(report, query, daysOf(actor, fields));
}

/** What it would be about if it were sent on its first day. */
const daysOf = ({ timeZone, cutOff }: Context['actor'], { schedule, period }: Fields) =>
  periodDays(period, businessDate(new Date(`${schedule.startOn}T12:00:00Z`), timeZone, cutOff));

/** When it is sent next; refuses a schedule by which it never is. */
function nextAt(tx: Tx, { timeZone }: Context['actor'], { schedule }: Pick<Fields, 'schedule'>): Date {
  const next = nextSending(schedule, tx.now(), timeZone);
  if (!next) throw refuseField('schedule.endOn', 'no_time');
  return next;
}

const columnsOf = ({ name, period, schedule, channels, withFile, skipEmpty, onlyChanged }: Fields) => ({
  ...{ name, name_pinyin: pinyinOf(name), period },
  ...{ frequency: schedule.frequency, weekday: schedule.weekday, month_day: schedule.monthDay },
  ...{ send_time: schedule.time, start_on: schedule.startOn, end_on: schedule.endOn },
  ...{ channels: [...new Set(channels)], with_file: withFile, skip_empty: skipEmpty, only_changed: onlyChanged },
});
