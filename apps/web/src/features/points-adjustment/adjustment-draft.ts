import type { Input } from '@rondo/contract/kit/endpoint';
import type { FileRef } from '@rondo/contract/kit/shapes';
import type { pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import type { PointsRuleRow } from '@rondo/contract/points-rule';
import { LIMIT } from '@rondo/domain/limit';
import type { POINTS_SIGNS } from '@rondo/domain/points/ledger';
import type { Translate } from '../../shared/i18n.tsx';
import type { Faults } from '../../shared/ui/form/use-draft-form.ts';

/** Points by hand as they are being typed. */
export interface Draft {
  ruleId: string | null;
  sign: (typeof POINTS_SIGNS)[number];
  /** Without its sign. */
  points: number | null;
  shopIds: string[];
  memberIds: string[];
  reason: string;
  photos: FileRef[];
}

export const newDraft = (): Draft => ({
  ...{ ruleId: null, sign: 'plus', points: null, shopIds: [], memberIds: [], reason: '', photos: [] },
});

/** What is wrong before anything is sent. */
export function faultsOf(draft: Draft, rule: PointsRuleRow | undefined, t: Translate): Faults {
  const field = rule?.target === 'member' ? 'memberIds' : 'shopIds';
  const ids = draft[field];
  return {
    ...(rule ? {} : { ruleId: t('rule.required') }),
    ...(rule && ids.length === 0 ? { [field]: t('pointsAdjustment.needed.targets') } : {}),
    ...(ids.length > LIMIT.points.targets ? { [field]: t('rule.too_many', { max: LIMIT.points.targets }) } : {}),
    ...(draft.points === null || draft.points <= 0 ? { points: t('pointsAdjustment.needed.points') } : {}),
    ...(draft.reason.trim() === '' ? { reason: t('rule.required') } : {}),
  };
}

/** The draft as it is sent; only what the rule is about. */
export const sentOf = (
  draft: Draft,
  target: PointsRuleRow['target'],
): Omit<Input<typeof pointsAdjustmentApi.create>, 'requestId'> => ({
  ruleId: draft.ruleId ?? '',
  shopIds: target === 'shop' ? draft.shopIds : [],
  memberIds: target === 'member' ? draft.memberIds : [],
  points: (draft.points ?? 0) * (draft.sign === 'minus' ? -1 : 1),
  reason: draft.reason,
  photoIds: draft.photos.map(({ id }) => id),
});
