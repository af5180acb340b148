import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { AI_KINDS } from '@rondo/domain/ai/kinds';
import { AI_STRICTNESS } from '@rondo/domain/ai-rule';
import { z } from 'zod';
import { aiAreas } from './ai-area.ts';
import { clockTime, id } from './kit/shapes.ts';

/** When it is looked at, on the clock of each store: the shape of domain/ai/schedule. */
export const aiTimes = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), times: z.array(clockTime).min(1, 'required').max(AI_LIMIT.timesPerDay) }),
  z.object({
    kind: z.literal('every'),
    minutes: z.number().int().min(AI_LIMIT.everyMinutes.min).max(AI_LIMIT.everyMinutes.max),
  }),
  z.object({ kind: z.literal('continuous') }),
]);

/** Since when it has to be seen: for so long, or in so many of the last pictures. */
export const aiPersistence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('seconds'),
    seconds: z.number().int().min(AI_LIMIT.persistSeconds.min).max(AI_LIMIT.persistSeconds.max),
  }),
  z.object({
    kind: z.literal('frames'),
    hits: z.number().int().min(AI_LIMIT.frames.min).max(AI_LIMIT.frames.max),
    of: z.number().int().min(AI_LIMIT.frames.min).max(AI_LIMIT.frames.max),
  }),
]);

export const aiKindShape = z.enum(AI_KINDS);
export const aiModel = z.object({ name: z.string(), version: z.string(), hash: z.string() });

/** What an event keeps of its rule, so that a second look asks the same. */
export const aiLooking = z.object({
  kind: aiKindShape,
  areas: aiAreas,
  confidence: z.number(),
  minSize: z.number(),
  people: z.number().int(),
  sensitivity: z.number().int(),
  /** Of a question: how sure the model had to be, and the sample pictures that it was shown, by their SHA-256 (hexadecimal). */
  strictness: z.enum(AI_STRICTNESS).default('usual'),
  samples: z.array(z.object({ sha256: z.string(), isYes: z.boolean() })).default([]),
});
export type AiLooking = z.output<typeof aiLooking>;

/** What people said of the events of a rule since its ledger began. */
export const aiLedger = z.object({
  confirmed: z.number().int(),
  false: z.number().int(),
  /** Confirmed ÷ judged; null: nobody judged any. */
  precision: z.number().nullable(),
});
export const cameraRef = z.object({ id, name: z.string() });
