import { AI_EVENT_EVENTS, AI_EVENT_STATES, FALSE_REASONS } from '@rondo/domain/ai-event';
import { z } from 'zod';
import { aiAreas, aiBox } from './ai-area.ts';
import { aiKindShape, aiModel, cameraRef } from './ai-shapes.ts';
import { day, fileRef, historyEntry, id, instant, personRef } from './kit/shapes.ts';

const count = z.number().int();

export const aiEventRow = z.object({
  id,
  rule: personRef,
  kind: aiKindShape,
  eventName: z.string(),
  shop: personRef,
  camera: cameraRef,
  happenedAt: instant,
  happenedOn: day,
  state: z.enum(AI_EVENT_STATES),
  /** Found while its rule was on trial: nobody was told. */
  isShadow: z.boolean(),
  confidence: z.number(),
  boxes: z.array(aiBox),
  areas: aiAreas,
  model: aiModel.nullable(),
  /** Null: the gallery keeps it no longer. */
  picture: z.object({ id, file: fileRef }).nullable(),
  judge: personRef.nullable(),
  judgedAt: instant.nullable(),
  reason: z.enum(FALSE_REASONS).nullable(),
  rectification: z.object({ id, number: z.string() }).nullable(),
  rev: count,
  can: z.object({ events: z.array(z.enum(AI_EVENT_EVENTS)) }),
});
export type AiEventRow = z.output<typeof aiEventRow>;

export const aiEventDetail = aiEventRow.extend({
  prompt: z.string().nullable(),
  /** SHA-256 of the picture that was looked at, hexadecimal. */
  frameHash: z.string(),
  minConfidence: z.number(),
  timeZone: z.string(),
  history: z.array(historyEntry),
});
export type AiEventDetail = z.output<typeof aiEventDetail>;

/** A picture without an event, drawn by lot. */
export const aiSampleRow = z.object({
  id,
  rule: personRef,
  shop: personRef,
  camera: cameraRef,
  content: z.string(),
  takenAt: instant,
  picture: z.object({ id, file: fileRef }).nullable(),
});
export type AiSampleRow = z.output<typeof aiSampleRow>;

const interval = z.object({ low: z.number(), high: z.number() });
/** How much a rule misses, by the pictures that were drawn. */
export const aiRecall = z.object({
  rule: personRef,
  /** Pictures that wait for a look, those that were judged, and those of them that showed an event. */
  open: count,
  judged: count,
  missed: count,
  negatives: count,
  confirmed: count,
  /** Of the drawn pictures the share that showed an event, with its interval (Wilson, 95 %). */
  missedShare: interval.nullable(),
  recall: z
    .object({ value: z.number().nullable(), low: z.number().nullable(), high: z.number().nullable() })
    .nullable(),
});
export type AiRecall = z.output<typeof aiRecall>;

const keyed = z.object({ key: z.string(), name: z.string(), count });
/** Figures of the overview; each opens exactly its rows. */
export const aiOverview = z.object({
  on: day,
  planned: count,
  run: count,
  failed: count,
  skipped: count,
  events: count,
  pending: count,
  confirmed: count,
  rectified: count,
  /** Stores with an active rule, of all in scope. */
  coverage: z.object({ watched: count, shops: count, share: z.number().nullable() }),
  shops: z.array(keyed),
  kinds: z.array(keyed),
  trend: z.array(z.object({ on: day, events: count, confirmed: count, false: count })),
  ticker: z.array(aiEventRow),
});
export type AiOverview = z.output<typeof aiOverview>;

const aiStatisticsRow = z.object({
  id,
  name: z.string(),
  cameras: count,
  /** Checks that ran, with and without an answer. */
  checks: count,
  events: count,
  confirmed: count,
  false: count,
  precision: z.number().nullable(),
  /** Hours from an event to its judgement, on average; null: none was judged. */
  judgeHours: z.number().nullable(),
  topShop: personRef.nullable(),
});
export type AiStatisticsRow = z.output<typeof aiStatisticsRow>;

export const aiStatistics = z.object({
  run: count,
  images: count,
  events: count,
  confirmed: count,
  false: count,
  precision: z.number().nullable(),
  pending: count,
  shopsCovered: count,
  rectified: count,
  byHour: z.array(z.object({ kind: aiKindShape, hours: z.array(count) })),
  trend: z.array(z.object({ on: day, events: count, confirmed: count, false: count })),
  heat: z.array(z.object({ camera: cameraRef, shopName: z.string(), hours: z.array(count) })),
  rules: z.array(aiStatisticsRow),
});
export type AiStatisticsOut = z.output<typeof aiStatistics>;

/** The checks of a camera under a rule on a day; of a camera or a store as a whole without what differs in it. */
export const aiCheckRow = z.object({
  id: z.string(),
  rule: personRef.nullable(),
  shop: personRef,
  camera: cameraRef.nullable(),
  on: day.nullable(),
  run: count,
  failed: count,
  skipped: count,
  positive: count,
  meanMs: z.number().nullable(),
});
