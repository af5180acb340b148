import type { PointsOfRule } from '@rondo/contract/points';
import { addressOf } from '../../shared/address-of.ts';

/** Stores and groups that the figures of a rule are narrowed to. */
export interface Places {
  shopId: string[];
  groupId: string[];
}

export type Reason = PointsOfRule['reasons'][number];

/** The accounts of a bar of the distribution. */
export const barRows = (ruleId: string, places: Places, { from, below }: PointsOfRule['bars'][number]): string =>
  addressOf('/score', { ruleId: [ruleId], ...places, balanceFrom: [String(from)], balanceBelow: [String(below)] });

/** The lines of the ledger of some days; `reason`: those of one row of the rule. */
export const reasonRows = (
  { rule }: PointsOfRule,
  places: Places,
  days: { from: string; to: string },
  reason: Reason | null,
): string =>
  addressOf('/score/scoreList', {
    ...{ ruleId: [rule.id], ...places, from: [days.from], to: [days.to], kind: ['event', 'manual', 'reversal'] },
    ...(reason === null ? {} : reason.detailKey === null ? { byHand: ['true'] } : { detailKey: [reason.detailKey] }),
  });
