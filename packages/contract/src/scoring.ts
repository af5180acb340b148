import { LEVEL_COLORS } from '@rondo/domain/level';
import { LIMIT } from '@rondo/domain/limit';
import type { Outcome } from '@rondo/domain/scoring/outcome';
import { SCORE_LABELS, SCORE_NODE_KINDS, type ScoreNode } from '@rondo/domain/scoring/score-node';
import { NA_POLICIES, RED_LINE_POLICIES, SCORING_METHODS, type ScoringSettings } from '@rondo/domain/scoring/settings';
import type { TemplateContent } from '@rondo/domain/scoring/template';
import { z } from 'zod';
import { checkItemShape } from './item-fields.ts';
import { id, text } from './kit/shapes.ts';

/** The shapes of domain/scoring as they travel. Each is checked against the domain's type: they cannot drift apart. */

const levelShape = z.object({
  key: z.string().min(1).max(LIMIT.template.partKey.level),
  name: text(LIMIT.name.level).nullable(),
  minPercent: z.number(),
  color: z.enum(LEVEL_COLORS),
  isPass: z.boolean(),
});

/** Part of a whole, percent. */
const share = z.number().min(0).max(LIMIT.percent);

export const scoringShape = z.object({
  method: z.enum(SCORING_METHODS),
  standardScore: z.number().min(0).max(LIMIT.template.standardScore),
  naPolicy: z.enum(NA_POLICIES),
  redLinePolicy: z.enum(RED_LINE_POLICIES),
  redLineCap: share,
  levels: z.array(levelShape).max(LIMIT.draftTemplate.levels),
  decimals: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  passFailMaxFails: z.number().int().min(0).max(LIMIT.template.items),
  bonusCapPercent: share,
  deductionFloorAtItem: z.boolean(),
  /** Versions stored before it was there show them. */
  showPoints: z.boolean().default(true),
}) satisfies z.ZodType<ScoringSettings>;

export const contentShape = z.object({
  categories: z
    .array(
      z.object({
        id,
        name: text(LIMIT.name.category),
        parentId: id.nullable(),
        weightPercent: share.nullable(),
        items: z.array(checkItemShape).max(LIMIT.draftTemplate.items),
      }),
    )
    .max(LIMIT.draftTemplate.categories),
}) satisfies z.ZodType<TemplateContent>;

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
