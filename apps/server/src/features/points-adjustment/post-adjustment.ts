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
  const posted = rows.filter((row) => row.kind === 'manual');
  if (rule.isVisible) await tellOwners(tx, rule.name, one, posted);
  return posted.filter((row) => row.limited_by !== null).length;
}

type Posted = Awaited<ReturnType<typeof postPoints>>;

/** The managers of the stores, and the members, hear what moved of their points: each amount for itself. */
async function tellOwners(
  tx: Tx,
  rule: string,
  { id, points, reason, author }: Adjustment,
  posted: Posted,
): Promise<void> {
  const params = { rule, asked: signed(points), by: author.name, reason };
  for (const { applied, to } of await amountsOf(tx, posted)) {
    const others = [...to].filter((memberId) => memberId !== author.id);
    if (others.length === 0) continue;
    await tx.emit('member.told', {
      ...{ to: others, text: textOf(applied, points), key: `points_adjusted:${id}:${applied}` },
      params: { ...params, points: signed(applied) },
      page: `/score/scoreList?sourceId=${id}`,
    });
  }
}

/** Each amount that was posted, with those whose points they are. */
async function amountsOf(tx: Tx, posted: Posted): Promise<{ applied: number; to: Set<string> }[]> {
  const shopIds = posted.flatMap(({ shop_id }) => shop_id ?? []);
  const managers = shopIds.length === 0 ? [] : await managersOf(tx.db, tx.companyId, shopIds).execute();
  const ownersOf = ({ shop_id, member_id }: Posted[number]) =>
    member_id === null ? managers.filter((one) => one.shop_id === shop_id).map(({ id }) => id) : [member_id];
  return [...new Set(posted.map(({ applied }) => applied))].map((applied) => ({
    applied,
    to: new Set(posted.filter((row) => row.applied === applied).flatMap(ownersOf)),
  }));
}

/** What is said of an amount: a limit may have kept some of it, or all. */
function textOf(applied: number, asked: number) {
  if (applied === asked) return 'points_adjusted';
  return applied === 0 ? 'points_not_adjusted' : 'points_partly_adjusted';
}

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points));
