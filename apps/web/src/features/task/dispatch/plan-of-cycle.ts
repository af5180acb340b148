import type { CycleDetail } from '@rondo/contract/cycle';
import { MODES } from '@rondo/domain/task';
import { cyclePlanOf } from './cycle-plan.ts';
import { newPlan, type Plan } from './plan.ts';

/** A cycle as a plan of the wizard: to be edited, or copied as a new one. */
export function planOfCycle(cycle: CycleDetail, isCopy: boolean, requestId: string): Plan {
  const { id, rev, executor, reviewLevels, ccs, groups } = cycle;
  return {
    ...newPlan(requestId, cycle.shopIds),
    name: cycle.name,
    mode: MODES.find((mode) => mode === cycle.mode) ?? 'on_site',
    templateIds: cycle.templates.map((one) => one.id),
    purpose: cycle.purpose,
    description: cycle.description,
    photos: cycle.photos,
    documents: cycle.documents,
    groupIds: groups.map((group) => group.id),
    excludedIds: cycle.excludedIds,
    executor: executor.kind,
    ...(executor.kind === 'role' ? { roleId: executor.roleId, how: executor.how } : {}),
    ...(executor.kind === 'members' ? { memberIds: executor.memberIds, how: executor.how } : {}),
    process: cycle.process,
    ...(executor.kind === 'department_head' ? { how: executor.how } : {}),
    review: reviewLevels.length > 0,
    levels: reviewLevels.length > 0 ? reviewLevels : newPlan(requestId).levels,
    ccIds: ccs.map((one) => one.id),
    ccOnlyFailed: cycle.ccOnlyFailed,
    afterRectifications: cycle.afterRectifications,
    begin: 'cyclic',
    cycle: { ...cyclePlanOf(cycle), edited: isCopy ? null : { id, rev }, copyOf: isCopy ? id : null },
  };
}
