import type { inspectionApi as api } from '@rondo/contract/inspection';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { DAY_MS } from '@rondo/domain/duration';
import type { Context } from '../../../platform/context.ts';
import { rectificationSettingOf } from '../../inspect-setting/index.ts';
import { findTask, requireEvent } from '../../task/index.ts';
import { assess, isRequired, limitHoursOf, planned as plannedOf } from '../assess.ts';
import { collectAnswers } from '../collect-answers.ts';
import * as q from '../inspection.queries.ts';
import * as records from '../record.queries.ts';
import { recordBefore } from '../record-before.ts';

/** What a submission would come to. Writes nothing. */
export async function preview(
  context: Context,
  { taskId, answers }: Parsed<typeof api.preview>,
): Promise<Output<typeof api.preview>> {
  const { db, actor, now } = context;
  const found = await findTask(context, taskId);
  const { row, view } = found;
  requireEvent(view.hasReviewer ? 'submit' : 'submit_unreviewed', context, found);
  const { version, all } = await collectAnswers(context, found, answers);
  const { outcome, missing, failed } = assess(version, all);
  const record = await recordBefore(db, actor.companyId, row);
  const before = record ? await records.rectified(db, actor.companyId, record.id).execute() : [];
  const setting = await rectificationSettingOf(db, actor.companyId);
  const planned = plannedOf(failed, setting).filter(({ item }) => !before.some((r) => r.item_id === item.id));
  const since = new Date(now().getTime() - setting.repeatDays * DAY_MS);
  const ids = planned.map(({ item }) => item.id);
  const repeats = ids.length > 0 ? await q.repeats(db, actor.companyId, row.shop_id, ids, since).execute() : [];
  return {
    outcome,
    missing,
    rectifications: planned.map(({ item }) => ({
      itemId: item.id,
      name: item.name,
      severity: item.severity,
      isRequired: isRequired(item, setting),
      limitHours: limitHoursOf(item, setting),
      repeatNo: 1 + (repeats.find((r) => r.item_id === item.id)?.times ?? 0),
    })),
  };
}
