import { APPEALS } from '@rondo/domain/appeal';
import {
  RECTIFICATION_EVENTS,
  RECTIFICATION_RELATIONS,
  RECTIFICATION_SOURCES,
  RECTIFICATION_STATES,
} from '@rondo/domain/rectification';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { PRIORITIES } from '@rondo/domain/task';
import { CLOCK_TYPES } from '@rondo/domain/work-clock';
import { z } from 'zod';
import { aiAreas, aiBox } from './ai-area.ts';
import { appealEndpoints } from './appeal.ts';
import { exportAtOnce, exportInBackground } from './export.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { done, fileRef, historyEntry, id, instant, many, personRef } from './kit/shapes.ts';
import { manyRectifications } from './many-rectifications.ts';
import { newRectification, PROBLEM_REFUSALS, usualRectification } from './new-rectification.ts';
import { extensionEndpoints, gone } from './rectification-extension.ts';
import { rectificationFilters } from './rectification-filters.ts';
import { rectificationMoves } from './rectification-moves.ts';

const rectificationRow = z.object({
  id,
  number: z.string(),
  title: z.string(),
  shop: z.object({ id, name: z.string(), path: z.string() }),
  source: z.enum(RECTIFICATION_SOURCES),
  severity: z.enum(SEVERITIES),
  priority: z.enum(PRIORITIES),
  state: z.enum(RECTIFICATION_STATES),
  isOverdue: z.boolean(),
  /** Its handler asks for more time. */
  isAsked: z.boolean(),
  /** An appeal waits for its decision: no deadline runs. */
  isAppealed: z.boolean(),
  handlers: z.array(personRef),
  reviewers: z.array(personRef),
  round: z.number().int(),
  /** What its fixes cost, all rounds together, in the money of the company; null: nobody said. */
  cost: z.number().nullable(),
  /** How often this item failed here within 30 days, this time included. */
  repeatNo: z.number().int(),
  createdAt: instant,
  deadlineAt: instant,
  handledAt: instant.nullable(),
  /** When it was completed or ended. */
  finishedAt: instant.nullable(),
});
export type RectificationRow = z.output<typeof rectificationRow>;

const sourcePicture = z.object({
  id,
  takenAt: instant,
  /** Whether this reader may open it in the gallery. */
  isOpen: z.boolean(),
  /** Empty: nobody said of which. `id` where it is one of the company's. */
  camera: z.object({ id: id.nullable(), name: z.string() }),
  snapshot: z.object({ frameId: id, planId: id, planName: z.string() }).nullable(),
});

const rectificationDetail = rectificationRow.extend({
  description: z.string(),
  category: z.string(),
  /** The check item that failed; null where nothing was inspected. */
  itemId: id.nullable(),
  itemCode: z.string().nullable(),
  standard: z.string(),
  /** What it would weigh had the problem not come back; null: as much as it does. */
  raisedFrom: z.enum(SEVERITIES).nullable(),
  /** The problem each time that it came back after a fix, oldest first, this one among them; empty where it never did. */
  chain: z.array(
    z.object({
      ...{ id, number: z.string(), severity: z.enum(SEVERITIES), state: z.enum(RECTIFICATION_STATES) },
      ...{ createdAt: instant, finishedAt: instant.nullable() },
    }),
  ),
  record: z.object({ id, number: z.string() }).nullable(),
  /** The event of AI checks that it began with: what was found where on its picture, which is the first photo from before. */
  aiEvent: z.object({ id, name: z.string(), boxes: z.array(aiBox), areas: aiAreas, isOpen: z.boolean() }).nullable(),
  /** The pictures of the gallery that it began with, the camera of each, and the plan of timed snapshots that asked for it. */
  sourcePictures: z.array(sourcePicture),
  templateName: z.string().nullable(),
  limitHours: z.number().int(),
  /** How its time runs. */
  clock: z.enum(CLOCK_TYPES),
  /** Opening time of the store until the deadline, ms; null where that says nothing: on the calendar's clock, or when it is past. */
  openMsLeft: z.number().int().nullable(),
  /** Photos that the fix needs at least. */
  minPhotos: z.number().int(),
  /** They are taken with the camera, none is chosen from files. */
  cameraOnly: z.boolean(),
  extended: z.number().int(),
  /** A question for more time that is open: until when it asks, who asked and why, and when silence denies it. */
  asked: z.object({ until: instant, by: personRef.nullable(), reason: z.string(), silenceAt: instant }).nullable(),
  /** The one appeal that it may have: who made it and why, and what became of it. */
  appeal: z.object({ is: z.enum(APPEALS), by: personRef.nullable(), reason: z.string() }).nullable(),
  endReason: z.string().nullable(),
  beforePhotos: z.array(fileRef),
  afterPhotos: z.array(fileRef),
  /** The handler says that the photos of the fix show no visible change. */
  noVisibleChange: z.boolean(),
  people: z.array(personRef.extend({ relation: z.enum(RECTIFICATION_RELATIONS), actedAt: instant.nullable() })),
  history: z.array(historyEntry),
  /** Time the ball was in each court, ms; they add up to the whole (product 9 (c) 1). */
  timeByParty: z.object({ handlerMs: z.number().int(), reviewerMs: z.number().int() }),
  rev: z.number().int(),
  /** What the reader may do now: exactly the buttons to show. */
  can: z.object({ events: z.array(z.enum(RECTIFICATION_EVENTS)), remind: z.boolean() }),
});
export type RectificationDetail = z.output<typeof rectificationDetail>;

export const RECTIFICATION_TABS = ['handle', 'review', 'cc', 'all'] as const;

const listed = {
  tab: z.enum(RECTIFICATION_TABS).default('all'),
  ...rectificationFilters,
  sort: z.enum(['-created', 'created', 'deadline', '-deadline']).default('-created'),
};

/** What leaves as a file; `ids`: of it only these, which somebody ticked. */
const leaving = { ...listed, ids: many(id).optional() };

/** Whoever may begin an inspection, which makes rectifications too. */
const report = anyOf('x_dispatch', 'task_center');

export const rectificationApi = {
  list: endpoint({
    method: 'GET',
    path: '/inspect/V3/rectification/list',
    needs: anyOf('issue_select', 'task_center'),
    summary:
      'A tab of the rectifications by filter: mine to handle, mine to review, CC to me, all the reader may see (issue_select).',
    input: z.object({ ...paging, ...listed }),
    output: listOf(rectificationRow),
    errors: ['FORBIDDEN'],
  }),
  export: exportAtOnce({
    path: '/inspect/V3/rectification/export',
    needs: anyOf('issue_select'),
    what: 'The rectifications of a tab under the filter',
    fields: leaving,
  }),
  startExport: exportInBackground({
    path: '/inspect/V3/rectification/startExport',
    needs: anyOf('issue_select'),
    fields: leaving,
  }),
  ...manyRectifications(leaving),
  counts: endpoint({
    method: 'GET',
    path: '/inspect/V3/rectification/counts',
    needs: anyOf('issue_select', 'task_center'),
    summary: 'Rows of each tab, counted like lists to their cap; all needs issue_select.',
    input: z.object({}),
    output: z.object({
      handle: z.number().int(),
      review: z.number().int(),
      cc: z.number().int(),
      all: z.number().int().nullable(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/inspect/V3/rectification/detail',
    needs: signedIn,
    summary: 'One rectification with photos, people, history and what the reader may do.',
    input: z.object({ id }),
    output: rectificationDetail,
    errors: ['NOT_FOUND'],
  }),
  usual: endpoint({
    method: 'GET',
    path: '/inspect/V3/rectification/usual',
    needs: report,
    summary:
      'What a problem that the reader reports at a store begins with: hours by severity and its people by the company’s rules; the reviewers are others than the handlers, which are those of the rule where none are named.',
    input: z.object({ shopId: id, handlerIds: many(id).optional() }),
    output: usualRectification,
    errors: ['NOT_FOUND', 'MEMBER_NOT_FOUND', 'SHOP_NOT_OPEN'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/create',
    needs: report,
    summary: 'Report a problem at a store in scope: a rectification without template, inspection or camera.',
    input: newRectification,
    output: z.object({ id, number: z.string() }),
    errors: PROBLEM_REFUSALS,
  }),
  ...rectificationMoves,
  ...extensionEndpoints,
  ...appealEndpoints,
  remind: endpoint({
    method: 'POST',
    path: '/inspect/V3/rectification/remind',
    needs: signedIn,
    summary: 'Remind those it waits for; once in 2 hours.',
    input: z.object({ id }),
    output: done,
    errors: [...gone, 'REMINDED_LATELY'],
  }),
};
