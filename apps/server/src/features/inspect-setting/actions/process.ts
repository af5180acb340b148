import type { inspectSettingApi as api, ProcessSetting } from '@rondo/contract/inspect-setting';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { ProcessPlan } from '@rondo/contract/process-plan';
import { MODES } from '@rondo/domain/task';
import { translate } from '@rondo/messages';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { stale } from '../../../platform/stale.ts';
import { requireActive } from '../../people/index.ts';
import * as q from '../inspect-setting.queries.ts';
import { namedIn, planOf, present } from '../present.ts';
import { namesOf, processChanges } from '../told.ts';

type Wanted = Parsed<typeof api.saveProcess>;

export async function processes({ db, actor, language }: Context): Promise<ProcessSetting[]> {
  return present(db, actor.companyId, language, await q.list(db, actor.companyId).execute());
}

/** What new tasks of this mode and these templates get. */
export async function process(
  { db, actor, language }: Context,
  { mode, templateId = [] }: Parsed<typeof api.process>,
): Promise<Output<typeof api.process>> {
  const asked = templateId.length > 0 ? templateId : [null];
  const processes = asked.map(async (id) => {
    const rows = await q.holding(db, actor.companyId, mode, id).execute();
    const [found = null] = await present(db, actor.companyId, language, rows);
    return found;
  });
  return { processes: await Promise.all(processes) };
}

/** Sets the process of a mode and a template, or of the company. Tasks that are there keep the people they were made with. */
export async function saveProcess(context: Context, wanted: Wanted): Promise<ProcessSetting> {
  const { actor, change } = context;
  const { companyId } = actor;
  return change(async (tx) => {
    await check(tx, wanted);
    const { mode, templateId, rev } = wanted;
    const before = await q.placed(tx.db, companyId, mode, templateId).executeTakeFirst();
    const at = tx.now();
    const id = before?.id ?? tx.newId();
    const columns = { ...columnsOf(wanted), updated_at: at };
    const place = { company_id: companyId, id, mode, template_id: templateId, created_at: at };
    // A form that began with nothing is overtaken by whoever saved the first one.
    const isOvertaken = before !== undefined && before.rev !== rev;
    const saved = isOvertaken
      ? undefined
      : before
        ? await q.updateProcess(tx.db, companyId, id, rev, columns).executeTakeFirst()
        : await q.insertProcess(tx.db, { ...place, ...columns }).executeTakeFirst();
    if (!saved) throw await overtaken(context, tx, id);
    const saving = await q.processById(tx.db, companyId, id).executeTakeFirstOrThrow();
    await tell(context, tx, saving, { event: 'saved', before: before ? planOf(before) : null });
    return one(context, tx, id);
  });
}

/** The templates it stood for follow the company's again; without that one nothing is preset. */
export async function removeProcess(
  context: Context,
  { id, rev }: Parsed<typeof api.removeProcess>,
): Promise<{ done: true }> {
  const { companyId } = context.actor;
  return context.change(async (tx) => {
    const found = await q.processById(tx.db, companyId, id).executeTakeFirst();
    if (!found) throw new AppError('NOT_FOUND');
    // Told only once it is gone: of two who remove it at once one has nothing left to tell.
    const removed = await q.removeProcess(tx.db, companyId, id, rev).executeTakeFirst();
    if (!removed) throw await overtaken(context, tx, id);
    await tell(context, tx, found, { event: 'removed', before: planOf(found) });
    return { done: true };
  });
}

/** What the shape alone cannot say. */
async function check(tx: Tx, wanted: Wanted): Promise<void> {
  const { mode, templateId, levels, onEmpty, reviewUpTo } = wanted;
  if (templateId !== null) {
    const template = await q.templateById(tx.db, tx.companyId, templateId).executeTakeFirst();
    if (!template) throw new AppError('NOT_FOUND');
    if (!template.modes.includes(mode)) throw refuseField('mode', 'choice');
  }
  // A self-inspection is always looked at by somebody.
  if (mode === 'self' && levels.length === 0) throw refuseField('levels', 'required');
  if (mode === 'self' && onEmpty === 'auto_approve') throw refuseField('onEmpty', 'choice');
  if (mode === 'self' && reviewUpTo !== null) throw refuseField('reviewUpTo', 'choice');
  // There is somebody to sign at the store only; only store staff check a part of the list by themselves.
  if (mode !== 'on_site' && wanted.signOff) throw refuseField('signOff', 'choice');
  if (mode === 'self' && wanted.autoApproves) throw refuseField('autoApproves', 'choice');
  if (mode !== 'self' && wanted.sampleItems !== null) throw refuseField('sampleItems', 'choice');
  const { memberIds, roleIds } = namedIn(wanted);
  await requireActive(tx.db, tx.companyId, memberIds);
  const roles = await q.rolesByIds(tx.db, tx.companyId, roleIds).execute();
  if (roles.length < roleIds.length) throw new AppError('NOT_FOUND');
}

const columnsOf = (wanted: Wanted) => ({
  levels: JSON.stringify(wanted.levels),
  on_empty: wanted.onEmpty,
  review_up_to: wanted.reviewUpTo,
  cc_ids: wanted.ccIds,
  cc_role_ids: wanted.ccRoleIds,
  allows_override: wanted.allowsOverride,
  sign_off: wanted.signOff,
  reviewer_may_edit: wanted.reviewerMayEdit,
  review_hours: wanted.reviewHours,
  auto_approves: wanted.autoApproves,
  sample_items: wanted.sampleItems,
  camera_only: wanted.cameraOnly,
  cc_only_failed: wanted.ccOnlyFailed,
  after_rectifications: wanted.afterRectifications,
  deadline_clock: wanted.deadlineClock,
});

async function one({ actor, language }: Context, tx: Tx, id: string): Promise<ProcessSetting> {
  const rows = await q.processById(tx.db, actor.companyId, id).execute();
  const [found] = await present(tx.db, actor.companyId, language, rows);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** The refusal when somebody else saved first: it carries what is stored now. */
async function overtaken(context: Context, tx: Tx, id: string): Promise<AppError> {
  const found = await q.processById(tx.db, tx.companyId, id).executeTakeFirst();
  const current = found ? await one(context, tx, id) : null;
  return stale(tx.db, tx.companyId, { kind: 'process_setting', id }, current);
}

/** An entry of the audit log, named by mode and template in the language of whoever did it. */
async function tell(
  { language }: Context,
  tx: Tx,
  row: Parameters<typeof planOf>[0] & { id: string; mode: string; template_name: string | null },
  { event, before }: { event: 'saved' | 'removed'; before: ProcessPlan | null },
): Promise<void> {
  const mode = translate(language, `state.mode.${MODES.find((one) => one === row.mode) ?? 'on_site'}`);
  const name = row.template_name === null ? mode : `${mode} · ${row.template_name}`;
  const after = event === 'saved' ? planOf(row) : null;
  const named = [before, after].flatMap((plan) => (plan ? [namedIn(plan)] : []));
  const names = await namesOf(tx.db, tx.companyId, language, {
    memberIds: named.flatMap(({ memberIds }) => memberIds),
    roleIds: named.flatMap(({ roleIds }) => roleIds),
  });
  const isSelf = row.mode === 'self';
  const changes = processChanges(names, before, after).filter(({ field }) => isSelf || field !== 'processCamera');
  await tx.addHistory({ kind: 'process_setting', id: row.id, name, event, data: { changes } });
}
