import { POINTS_ADJUSTMENT_STATES, type PointsAdjustmentView } from '@rondo/domain/points-adjustment';

/** A state as it is stored; the database's CHECK keeps the column to them. */
export function stateOf(text: string): PointsAdjustmentView['state'] {
  const known = POINTS_ADJUSTMENT_STATES.find((state) => state === text);
  if (!known) throw new Error(`unknown state ${text} of an adjustment of points`);
  return known;
}

/** What the policy reads of an adjustment and its targets. */
export const viewOf = (
  row: { state: string; author_id: string },
  targets: readonly { member_id: string | null }[],
): PointsAdjustmentView => ({
  state: stateOf(row.state),
  authorId: row.author_id,
  memberIds: targets.flatMap(({ member_id }) => member_id ?? []),
});
