import { LEVEL_RAMP } from '@rondo/domain/level';
import { DEFAULTS, LIMIT } from '@rondo/domain/limit';
import { POINTS_CYCLES } from '@rondo/domain/points/cycle';
import { POINTS_EVENTS } from '@rondo/domain/points/event';
import {
  POINTS_RESETS,
  POINTS_RULE_EVENTS,
  POINTS_RULE_STANDINGS,
  POINTS_RULE_STATES,
  POINTS_SCOPES,
  POINTS_TARGETS,
  POINTS_TYPES,
} from '@rondo/domain/points-rule';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { z } from 'zod';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { inputsOf, lineField, outputsOf, ownField } from './kit/field.ts';
import { listOf, paging } from './kit/page.ts';
import {
  day,
  done,
  flag,
  historyEntry,
  id,
  instant,
  keyword,
  many,
  personRef,
  requestId,
  rev,
  text,
} from './kit/shapes.ts';

const { least, most } = LIMIT.points;
/** Points with one digit after the point, between two bounds. */
export const pointsOf = (min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, { message: 'type' })
    .meta({ multipleOf: 0.1 });
const points = pointsOf(least, most);
const cap = pointsOf(0, most).nullable().default(null);
const percent = z.number().int().min(0).max(LIMIT.percent);

/** A row as it is typed; whether it is complete is asked when the rule is saved (spec section 5). */
export const pointsDetail = z.object({
  key: text(LIMIT.points.detailKey).min(1, 'required'),
  event: z.enum(POINTS_EVENTS).nullable().default(null),
  level: z.enum(LEVEL_RAMP).nullable().default(null),
  rateFrom: percent.nullable().default(null),
  rateBelow: percent.nullable().default(null),
  severity: z.enum(SEVERITIES).nullable().default(null),
  maxDays: z.number().int().min(1).max(LIMIT.points.maxDays).nullable().default(null),
  points: points.nullable().default(null),
  weight: percent.nullable().default(null),
  capPerCycle: cap,
  capPerDay: cap,
});

const own = <C extends string, T extends z.ZodType>(column: C, shape: T) =>
  ownField(column, { input: shape, output: shape });
const ids = (max: number) => z.array(id).max(max).default([]);
const validDay = day.nullable().default(null);

/** The fields that people edit, once (docs/decisions/0028-fields-once.md). */
export const POINTS_RULE_FIELDS = {
  name: lineField('name', LIMIT.name.pointsRule),
  target: own('target', z.enum(POINTS_TARGETS)),
  type: own('type', z.enum(POINTS_TYPES)),
  scope: own('scope', z.enum(POINTS_SCOPES)),
  groupIds: own('group_ids', ids(LIMIT.points.groups)),
  shopIds: own('shop_ids', ids(LIMIT.points.shops)),
  /** Null: permanent. */
  validFrom: own('valid_from', validDay),
  validUntil: own('valid_until', validDay),
  cycle: own('cycle', z.enum(POINTS_CYCLES)),
  initial: own('initial', points),
  lower: own('lower', points),
  upper: own('upper', points),
  reset: own('reset', z.enum(POINTS_RESETS)),
  carryPercent: own('carry_percent', percent.default(LIMIT.percent)),
  isVisible: own('is_visible', z.boolean()),
  appealDays: own(
    'appeal_days',
    z.number().int().min(0).max(LIMIT.points.appealDays).default(DEFAULTS.points.appealDays),
  ),
  details: own('details', z.array(pointsDetail).max(LIMIT.points.details)),
};

const pointsRuleRow = z.object({
  id,
  name: z.string(),
  target: z.enum(POINTS_TARGETS),
  type: z.enum(POINTS_TYPES),
  cycle: z.enum(POINTS_CYCLES),
  scope: z.enum(POINTS_SCOPES),
  /** Stores that it is about now. */
  shops: z.number().int(),
  validFrom: day.nullable(),
  validUntil: day.nullable(),
  initial: z.number(),
  lower: z.number(),
  upper: z.number(),
  state: z.enum(POINTS_RULE_STATES),
  standing: z.enum(POINTS_RULE_STANDINGS),
  versionNo: z.number().int(),
  updatedAt: instant,
  rev: z.number().int(),
});
export type PointsRuleRow = z.output<typeof pointsRuleRow>;

export const pointsRuleDetail = pointsRuleRow.extend({
  ...outputsOf(POINTS_RULE_FIELDS),
  /** Groups and stores that it names, that are still there and that the reader sees; `groupIds` and `shopIds` are theirs. */
  groups: z.array(personRef),
  shopNames: z.array(personRef),
  /** How many others it names; an edit leaves them in it, and the scope as it is. */
  hiddenGroups: z.number().int(),
  hiddenShops: z.number().int(),
  /** Who made it. */
  member: personRef,
  postings: z.number().int(),
  /** Newest first. */
  versions: z.array(z.object({ no: z.number().int(), at: instant, member: z.string() })),
  history: z.array(historyEntry),
  /** What the reader may do now: exactly the buttons to show. */
  can: z.object({ edit: z.boolean(), delete: z.boolean(), events: z.array(z.enum(POINTS_RULE_EVENTS)) }),
});
export type PointsRuleDetail = z.output<typeof pointsRuleDetail>;

export const POINTS_RULE_SORTS = ['-updated', 'updated'] as const;

const write = anyOf('x_points_manage');
const FAULTS = ['NOT_FOUND', 'FORBIDDEN', 'STALE', 'POINTS_SECOND_COMPREHENSIVE'] as const;

export const pointsRuleApi = {
  list: endpoint({
    method: 'GET',
    path: '/score/rule/list',
    needs: signedIn,
    summary: 'The points rules; those that stores do not see only for who manages points.',
    input: z.object({
      ...paging,
      keyword: keyword.default(''),
      standing: many(z.enum(POINTS_RULE_STANDINGS)).optional(),
      type: many(z.enum(POINTS_TYPES)).optional(),
      target: many(z.enum(POINTS_TARGETS)).optional(),
      /** Enabled, and valid today. */
      postsToday: flag.optional(),
      sort: z.enum(POINTS_RULE_SORTS).default('-updated'),
    }),
    output: listOf(pointsRuleRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/score/rule/detail',
    needs: signedIn,
    summary: 'One points rule with its rows, versions and history, and what the reader may do.',
    input: z.object({ id }),
    output: pointsRuleDetail,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/score/rule/create',
    needs: write,
    summary: 'A new points rule; it is disabled until somebody enables it.',
    input: z.object({ ...inputsOf(POINTS_RULE_FIELDS), requestId }),
    output: z.object({ id }),
    errors: ['POINTS_NAME_TAKEN', 'POINTS_SECOND_COMPREHENSIVE', 'NOT_FOUND'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/score/rule/edit',
    needs: write,
    summary: 'A new version of a points rule, in force from now; what was posted stays. Target and type stay too.',
    input: z.object({ id, rev, ...inputsOf(POINTS_RULE_FIELDS) }),
    output: z.object({ rev: z.number().int() }),
    errors: [...FAULTS, 'POINTS_NAME_TAKEN'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/score/rule/move',
    needs: write,
    summary: 'It posts from now on, or no more.',
    input: z.object({ id, rev, event: z.enum(POINTS_RULE_EVENTS) }),
    output: z.object({ rev: z.number().int() }),
    errors: [...FAULTS, 'MOVE_NOT_ALLOWED'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/score/rule/delete',
    needs: write,
    summary: 'Delete a points rule by which nothing was ever posted, or asked for by hand.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'POINTS_RULE_USED'],
  }),
};
