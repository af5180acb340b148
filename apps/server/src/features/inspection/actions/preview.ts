import type { inspectionApi as api } from '@rondo/contract/inspection';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { DAY_MS } from '@rondo/domain/duration';
import { raised } from '@rondo/domain/repeat';
import type { Context } from '../../../platform/context.ts';
import { raisedHoursOf, rectificationSettingOf } from '../../inspect-setting/index.ts';
import { failuresBefore } from '../../rectification/index.ts';
import { findTask, requireEvent } from '../../task/index.ts';
import { assess, isRequired, limitHoursOf, planned as plannedOf } from '../assess.ts';
import { collectAnswers } from '../collect-answers.ts';
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
  const itemBefore = await failuresBefore(db, actor.companyId, { shopId: row.shop_id, itemIds: ids, since });
  const hours = raisedHoursOf(setting);
  return {
    outcome,
    missing,
    rectifications: planned.map(({ item }) => {
      const { repeatNo, fix } = itemBefore(item.id);
      const weight = { severity: item.severity, limitHours: limitHoursOf(item, setting) };
      return {
        ...{ itemId: item.id, name: item.name, isRequired: isRequired(item, setting), repeatNo },
        ...(fix && hours ? raised(weight, hours) : weight),
        cameBackOf: fix?.number ?? null,
      };
    }),
  };
}
