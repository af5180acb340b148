import { LIMIT } from '@rondo/domain/limit';
import { POINTS_LIMITS, POINTS_SIGNS } from '@rondo/domain/points/ledger';
import { POINTS_ADJUSTMENT_EVENTS, POINTS_ADJUSTMENT_STATES } from '@rondo/domain/points-adjustment';
import { POINTS_TARGETS } from '@rondo/domain/points-rule';
import { z } from 'zod';
import { exportAtOnce, exportInBackground } from './export.ts';
import { PHOTO_UPLOAD } from './file.ts';
import { allOf, anyOf, endpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import {
  day,
  fileRef,
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
import { pointsOf } from './points-rule.ts';

const { most, least, targets } = LIMIT.points;

const adjustmentRow = z.object({
  id,
  number: z.string(),
  rule: personRef,
  target: z.enum(POINTS_TARGETS),
  /** How many stores or members, and the first of them. */
  targets: z.number().int(),
  names: z.array(z.string()),
  /** Of each target; below 0: taken. */
  points: z.number(),
  reason: z.string(),
  state: z.enum(POINTS_ADJUSTMENT_STATES),
  author: personRef,
  createdAt: instant,
  /** What was posted of it in all; null: nothing is posted. */
  applied: z.number().nullable(),
  /** Of how many targets less was posted than asked for. */
  limited: z.number().int(),
  rev: z.number().int(),
});
export type PointsAdjustmentRow = z.output<typeof adjustmentRow>;

/** One target with what was posted; null while nothing is, and where it was not there any more. */
const target = z.object({
  kind: z.enum(POINTS_TARGETS),
  id,
  name: z.string(),
  posted: z
    .object({ applied: z.number(), balance: z.number(), limitedBy: z.enum(POINTS_LIMITS).nullable() })
    .nullable(),
});

export const pointsAdjustmentDetail = adjustmentRow.extend({
  photos: z.array(fileRef),
  /** Who confirmed, refused or withdrew it; null: nobody, or nobody yet. */
  decidedBy: personRef.nullable(),
  decidedAt: instant.nullable(),
  comment: z.string(),
  all: z.array(target),
  history: z.array(historyEntry),
  /** What the reader may do now: exactly the buttons to show. */
  can: z.array(z.enum(POINTS_ADJUSTMENT_EVENTS)),
});
export type PointsAdjustmentDetail = z.output<typeof pointsAdjustmentDetail>;

const filters = {
  keyword: keyword.default(''),
  state: many(z.enum(POINTS_ADJUSTMENT_STATES)).optional(),
  ruleId: many(id).optional(),
  shopId: many(id).optional(),
  memberId: many(id).optional(),
  sign: z.enum(POINTS_SIGNS).optional(),
  /** They wait, and the reader may confirm or refuse them. */
  toConfirm: flag.optional(),
  /** Civil days of the company on which they were made. */
  from: day.optional(),
  to: day.optional(),
  sort: z.enum(['-created', 'created']).default('-created'),
};
const adjust = anyOf('x_points_adjust');
const exported = { needs: allOf('x_points_adjust', 'x_record_export'), fields: filters };
const ids = z.array(id).max(targets).default([]);
const setting = z.object({
  /** Points by hand above so many need a second person. */
  secondAbove: z.number(),
  rev: z.number().int(),
  can: z.object({ edit: z.boolean() }),
});

export const pointsAdjustmentApi = {
  list: endpoint({
    method: 'GET',
    path: '/score/manage/list',
    needs: adjust,
    summary: 'Points given and taken by hand, of stores that are all in scope.',
    input: z.object({ ...paging, ...filters }),
    output: listOf(adjustmentRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/score/manage/detail',
    needs: adjust,
    summary: 'One adjustment with its targets, what was posted to each, evidence and history.',
    input: z.object({ id }),
    output: pointsAdjustmentDetail,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/score/manage/create',
    needs: adjust,
    summary:
      'Give or take points of stores, or of members, by a rule that is enabled. Above the limit it waits for a second person.',
    input: z.object({
      ruleId: id,
      /** As the rule says: stores, or members. */
      shopIds: ids,
      memberIds: ids,
      points: pointsOf(least, most).refine((value) => value !== 0, { message: 'required' }),
      reason: text(LIMIT.text.reason).min(1, 'required'),
      photoIds: z.array(id).max(PHOTO_UPLOAD.maxFiles).default([]),
      requestId,
    }),
    /** `limited`: of how many targets less was posted than asked for. */
    output: z.object({ id, state: z.enum(POINTS_ADJUSTMENT_STATES), limited: z.number().int() }),
    errors: ['NOT_FOUND', 'POINTS_RULE_OFF', 'POINTS_OUTSIDE_RULE', 'POINTS_OWN_ACCOUNT', 'POINTS_NO_SECOND'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/score/manage/decide',
    needs: adjust,
    summary: 'A second person posts or refuses what waits; whoever made it withdraws it.',
    input: z.object({
      id,
      rev,
      event: z.enum(POINTS_ADJUSTMENT_EVENTS),
      /** Needed to refuse. */
      comment: text(LIMIT.text.reason).default(''),
    }),
    output: z.object({ rev: z.number().int(), limited: z.number().int() }),
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'MOVE_NOT_ALLOWED',
      'STALE',
      'POINTS_RULE_OFF',
      'POINTS_OUTSIDE_RULE',
      'POINTS_NOBODY_LEFT',
    ],
  }),
  setting: endpoint({
    method: 'GET',
    path: '/score/manage/setting',
    needs: anyOf('x_points_adjust', 'x_company_setting'),
    summary: 'Above how many points by hand a second person is needed.',
    input: z.object({}),
    output: setting,
  }),
  saveSetting: endpoint({
    method: 'PUT',
    path: '/score/manage/setting',
    needs: anyOf('x_company_setting'),
    summary: 'Set above how many points by hand a second person is needed; 0: always.',
    input: z.object({ secondAbove: pointsOf(0, most), rev }),
    output: setting,
    errors: ['STALE'],
  }),
  export: exportAtOnce({
    ...exported,
    path: '/score/manage/export',
    what: 'Points given and taken by hand, by filter',
  }),
  startExport: exportInBackground({ ...exported, path: '/score/manage/startExport' }),
};
