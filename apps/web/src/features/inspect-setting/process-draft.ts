import type { ProcessSetting } from '@rondo/contract/inspect-setting';
import type { ProcessPlan, ReviewerRule } from '@rondo/contract/process-plan';
import { DEFAULTS, LIMIT } from '@rondo/domain/limit';
import type { Mode } from '@rondo/domain/task';

/** A level as it is typed: what each rule needs is kept side by side. */
export interface LevelDraft {
  mode: ProcessPlan['levels'][number]['mode'];
  kind: ReviewerRule['kind'];
  memberIds: readonly string[];
  roleId: string | null;
}

/** A process as it is typed. */
export interface ProcessDraft extends Omit<ProcessPlan, 'levels'> {
  levels: LevelDraft[];
  templateId: string | null;
}

export const newLevel = (): LevelDraft => ({ mode: 'any', kind: 'area_manager', memberIds: [], roleId: null });

/** What a form begins with: what is stored, else one level of the area manager. */
export function draftOf(stored: ProcessSetting | null): ProcessDraft {
  if (!stored) {
    return {
      ...{ levels: [newLevel()], onEmpty: 'administrators', reviewUpTo: null, ccIds: [], ccRoleIds: [] },
      ...{ allowsOverride: true, signOff: false, reviewerMayEdit: false, sampleItems: null, templateId: null },
      ...{ deadlineClock: DEFAULTS.deadlineClock, afterRectifications: false },
      ...{ cameraOnly: true, ccOnlyFailed: false, reviewHours: DEFAULTS.reviewHours, autoApproves: false },
    };
  }
  const { onEmpty, reviewUpTo, ccIds, ccRoleIds, ccOnlyFailed, allowsOverride, template } = stored;
  const { signOff, reviewerMayEdit, sampleItems, cameraOnly, reviewHours, autoApproves } = stored;
  const { deadlineClock, afterRectifications } = stored;
  return {
    ...{ signOff, reviewerMayEdit, sampleItems, cameraOnly, ccOnlyFailed, reviewHours, autoApproves },
    ...{ deadlineClock, afterRectifications },
    ...{ onEmpty, reviewUpTo, ccIds, ccRoleIds, allowsOverride, templateId: template?.id ?? null },
    levels: stored.levels.map(({ mode, who }) => ({
      ...{ mode, kind: who.kind },
      memberIds: who.kind === 'members' ? who.memberIds : [],
      roleId: who.kind === 'role' ? who.roleId : null,
    })),
  };
}

/** The levels as they are sent; `null` while one of them lacks its people. */
export function levelsOf(drafts: readonly LevelDraft[]): ProcessPlan['levels'] | null {
  const rules = drafts.map(({ mode, kind, memberIds, roleId }) => {
    if (kind === 'members') return memberIds.length > 0 ? { mode, who: { kind, memberIds: [...memberIds] } } : null;
    if (kind === 'role') return roleId === null ? null : { mode, who: { kind, roleId } };
    return { mode, who: { kind } };
  });
  const whole = rules.filter((rule) => rule !== null);
  return whole.length < rules.length ? null : whole;
}

/** A self-inspection is always looked at by somebody. */
export const lacksLevel = (mode: Mode, { levels }: ProcessDraft): boolean => mode === 'self' && levels.length === 0;

/** A sample is a whole number of items. */
export const lacksSample = ({ sampleItems }: ProcessDraft): boolean =>
  sampleItems !== null && !(Number.isInteger(sampleItems) && sampleItems >= 1 && sampleItems <= LIMIT.template.items);
