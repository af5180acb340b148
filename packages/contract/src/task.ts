import {
  CLOSE_REASONS,
  DISPATCHES,
  MODES,
  PURPOSES,
  TASK_EVENTS,
  TASK_KINDS,
  TASK_RELATIONS,
  TASK_STATES,
} from '@rondo/domain/task';
import { z } from 'zod';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import {
  day,
  done,
  flag,
  historyEntry,
  id,
  instant,
  keyword,
  line,
  many,
  personRef,
  requestId,
  rev,
  text,
} from './kit/shapes.ts';
import { levelMark } from './scoring.ts';

/** One row of the task centre: an inspection to make, or a rectification to handle or review. */
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
  shop: z.object({ id, name: z.string(), path: z.string() }),
  templateName: z.string().nullable(),
  state: z.string(),
  isOverdue: z.boolean(),
  claimedBy: personRef.nullable(),
  handlers: z.array(personRef),
  initiator: personRef.nullable(),
  score: z.number().nullable(),
  level: levelMark.nullable(),
  redLines: z.number().int(),
  /** Items answered of items there are, while somebody is at it. */
  progress: z.object({ done: z.number().int(), of: z.number().int() }).nullable(),
  createdAt: instant,
  startAt: instant,
  deadlineAt: instant,
  finishedAt: instant.nullable(),
  recordId: id.nullable(),
});
export type TaskRow = z.output<typeof taskRow>;

export const taskDetail = taskRow.extend({
  kind: z.enum(TASK_KINDS),
  state: z.enum(TASK_STATES),
  mode: z.enum(MODES),
  dispatch: z.enum(DISPATCHES),
  description: z.string(),
  purpose: z.enum(PURPOSES),
  templateId: id,
  templateVersionId: id,
  versionNo: z.number().int(),
  people: z.array(personRef.extend({ relation: z.enum(TASK_RELATIONS), actedAt: instant.nullable() })),
  deadlinePolicy: z.enum(['allow_late', 'close']),
  extended: z.number().int(),
  round: z.number().int(),
  closeReason: z.enum(CLOSE_REASONS).nullable(),
  closeNote: z.string().nullable(),
  submittedAt: instant.nullable(),
  history: z.array(historyEntry),
  rectifications: z.array(
    z.object({ id, number: z.string(), title: z.string(), state: z.string(), isOverdue: z.boolean() }),
  ),
  rev: z.number().int(),
  can: z.object({ events: z.array(z.enum(TASK_EVENTS)), remind: z.boolean(), remove: z.boolean() }),
});
export type TaskDetail = z.output<typeof taskDetail>;

export const TASK_TABS = ['todo', 'handled', 'initiated', 'cc', 'all'] as const;

const filters = {
  keyword: keyword.default(''),
  state: many(z.enum(TASK_STATES)).optional(),
  kind: many(z.enum([...TASK_KINDS, 'rectification'])).optional(),
  mode: many(z.enum(MODES)).optional(),
  overdue: flag.optional(),
  shopId: many(id).optional(),
  groupId: many(id).optional(),
  templateId: many(id).optional(),
  handlerId: many(id).optional(),
  initiatorId: many(id).optional(),
  createdFrom: day.optional(),
  createdTo: day.optional(),
  deadlineFrom: day.optional(),
  deadlineTo: day.optional(),
  batchId: id.optional(),
  sort: z.enum(['-created', 'created', 'deadline', '-deadline']).optional(),
};

/** Who does it, asked once for every shop of a dispatch. */
export const executorRule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('members'),
    memberIds: z.array(id).min(1, 'required').max(200),
    how: z.enum(['any', 'all']).default('any'),
  }),
  z.object({ kind: z.literal('manager') }),
  z.object({ kind: z.literal('role'), roleId: id, how: z.enum(['any', 'all']).default('any') }),
]);

const dispatchPlan = {
  name: line(50),
  description: text(500).default(''),
  mode: z.enum(MODES),
  purpose: z.enum(PURPOSES).default('regular'),
  templateId: id,
  shopIds: z.array(id).max(2_000).default([]),
  groupIds: z.array(id).max(200).default([]),
  executor: executorRule,
  /** Review is on unless it is switched off here (C3). */
  review: z.boolean().default(true),
  reviewerIds: z.array(id).max(20).default([]),
  ccIds: z.array(id).max(50).default([]),
  /** Absent: at once. */
  startAt: instant.optional(),
  deadlineAt: instant,
  deadlinePolicy: z.enum(['allow_late', 'close']).default('allow_late'),
};

/** Shops that nobody can be found for stop a dispatch until they are resolved or left out. */
const blocker = z.object({
  shopId: id,
  shopName: z.string(),
  reason: z.enum(['no_executor', 'not_open', 'no_manager']),
});

export const taskApi = {
  pendingCount: endpoint({
    method: 'GET',
    path: '/inspect/V3/task/pending/count',
    needs: signedIn,
    summary: 'How many tasks and rectifications wait for the reader now: the to-do tab.',
    input: z.object({}),
    output: z.number().int(),
    silent: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/inspect/V3/task/list',
    needs: signedIn,
    summary: 'A tab of the task centre by filter. "all" needs task_center and covers the shops in scope.',
    input: z.object({ ...paging, tab: z.enum(TASK_TABS).default('todo'), ...filters }),
    output: listOf(taskRow),
    errors: ['FORBIDDEN'],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/inspect/V3/task/counts',
    needs: signedIn,
    summary: 'Rows of each tab, capped like lists; overdue ones of "to do".',
    input: z.object({}),
    output: z.object({
      todo: z.number().int(),
      overdue: z.number().int(),
      handled: z.number().int(),
      initiated: z.number().int(),
      cc: z.number().int(),
      all: z.number().int().nullable(),
    }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/inspect/V3/task/detail',
    needs: signedIn,
    summary: 'One task with its people, history and what the reader may do.',
    input: z.object({ id }),
    output: taskDetail,
    errors: ['NOT_FOUND', 'TASK_DELETED'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/dispatch/preview',
    needs: anyOf('x_dispatch'),
    summary: 'What a dispatch would create, and what stops it. Writes nothing.',
    input: z.object({ ...dispatchPlan, name: text(50).default('') }),
    output: z.object({
      shops: z.number().int(),
      tasks: z.number().int(),
      executors: z.number().int(),
      mostPerExecutor: z.number().int(),
      fewestPerExecutor: z.number().int(),
      blockers: z.array(blocker),
    }),
    errors: ['NOT_FOUND', 'TEMPLATE_DISABLED', 'REVIEWER_NEEDED', 'DEADLINE_PAST'],
  }),
  dispatch: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/dispatch',
    needs: anyOf('x_dispatch'),
    summary: 'Create one task a shop (a shop and an executor with "all"), now or at a later start.',
    input: z.object({ ...dispatchPlan, requestId }),
    output: z.object({ batchId: id, tasks: z.number().int(), firstTaskId: id }),
    errors: [
      'NOT_FOUND',
      'TEMPLATE_DISABLED',
      'REVIEWER_NEEDED',
      'HANDLER_NEEDED',
      'SHOP_NEEDS_MANAGER',
      'SHOP_NOT_OPEN',
      'DEADLINE_PAST',
      'MEMBER_NOT_FOUND',
    ],
  }),
  /** Roles that may be chosen by store permission. */
  executorRoles: endpoint({
    method: 'GET',
    path: '/inspect/V3/task/executor/roles',
    needs: anyOf('x_dispatch'),
    summary: 'Roles that a dispatch may name.',
    input: z.object({}),
    output: z.array(personRef),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/approve',
    needs: signedIn,
    summary: 'The reviewer accepts the inspection.',
    input: z.object({ id, rev, comment: text(500).default('') }),
    output: done,
    errors: ['TASK_HANDLED', 'TASK_CLOSED', 'TASK_DELETED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  reject: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/reject',
    needs: signedIn,
    summary: 'The reviewer sends it back with a reason; the answers are open again.',
    input: z.object({ id, rev, comment: line(500) }),
    output: done,
    errors: ['TASK_HANDLED', 'TASK_CLOSED', 'TASK_DELETED', 'FORBIDDEN', 'NOT_FOUND', 'REASON_NEEDED'],
  }),
  transfer: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/transfer',
    needs: signedIn,
    summary: 'Give it to somebody else, at most five times.',
    input: z.object({ id, rev, toId: id, comment: text(500).default('') }),
    output: done,
    errors: [
      'TASK_HANDLED',
      'TASK_CLOSED',
      'TASK_DELETED',
      'FORBIDDEN',
      'NOT_FOUND',
      'MEMBER_NOT_FOUND',
      'MOVE_NOT_ALLOWED',
    ],
  }),
  changeDeadline: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/deadline',
    needs: signedIn,
    summary: 'Set another deadline, later than now; the old one stays in the history.',
    input: z.object({ id, rev, deadlineAt: instant, comment: text(500).default('') }),
    output: done,
    errors: ['TASK_HANDLED', 'TASK_CLOSED', 'TASK_DELETED', 'FORBIDDEN', 'NOT_FOUND', 'DEADLINE_PAST'],
  }),
  close: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/close',
    needs: signedIn,
    summary: 'Close it with a reason (a task that has not begun is cancelled).',
    input: z.object({ id, rev, comment: line(500) }),
    output: done,
    errors: ['TASK_HANDLED', 'TASK_CLOSED', 'TASK_DELETED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/reopen',
    needs: signedIn,
    summary: 'Open again what its deadline closed, within 7 days.',
    input: z.object({ id, rev, deadlineAt: instant }),
    output: done,
    errors: ['TASK_HANDLED', 'TASK_DELETED', 'FORBIDDEN', 'NOT_FOUND', 'REOPEN_TOO_LATE', 'DEADLINE_PAST'],
  }),
  remind: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/remind',
    needs: signedIn,
    summary: 'Remind those it waits for; once in 2 hours.',
    input: z.object({ id }),
    output: done,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'REMINDED_LATELY', 'TASK_HANDLED', 'TASK_CLOSED'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/inspect/V3/task',
    needs: signedIn,
    summary: 'Delete a task that has not begun, or one closed without a record.',
    input: z.object({ id }),
    output: done,
    errors: ['FORBIDDEN', 'NOT_FOUND', 'MOVE_NOT_ALLOWED'],
  }),
};
