import type { Tx } from '../../platform/context.ts';
import { managersOf } from '../people/index.ts';
import { PLAIN_POSTING, postPoints } from '../points/index.ts';
import type { liveRuleOf } from './rule-of.ts';

/** An adjustment as far as it is posted. */
export interface Adjustment {
  id: string;
  number: string;
  points: number;
  reason: string;
  photoIds: string[];
  /** Who made it. */
  author: { id: string; name: string };
}

interface Target {
  shopId: string | null;
  memberId: string | null;
}

/** Posts an adjustment to its targets, and tells those whose points they are. Answers of how many less was posted. */
export async function postAdjustment(
  tx: Tx,
  rule: Awaited<ReturnType<typeof liveRuleOf>>,
  { day, targets, ...one }: Adjustment & { day: string; targets: readonly Target[] },
): Promise<number> {
  const { id, number, points, reason, photoIds, author } = one;
  const rows = await postPoints(
    tx,
    rule,
    day,
    targets.map(({ shopId, memberId }) => ({
      ...{ ...PLAIN_POSTING, shopId, memberId, kind: 'manual' as const, event: null, key: `manual:${id}` },
      ...{ detailKey: null, requested: points, caps: { perCycle: null, perDay: null } },
      ...{ source: { kind: 'adjustment', id, name: number }, operator: author, reason, photoIds },
    })),
  );
  if (rule.isVisible) await tellOwners(tx, rule.name, { day, targets, ...one });
  return rows.filter((row) => row.kind === 'manual' && row.limited_by !== null).length;
}

/** The managers of the stores, and the members, whose points moved. */
async function tellOwners(
  tx: Tx,
  rule: string,
  { id, points, reason, author, targets }: Adjustment & { day: string; targets: readonly Target[] },
): Promise<void> {
  const shopIds = targets.flatMap(({ shopId }) => shopId ?? []);
  const managers = shopIds.length === 0 ? [] : await managersOf(tx.db, tx.companyId, shopIds).execute();
  const to = [...new Set([...managers.map((one) => one.id), ...targets.flatMap(({ memberId }) => memberId ?? [])])];
  const others = to.filter((memberId) => memberId !== author.id);
  if (others.length === 0) return;
  await tx.emit('member.told', {
    ...{ to: others, text: 'points_adjusted', category: 'system', key: `points_adjusted:${id}` },
    params: { rule, points: points > 0 ? `+${points}` : String(points), by: author.name, reason },
    page: `/score/scoreList?sourceId=${id}`,
  });
}
