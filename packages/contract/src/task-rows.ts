import { LIMIT } from '@rondo/domain/limit';
import { REVIEW_MODES } from '@rondo/domain/review';
import {
  CLOSE_REASONS,
  DISPATCHES,
  MODES,
  PRIORITIES,
  PURPOSES,
  TASK_EVENTS,
  TASK_KINDS,
  TASK_RELATIONS,
  TASK_STATES,
} from '@rondo/domain/task';
import { z } from 'zod';
import { day, fileRef, flag, historyEntry, id, instant, keyword, line, many, personRef, text } from './kit/shapes.ts';
import { realRows } from './real-rows.ts';
import { levelMark } from './scoring.ts';

/** One row of the task centre: an inspection to make, a free task, or a rectification to handle or review. */
export const taskRow = z.object({
  id,
  /** What the row is: an inspection task, or a rectification shown beside the tasks in "to do". */
  objectKind: z.enum(['task', 'rectification']),
  number: z.string(),
  name: z.string(),
  kind: z.enum([...TASK_KINDS, 'rectification']),
  /** What it waits for from the reader, in "to do" only. */
  act: z.enum(['handle', 'review']).nullable(),
  mode: z.enum(MODES).nullable(),
  dispatch: z.enum(DISPATCHES).nullable(),
  /** Name and path as they were when the row came to be; the address as it is now. Without an id and empty where it is of no store. */
  shop: z.object({ id: id.nullable(), name: z.string(), path: z.string(), address: z.string() }),
  templateName: z.string().nullable(),
  priority: z.enum(PRIORITIES),
  state: z.string(),
  isOverdue: z.boolean(),
  claimedBy: personRef.nullable(),
  handlers: z.array(personRef),
  initiator: personRef.nullable(),
  score: z.number().nullable(),
  maxScore: z.number().nullable(),
  ratePercent: z.number().nullable(),
  level: levelMark.nullable(),
  redLines: z.number().int(),
  /** Items answered of items there are, while somebody is at it. */
  progress: z.object({ done: z.number().int(), of: z.number().int() }).nullable(),
  createdAt: instant,
  startAt: instant,
  deadlineAt: instant,
  /** When the reader's own part is due: in "to do" a review has a clock of its own. */
  dueAt: instant,
  finishedAt: instant.nullable(),
  recordId: id.nullable(),
});
export type TaskRow = z.output<typeof taskRow>;

export const taskDetail = taskRow.extend({
  kind: z.enum(TASK_KINDS),
  state: z.enum(TASK_STATES),
  dispatch: z.enum(DISPATCHES),
  /** Of the tasks that were dispatched together. */
  batchId: id.nullable(),
  description: z.string(),
  /** Pictures and documents given with the description of a dispatch. */
  photos: z.array(fileRef),
  documents: z.array(fileRef),
  purpose: z.enum(PURPOSES),
  templateId: id.nullable(),
  templateVersionId: id.nullable(),
  versionNo: z.number().int(),
  /** The task that this one is a part of. */
  parent: z.object({ id, number: z.string(), name: z.string() }).nullable(),
  people: z.array(personRef.extend({ relation: z.enum(TASK_RELATIONS), actedAt: instant.nullable() })),
  deadlinePolicy: z.enum(['allow_late', 'close']),
  extended: z.number().int(),
  round: z.number().int(),
  /** The levels of the review, the first one first, and the one that decides now. */
  review: z.object({
    level: z.number().int(),
    levels: z.array(
      z.object({ mode: z.enum(REVIEW_MODES), people: z.array(personRef.extend({ hasApproved: z.boolean() })) }),
    ),
  }),
  closeReason: z.enum(CLOSE_REASONS).nullable(),
  closeNote: z.string().nullable(),
  submittedAt: instant.nullable(),
  /** Whose time it has taken so far, ms; the parts add up to the total. */
  clock: z.object({ handler: z.number(), reviewer: z.number(), nobody: z.number(), total: z.number() }),
  history: z.array(historyEntry),
  rectifications: z.array(
    z.object({ id, number: z.string(), title: z.string(), state: z.string(), isOverdue: z.boolean() }),
  ),
  /** How to get to the store, and how it stands now. */
  place: z.object({
    address: z.string(),
    phone: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    lastRate: z.number().nullable(),
    openRectifications: z.number().int(),
  }),
  rev: z.number().int(),
  can: z.object({ events: z.array(z.enum(TASK_EVENTS)), remind: z.boolean(), remove: z.boolean() }),
});
export type TaskDetail = z.output<typeof taskDetail>;

/** One level of a review: how its reviewers decide, and who they are, in their order. */
export const reviewLevel = z.object({
  mode: z.enum(REVIEW_MODES),
  memberIds: z.array(id).min(1).max(LIMIT.task.reviewers),
});

export const TASK_TABS = ['todo', 'handled', 'initiated', 'cc', 'all'] as const;
/** The tabs of tasks alone; "to do" has rectifications too. */
export const SHEET_TABS = ['handled', 'initiated', 'cc', 'all'] as const;

export const filters = {
  keyword: keyword.default(''),
  state: many(z.enum(TASK_STATES)).optional(),
  kind: many(z.enum([...TASK_KINDS, 'rectification'])).optional(),
  mode: many(z.enum(MODES)).optional(),
  /** Inspections of these purposes; a task that is none has no purpose. */
  purpose: many(z.enum(PURPOSES)).optional(),
  overdue: flag.optional(),
  ...realRows,
  shopId: many(id).optional(),
  groupId: many(id).optional(),
  templateId: many(id).optional(),
  handlerId: many(id).optional(),
  reviewerId: many(id).optional(),
  initiatorId: many(id).optional(),
  createdFrom: day.optional(),
  createdTo: day.optional(),
  deadlineFrom: day.optional(),
  deadlineTo: day.optional(),
  finishedFrom: day.optional(),
  finishedTo: day.optional(),
  /** Place of the result's level on the ramp of four: 0 best, 3 worst. */
  levelRank: many(
    z.coerce
      .number()
      .int()
      .min(0)
      .max(LIMIT.rank.levels - 1),
  ).optional(),
  batchId: id.optional(),
  /** Tasks of all dates of a cyclic plan. */
  cycleId: id.optional(),
  sort: z.enum(['-created', 'created', 'deadline', '-deadline']).optional(),
};

/** What is wanted of many tasks. */
/** What of a task can be another as long as it has not begun. */
export const editable = {
  name: line(LIMIT.name.task),
  description: text(LIMIT.text.description),
  startAt: instant,
  deadlineAt: instant,
};

export const bulkOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('remind') }),
  z.object({ kind: z.literal('transfer'), toId: id, comment: text(LIMIT.text.comment).default('') }),
  z.object({ kind: z.literal('change_deadline'), deadlineAt: instant, comment: text(LIMIT.text.comment).default('') }),
  z.object({ kind: z.literal('edit'), ...editable, comment: text(LIMIT.text.comment).default('') }),
  z.object({ kind: z.literal('close'), comment: line(LIMIT.text.comment) }),
]);

/** A day of the calendar of a tab: rows due on it, and of these the late and the finished ones. */
export const taskDay = z.object({ day, rows: z.number().int(), overdue: z.number().int(), done: z.number().int() });

/** Rows of each tab; `all` only for who may see them. */
export const taskCounts = z.object({
  todo: z.number().int(),
  overdue: z.number().int(),
  handled: z.number().int(),
  initiated: z.number().int(),
  cc: z.number().int(),
  all: z.number().int().nullable(),
});
