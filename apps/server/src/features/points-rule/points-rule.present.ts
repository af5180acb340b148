import { type PointsRuleRow, pointsDetail } from '@rondo/contract/points-rule';
import { civilDate } from '@rondo/domain/civil-time';
import { POINTS_CYCLES } from '@rondo/domain/points/cycle';
import type { PointsContent } from '@rondo/domain/points/rule';
import {
  POINTS_RESETS,
  POINTS_RULE_STATES,
  POINTS_SCOPES,
  POINTS_TARGETS,
  POINTS_TYPES,
  standingOf,
} from '@rondo/domain/points-rule';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { PointsRule } from '../../platform/db/schema.gen.ts';
import type { byId } from './points-rule.queries.ts';

export type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof byId>['executeTakeFirst']>>>;

export const todayOf = ({ actor, now }: Pick<Context, 'actor' | 'now'>): string => civilDate(now(), actor.timeZone);

/** One of a list of words; the database's CHECK keeps a column to them. */
function word<T extends string>(words: readonly T[], value: string): T {
  const known = words.find((one) => one === value);
  if (!known) throw new Error(`unknown word ${value} in a points rule`);
  return known;
}

/** A rule as people set it. */
export const contentOf = (row: Selectable<PointsRule>): PointsContent => ({
  name: row.name,
  target: word(POINTS_TARGETS, row.target),
  type: word(POINTS_TYPES, row.type),
  scope: word(POINTS_SCOPES, row.scope),
  groupIds: row.group_ids,
  shopIds: row.shop_ids,
  validFrom: row.valid_from,
  validUntil: row.valid_until,
  cycle: word(POINTS_CYCLES, row.cycle),
  initial: row.initial,
  lower: row.lower,
  upper: row.upper,
  reset: word(POINTS_RESETS, row.reset),
  carryPercent: row.carry_percent,
  isVisible: row.is_visible,
  appealDays: row.appeal_days,
  details: z.array(pointsDetail).parse(row.details),
});

/** A rule with what posting by it needs. */
export const liveOf = (row: Selectable<PointsRule>) => ({
  id: row.id,
  versionNo: row.version_no,
  ...contentOf(row),
});

export function presentRow(row: Omit<Row, 'is_adjusted' | 'postings'>, today: string): PointsRuleRow {
  const { name, target, type, cycle, scope, validFrom, validUntil, initial, lower, upper } = contentOf(row);
  const state = word(POINTS_RULE_STATES, row.state);
  return {
    ...{ id: row.id, name, target, type, cycle, scope, validFrom, validUntil, initial, lower, upper, state },
    shops: row.shops,
    standing: standingOf(state, validUntil, today),
    versionNo: row.version_no,
    updatedAt: row.updated_at.toISOString(),
    rev: row.rev,
  };
}
