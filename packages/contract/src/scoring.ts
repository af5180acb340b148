import type { Answer } from '@rondo/domain/answer';
import { LEVEL_COLORS } from '@rondo/domain/level';
import type { Outcome } from '@rondo/domain/scoring/outcome';
import { SCORE_LABELS, SCORE_NODE_KINDS, type ScoreNode } from '@rondo/domain/scoring/score-node';
import { NA_POLICIES, RED_LINE_POLICIES, SCORING_METHODS, type ScoringSettings } from '@rondo/domain/scoring/settings';
import {
  ANSWER_TYPES,
  type CheckItem,
  NOTE_RULES,
  PHOTO_RULES,
  RECTIFY_WHEN,
  SEVERITIES,
  type TemplateContent,
} from '@rondo/domain/scoring/template';
import { z } from 'zod';
import { id, text } from './kit/shapes.ts';

/** The shapes of domain/scoring as they travel. Each is checked against the domain's type: they cannot drift apart. */

const levelShape = z.object({
  key: z.string().min(1).max(30),
  name: text(20).nullable(),
  minPercent: z.number(),
  color: z.enum(LEVEL_COLORS),
  isPass: z.boolean(),
});

export const scoringShape = z.object({
  method: z.enum(SCORING_METHODS),
  standardScore: z.number().min(0).max(100_000),
  naPolicy: z.enum(NA_POLICIES),
  redLinePolicy: z.enum(RED_LINE_POLICIES),
  redLineCap: z.number().min(0).max(100),
  levels: z.array(levelShape).max(10),
  decimals: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  passFailMaxFails: z.number().int().min(0).max(500),
  bonusCapPercent: z.number().min(0).max(100),
  deductionFloorAtItem: z.boolean(),
}) satisfies z.ZodType<ScoringSettings>;

const points = z.number().min(-10_000).max(10_000);

export const checkItemShape = z.object({
  id,
  code: text(30).nullable(),
  name: text(200),
  standard: text(2_000),
  answer: z.enum(ANSWER_TYPES),
  maxScore: z.number().min(0).max(10_000),
  step: z.number().positive().max(10_000),
  options: z.array(z.object({ id: z.string().min(1).max(40), text: text(100), points, isFail: z.boolean() })).max(20),
  unit: text(10).nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  weight: z.number().min(0).max(10_000),
  severity: z.enum(SEVERITIES),
  bonus: z.boolean(),
  naAllowed: z.boolean(),
  naReasonRequired: z.boolean(),
  required: z.boolean(),
  photo: z.object({
    rule: z.enum(PHOTO_RULES),
    min: z.number().int().min(0).max(9),
    max: z.number().int().min(0).max(9),
    cameraOnly: z.boolean(),
  }),
  note: z.object({ rule: z.enum(NOTE_RULES), phrases: z.array(text(50)).max(20) }),
  deductions: z.array(z.object({ id: z.string().min(1).max(40), text: text(100), points })).max(20),
  rectify: z.object({
    when: z.enum(RECTIFY_WHEN),
    belowPercent: z.number().min(0).max(100).nullable(),
    limitHours: z.number().int().min(1).max(8_760).nullable(),
  }),
  showIf: z.object({ itemId: id, answers: z.array(z.string().max(40)).max(20) }).nullable(),
}) satisfies z.ZodType<CheckItem>;

export const contentShape = z.object({
  categories: z
    .array(
      z.object({
        id,
        name: text(50),
        parentId: id.nullable(),
        weightPercent: z.number().min(0).max(100).nullable(),
        items: z.array(checkItemShape).max(501),
      }),
    )
    .max(51),
}) satisfies z.ZodType<TemplateContent>;

export const answerShape = z.object({
  itemId: id,
  value: z.union([z.string().max(5_000), z.number(), z.array(z.string().max(40)).max(20), z.null()]),
  na: z.boolean(),
  naReason: text(200),
  note: text(1_000),
  photos: z.array(id).max(9),
  deductionIds: z.array(z.string().max(40)).max(20),
  carriedFrom: id.nullable().default(null),
}) satisfies z.ZodType<Answer>;

/** By item id. */
export const answersShape = z.record(z.string(), answerShape).refine((a) => Object.keys(a).length <= 500, 'too_many');

const scoreNodeShape: z.ZodType<ScoreNode> = z.lazy(() =>
  z.object({
    kind: z.enum(SCORE_NODE_KINDS),
    label: z.object({ key: z.enum(SCORE_LABELS), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
    amount: z.number().nullable(),
    weight: z.number(),
    parts: z.array(scoreNodeShape),
  }),
);

export const outcomeShape = z.object({
  evaluated: z.boolean(),
  score: z.number().nullable(),
  maxScore: z.number(),
  ratePercent: z.number().nullable(),
  level: levelShape.nullable(),
  levelBeforeVeto: levelShape.nullable(),
  isPass: z.boolean().nullable(),
  redLines: z.number().int(),
  failed: z.number().int(),
  na: z.number().int(),
  itemCount: z.number().int(),
  categories: z.array(
    z.object({
      id,
      name: z.string(),
      parentId: id.nullable(),
      score: z.number(),
      max: z.number(),
      ratePercent: z.number().nullable(),
      itemCount: z.number().int(),
      failed: z.number().int(),
      na: z.number().int(),
    }),
  ),
  tree: scoreNodeShape.nullable(),
}) satisfies z.ZodType<Outcome>;

/** A level as lists show it: signal bars by rank (0 best) of count, and the word. `name` null: the default level named by `key`. */
export const levelMark = z.object({
  key: z.string(),
  name: z.string().nullable(),
  rank: z.number().int(),
  count: z.number().int(),
  /** The rate from which it holds; null where the record does not tell. */
  fromPercent: z.number().nullable(),
});
export type LevelMark = z.output<typeof levelMark>;
