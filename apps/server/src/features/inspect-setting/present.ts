import type { ProcessSetting } from '@rondo/contract/inspect-setting';
import { levelPlans, type ProcessPlan } from '@rondo/contract/process-plan';
import type { Language } from '@rondo/domain/language';
import { LEVEL_RAMP } from '@rondo/domain/level';
import { EMPTY_LEVEL_POLICIES } from '@rondo/domain/process-plan';
import { MODES } from '@rondo/domain/task';
import { CLOCK_TYPES } from '@rondo/domain/work-clock';
import { roleName } from '@rondo/messages/role-name';
import type { Db } from '../../platform/db/company-db.ts';
import { peopleByIds } from '../people/index.ts';
import * as q from './inspect-setting.queries.ts';

type Columns = Pick<
  q.ProcessRow,
  | 'levels'
  | 'on_empty'
  | 'review_up_to'
  | 'cc_ids'
  | 'cc_role_ids'
  | 'allows_override'
  | 'sign_off'
  | 'reviewer_may_edit'
  | 'sample_items'
  | 'review_hours'
  | 'auto_approves'
  | 'camera_only'
  | 'cc_only_failed'
  | 'after_rectifications'
  | 'deadline_clock'
>;

/** What a row says, parsed by the shapes that wrote it. */
export const planOf = (row: Columns): ProcessPlan => ({
  levels: levelPlans.parse(row.levels),
  onEmpty: EMPTY_LEVEL_POLICIES.find((one) => one === row.on_empty) ?? 'next_level',
  reviewUpTo: LEVEL_RAMP.find((one) => one === row.review_up_to) ?? null,
  ccIds: row.cc_ids,
  ccRoleIds: row.cc_role_ids,
  allowsOverride: row.allows_override,
  signOff: row.sign_off,
  reviewerMayEdit: row.reviewer_may_edit,
  sampleItems: row.sample_items,
  reviewHours: row.review_hours,
  autoApproves: row.auto_approves,
  cameraOnly: row.camera_only,
  ccOnlyFailed: row.cc_only_failed,
  afterRectifications: row.after_rectifications,
  deadlineClock: CLOCK_TYPES.find((one) => one === row.deadline_clock) ?? 'calendar',
});

/** Members and roles that a plan names. */
export const namedIn = ({ levels, ccIds, ccRoleIds }: ProcessPlan) => ({
  memberIds: [...new Set([...levels.flatMap(({ who }) => (who.kind === 'members' ? who.memberIds : [])), ...ccIds])],
  roleIds: [...new Set([...levels.flatMap(({ who }) => (who.kind === 'role' ? [who.roleId] : [])), ...ccRoleIds])],
});

/** Processes as they are answered, with the names of all people and roles they speak of. */
export async function present(
  db: Db,
  companyId: string,
  language: Language,
  rows: readonly q.ProcessRow[],
): Promise<ProcessSetting[]> {
  const plans = rows.map((row) => ({ row, plan: planOf(row) }));
  const named = plans.map(({ plan }) => namedIn(plan));
  const roleIds = named.flatMap((one) => one.roleIds);
  const [nameOf, roles] = await Promise.all([
    peopleByIds(
      db,
      companyId,
      named.flatMap((one) => one.memberIds),
    ),
    roleIds.length === 0 ? [] : q.rolesByIds(db, companyId, roleIds).execute(),
  ]);
  return plans.map(({ row, plan }) => {
    const { memberIds, roleIds: ids } = namedIn(plan);
    return {
      ...plan,
      id: row.id,
      mode: MODES.find((mode) => mode === row.mode) ?? 'on_site',
      template: row.template_id === null ? null : { id: row.template_id, name: row.template_name ?? '' },
      people: memberIds.flatMap((id) => nameOf(id) ?? []),
      roles: roles
        .filter(({ id }) => ids.includes(id))
        .map((role) => ({ id: role.id, name: roleName(language, role) })),
      updatedAt: row.updated_at.toISOString(),
      rev: row.rev,
    };
  });
}
