import type { inspectSettingApi as api, SavedRectificationSetting } from '@rondo/contract/inspect-setting';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import { roleName } from '@rondo/messages/role-name';
import { changesOf } from '../../../platform/changes.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { stale } from '../../../platform/stale.ts';
import { peopleByIds, requireActive } from '../../people/index.ts';
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
    await check(tx, wanted);
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
      handler: JSON.stringify(wanted.handler),
      reviewer: JSON.stringify(wanted.reviewer),
      cc_ids: wanted.ccIds,
      cc_role_ids: wanted.ccRoleIds,
      min_photos: wanted.minPhotos,
      clock: wanted.clock,
      rev: rev + 1,
      updated_at: tx.now(),
    };
    const saved = before.rev === rev ? await q.saveRectification(tx.db, row, rev).executeTakeFirst() : undefined;
    const after = await rectificationSettingOf(tx.db, companyId);
    if (!saved) throw await stale(tx.db, companyId, { kind: 'rectification_setting', id: companyId }, after);
    const changes = await changesBetween(tx, context.language, before, after);
    const name = translate(context.language, 'inspectSetting.rectification');
    await tx.addHistory({ kind: 'rectification_setting', id: companyId, name, event: 'saved', data: { changes } });
    return after;
  });
}

type Wanted = Omit<Parsed<typeof api.saveRectification>, 'rev'>;

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

/** What is different, in words of whoever saved it. */
async function changesBetween(tx: Tx, language: Language, before: Wanted, after: Wanted) {
  const named = [namedIn(before), namedIn(after)];
  const nameOf = await peopleByIds(
    tx.db,
    tx.companyId,
    named.flatMap(({ memberIds }) => memberIds),
  );
  const roleIds = named.flatMap((one) => one.roleIds);
  const roles = roleIds.length === 0 ? [] : await q.rolesByIds(tx.db, tx.companyId, roleIds).execute();
  const people = (ids: readonly string[]) => ids.map((id) => nameOf(id)?.name ?? '');
  const rolesOf = (ids: readonly string[]) =>
    roles.filter(({ id }) => ids.includes(id)).map((role) => roleName(language, role));
  const rule = (one: Wanted['handler'] | Wanted['reviewer']) => {
    if (one.kind === 'members') return people(one.memberIds).join(', ');
    if (one.kind === 'role') return rolesOf([one.roleId]).join();
    return translate(language, `inspectSetting.rect.kinds.${one.kind}`);
  };
  const both = (text: (one: Wanted) => string) => [text(before), text(after)] as const;
  return changesOf({
    hoursNormal: both((one) => String(one.hoursNormal)),
    hoursMajor: both((one) => String(one.hoursMajor)),
    hoursRedLine: both((one) => String(one.hoursRedLine)),
    roundHours: both((one) => String(one.roundHours)),
    repeatDays: both((one) => String(one.repeatDays)),
    auto_create: both((one) => translate(language, `inspectSetting.rect.autos.${one.autoCreate}`)),
    allows_transfer: both((one) => translate(language, one.allowsTransfer ? 'ui.yes' : 'ui.no')),
    rectifyHandler: both((one) => rule(one.handler)),
    rectifyReviewer: both((one) => rule(one.reviewer)),
    rectifyCc: both((one) => [...people(one.ccIds), ...rolesOf(one.ccRoleIds)].join(', ')),
    rectifyPhotos: both((one) => String(one.minPhotos)),
    rectifyClock: both((one) => translate(language, `inspectSetting.rect.clocks.${one.clock}`)),
  });
}
