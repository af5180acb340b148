import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { AI_EVENT_EVENTS, AI_EVENT_STATES, FALSE_REASONS } from '@rondo/domain/ai-event';
import { z } from 'zod';
import { aiBox } from './ai-area.ts';
import {
  aiCheckRow,
  aiEventDetail,
  aiEventRow,
  aiOverview,
  aiRecall,
  aiSampleRow,
  aiStatistics,
} from './ai-event-shapes.ts';
import { aiKindShape, aiModel } from './ai-shapes.ts';
import { exportAtOnce, exportInBackground } from './export.ts';
import { allOf, endpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { day, flag, id, keyword, many } from './kit/shapes.ts';

export const AI_EVENT_SORTS = ['-at', 'at', '-confidence'] as const;
/** What events are narrowed by that is too many to list. */
export const AI_EVENT_CHOICES = ['rule', 'camera', 'task'] as const;
/** What a check came to. */
export const AI_CHECK_OUTCOMES = ['run', 'failed', 'skipped', 'positive'] as const;
/** What one row of the checks adds up: a camera under a rule on a day, a camera, or a store. */
const AI_CHECK_ROWS = ['day', 'camera', 'shop'] as const;
const read = allOf('ai_inspect_stat', 'shop_list');

/** What events are narrowed by, and their order. */
const eventFilters = {
  keyword: keyword.default(''),
  state: many(z.enum(AI_EVENT_STATES)).optional(),
  kind: many(aiKindShape).optional(),
  ruleId: many(id).optional(),
  shopId: many(id).optional(),
  groupId: many(id).optional(),
  cameraId: many(id).optional(),
  /** Those that a task asks to judge. */
  taskId: many(id).optional(),
  reason: many(z.enum(FALSE_REASONS)).optional(),
  from: day.optional(),
  to: day.optional(),
  /** Of the day on the clock of the store. */
  hour: z.coerce.number().int().min(0).max(AI_LIMIT.lastHour).optional(),
  /** Those of rules on trial only, or of the others only. */
  shadow: flag.optional(),
  rectified: flag.optional(),
  /** Those that count for the precision of their rule: people judged them, since its ledger began. */
  counted: flag.optional(),
  sort: z.enum(AI_EVENT_SORTS).default('-at'),
};

/** What the figures are narrowed by. */
const figureFilters = {
  from: day,
  to: day,
  shopId: many(id).optional(),
  groupId: many(id).optional(),
  kind: many(aiKindShape).optional(),
  ruleId: many(id).optional(),
};

export const aiEventApi = {
  list: endpoint({
    method: 'GET',
    path: '/inspect/ai/list',
    needs: read,
    summary: 'What rules found in stores in scope, by filter.',
    input: z.object({ ...paging, ...eventFilters }),
    output: listOf(aiEventRow),
    errors: ['AI_OFF'],
  }),
  choices: endpoint({
    method: 'GET',
    path: '/inspect/ai/choices',
    needs: read,
    summary:
      'The rules, cameras or review tasks of events in scope whose name holds the words, at most 50; with ids those that are chosen already.',
    input: z.object({
      of: z.enum(AI_EVENT_CHOICES),
      keyword: keyword.default(''),
      ruleId: many(id).optional(),
      cameraId: many(id).optional(),
      taskId: many(id).optional(),
    }),
    output: z.array(z.object({ id, name: z.string() })),
    errors: ['AI_OFF'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/inspect/ai/detail',
    needs: read,
    summary: 'One event with everything that proves it: model, question, areas, hash of the picture.',
    input: z.object({ id }),
    output: aiEventDetail,
    errors: ['NOT_FOUND', 'AI_OFF'],
  }),
  judge: endpoint({
    method: 'POST',
    path: '/inspect/ai/judge',
    needs: read,
    summary:
      'Say of events that they were so, or were not and why, or take that back. Each for itself: some may be refused.',
    input: z.object({
      ids: z.array(id).min(1, 'required').max(AI_LIMIT.bulk),
      event: z.enum(AI_EVENT_EVENTS),
      reason: z.enum(FALSE_REASONS).nullable().default(null),
    }),
    output: z.object({
      judged: z.array(id),
      /** Somebody else was faster, or it cannot be judged any more. */
      refused: z.array(id),
    }),
    errors: ['NOT_FOUND', 'INPUT_REFUSED', 'AI_OFF'],
  }),
  again: endpoint({
    method: 'POST',
    path: '/inspect/ai/again',
    needs: read,
    summary: 'Look at the kept picture of an event again, with the question it was looked at with, and compare.',
    input: z.object({ id }),
    output: z.object({
      isSame: z.boolean(),
      isSamePicture: z.boolean(),
      isSameModel: z.boolean(),
      confidence: z.number(),
      boxes: z.array(aiBox),
      model: aiModel.nullable(),
    }),
    errors: ['NOT_FOUND', 'AI_FRAME_GONE', 'AI_NOT_ANSWERED', 'AI_OFF'],
  }),
  export: exportAtOnce({
    path: '/inspect/ai/export',
    needs: read,
    what: 'The events under the filter',
    fields: eventFilters,
    errors: ['AI_OFF'],
  }),
  startExport: exportInBackground({
    path: '/inspect/ai/startExport',
    needs: read,
    fields: eventFilters,
    errors: ['AI_OFF'],
  }),
  overview: endpoint({
    method: 'GET',
    path: '/inspect/ai/overview',
    needs: read,
    summary: 'A day of AI checks in stores in scope: checks, events, what waits, and the days before.',
    input: z.object({ on: day, shopId: many(id).optional(), groupId: many(id).optional() }),
    output: aiOverview,
    errors: ['AI_OFF'],
  }),
  statistics: endpoint({
    method: 'GET',
    path: '/inspect/ai/statistics',
    needs: read,
    summary: 'Figures of AI checks over a period of at most 366 days.',
    input: z.object(figureFilters),
    output: aiStatistics,
    errors: ['INPUT_REFUSED', 'AI_OFF'],
  }),
  exportStatistics: exportAtOnce({
    path: '/inspect/ai/exportStatistics',
    needs: read,
    what: 'The rules of the statistics with their figures',
    fields: figureFilters,
    errors: ['INPUT_REFUSED', 'AI_OFF'],
  }),
  startExportStatistics: exportInBackground({
    path: '/inspect/ai/startExportStatistics',
    needs: read,
    fields: figureFilters,
    errors: ['AI_OFF'],
  }),
  checks: endpoint({
    method: 'GET',
    path: '/inspect/ai/checks',
    needs: read,
    summary:
      'Checks by rule, camera and day, by camera or by store: the rows behind the figures of what ran, failed or was skipped.',
    input: z.object({
      ...{ ...paging, ...figureFilters, outcome: z.enum(AI_CHECK_OUTCOMES).optional() },
      each: z.enum(AI_CHECK_ROWS).default('day'),
    }),
    output: listOf(aiCheckRow),
    errors: ['AI_OFF'],
  }),
  samples: endpoint({
    method: 'GET',
    path: '/inspect/ai/samples',
    needs: read,
    summary:
      'Pictures without an event that were drawn by lot and wait for a look, and how much each rule misses by those that were looked at.',
    input: z.object({ ruleId: id.optional() }),
    output: z.object({ list: z.array(aiSampleRow), rules: z.array(aiRecall) }),
    errors: ['AI_OFF'],
  }),
  judgeSample: endpoint({
    method: 'POST',
    path: '/inspect/ai/judgeSample',
    needs: read,
    summary: 'Say that a picture without an event shows none, or that one was missed.',
    input: z.object({ id, verdict: z.enum(['right', 'missed']) }),
    output: aiRecall,
    errors: ['NOT_FOUND', 'AI_OFF'],
  }),
};
