import type { PointsAdjustmentDetail, PointsAdjustmentRow } from '@rondo/contract/points-adjustment';
import { POINTS_LIMITS } from '@rondo/domain/points/ledger';
import { POINTS_TARGETS } from '@rondo/domain/points-rule';
import type { byId } from './points-adjustment.queries.ts';
import { stateOf } from './stored.ts';
import type { targetsOf } from './target.queries.ts';

export type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof byId>['executeTakeFirst']>>>;
type TargetRow = Awaited<ReturnType<ReturnType<typeof targetsOf>['execute']>>[number];

export const presentRow = (row: Row): PointsAdjustmentRow => ({
  ...{ id: row.id, number: row.number, rule: { id: row.rule_id, name: row.rule_name } },
  target: POINTS_TARGETS.find((target) => target === row.target) ?? 'shop',
  ...{ targets: row.targets, names: row.names, points: row.points, reason: row.reason, state: stateOf(row.state) },
  author: { id: row.author_id, name: row.author_name },
  createdAt: row.created_at.toISOString(),
  ...{ applied: row.applied, limited: row.limited, rev: row.rev },
});

export const presentTarget = (row: TargetRow): PointsAdjustmentDetail['all'][number] => ({
  ...(row.shop_id === null
    ? { kind: 'member', id: row.member_id ?? '', name: row.member_name ?? '' }
    : { kind: 'shop', id: row.shop_id, name: row.shop_name ?? '' }),
  posted:
    row.applied === null || row.balance === null
      ? null
      : {
          ...{ applied: row.applied, balance: row.balance },
          limitedBy: POINTS_LIMITS.find((limit) => limit === row.limited_by) ?? null,
        },
});
