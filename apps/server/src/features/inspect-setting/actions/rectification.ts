import type { inspectSettingApi as api, SavedRectificationSetting } from '@rondo/contract/inspect-setting';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { translate } from '@rondo/messages';
import { changesOf } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';
import { stale } from '../../../platform/stale.ts';
import * as q from '../inspect-setting.queries.ts';
import { rectificationSettingOf } from '../rectification-of.ts';

export const rectification = ({ db, actor }: Context): Promise<SavedRectificationSetting> =>
  rectificationSettingOf(db, actor.companyId);

/** Changes what new rectifications are made with; each keeps what it was made with. */
export async function saveRectification(
  context: Context,
  { rev, ...wanted }: Parsed<typeof api.saveRectification>,
): Promise<SavedRectificationSetting> {
  const { companyId } = context.actor;
  return context.change(async (tx) => {
    const before = await rectificationSettingOf(tx.db, companyId);
    const row = {
      company_id: companyId,
      hours_normal: wanted.hoursNormal,
      hours_major: wanted.hoursMajor,
      hours_red_line: wanted.hoursRedLine,
      round_hours: wanted.roundHours,
      repeat_days: wanted.repeatDays,
      auto_create: wanted.autoCreate,
      allows_transfer: wanted.allowsTransfer,
      rev: rev + 1,
      updated_at: tx.now(),
    };
    const saved = before.rev === rev ? await q.saveRectification(tx.db, row, rev).executeTakeFirst() : undefined;
    const after = await rectificationSettingOf(tx.db, companyId);
    if (!saved) throw await stale(tx.db, companyId, { kind: 'rectification_setting', id: companyId }, after);
    const changes = changesOf({
      hoursNormal: [String(before.hoursNormal), String(after.hoursNormal)],
      hoursMajor: [String(before.hoursMajor), String(after.hoursMajor)],
      hoursRedLine: [String(before.hoursRedLine), String(after.hoursRedLine)],
      roundHours: [String(before.roundHours), String(after.roundHours)],
      repeatDays: [String(before.repeatDays), String(after.repeatDays)],
    });
    const name = translate(context.language, 'inspectSetting.rectification');
    await tx.addHistory({ kind: 'rectification_setting', id: companyId, name, event: 'saved', data: { changes } });
    return after;
  });
}
