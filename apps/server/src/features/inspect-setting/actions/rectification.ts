import type { inspectSettingApi as api, SavedRectificationSetting } from '@rondo/contract/inspect-setting';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { type EscalationLevel, HOURS_OF_LEVEL } from '@rondo/domain/rectification-setting';
import { translate } from '@rondo/messages';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { stale } from '../../../platform/stale.ts';
import { requireActive } from '../../people/index.ts';
import * as q from '../inspect-setting.queries.ts';
import { rectificationSettingOf } from '../rectification-of.ts';
import { namesOf, rectificationChanges } from '../told.ts';

export const rectification = ({ db, actor }: Context): Promise<SavedRectificationSetting> =>
  rectificationSettingOf(db, actor.companyId);

/** Changes what new rectifications are made with; each keeps what it was made with. */
export async function saveRectification(
  context: Context,
  { rev, ...wanted }: Parsed<typeof api.saveRectification>,
): Promise<SavedRectificationSetting> {
  const { companyId } = context.actor;
  return context.change(async (tx) => {
    await check(tx, wanted);
    const before = await rectificationSettingOf(tx.db, companyId);
    const row = {
      company_id: companyId,
      hours_normal: wanted.hoursNormal,
      hours_major: wanted.hoursMajor,
      hours_red_line: wanted.hoursRedLine,
      round_hours: wanted.roundHours,
      repeat_days: wanted.repeatDays,
      raises_repeats: wanted.raisesRepeats,
      auto_create: wanted.autoCreate,
      allows_transfer: wanted.allowsTransfer,
      allows_extension: wanted.allowsExtension,
      allows_appeal: wanted.allowsAppeal,
      tells_overdue: wanted.tellsOverdue,
      area_manager_hours: wanted.areaManagerHours,
      head_hours: wanted.headHours,
      administrator_hours: wanted.administratorHours,
      ...sinceOf(before, wanted, tx.now()),
      review_hours: wanted.reviewHours,
      handler: JSON.stringify(wanted.handler),
      reviewer: JSON.stringify(wanted.reviewer),
      cc_ids: wanted.ccIds,
      cc_role_ids: wanted.ccRoleIds,
      min_photos: wanted.minPhotos,
      camera_only: wanted.cameraOnly,
      clock: wanted.clock,
      rev: rev + 1,
      updated_at: tx.now(),
    };
    const saved = before.rev === rev ? await q.saveRectification(tx.db, row, rev).executeTakeFirst() : undefined;
    const after = await rectificationSettingOf(tx.db, companyId);
    if (!saved) throw await stale(tx.db, companyId, { kind: 'rectification_setting', id: companyId }, after);
    const named = [namedIn(before), namedIn(after)];
    const names = await namesOf(tx.db, companyId, context.language, {
      memberIds: named.flatMap(({ memberIds }) => memberIds),
      roleIds: named.flatMap(({ roleIds }) => roleIds),
    });
    const changes = rectificationChanges(names, before, after);
    const name = translate(context.language, 'inspectSetting.rectification');
    await tx.addHistory({ kind: 'rectification_setting', id: companyId, name, event: 'saved', data: { changes } });
    return after;
  });
}

type Wanted = Omit<Parsed<typeof api.saveRectification>, 'rev'>;

/** Levels whose hours are others than before have them since now. */
function sinceOf(before: Wanted, wanted: Wanted, now: Date) {
  const isOther = (level: EscalationLevel) => before[HOURS_OF_LEVEL[level]] !== wanted[HOURS_OF_LEVEL[level]];
  return {
    ...(isOther('area_manager') ? { area_manager_since: now } : {}),
    ...(isOther('head') ? { head_since: now } : {}),
    ...(isOther('administrator') ? { administrator_since: now } : {}),
  };
}

/** Everybody it names works here, every role is there. */
async function check(tx: Tx, wanted: Wanted): Promise<void> {
  const { memberIds, roleIds } = namedIn(wanted);
  await requireActive(tx.db, tx.companyId, memberIds);
  const roles = await q.rolesByIds(tx.db, tx.companyId, roleIds).execute();
  if (roles.length < roleIds.length) throw new AppError('NOT_FOUND');
}

function namedIn({ handler, reviewer, ccIds, ccRoleIds }: Wanted) {
  const rules = [handler, reviewer];
  const members = rules.flatMap((rule) => (rule.kind === 'members' ? rule.memberIds : []));
  const roles = rules.flatMap((rule) => (rule.kind === 'role' ? [rule.roleId] : []));
  return { memberIds: [...new Set([...members, ...ccIds])], roleIds: [...new Set([...roles, ...ccRoleIds])] };
}
