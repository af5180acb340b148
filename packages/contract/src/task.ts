import { LIMIT } from '@rondo/domain/limit';
import { MODES } from '@rondo/domain/task';
import { UPLOAD } from '@rondo/domain/upload';
import { z } from 'zod';
import { blocker, dispatchPlan, executorRule, shopRule } from './dispatch.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { day, done, id, instant, line, personRef, requestId, rev, text } from './kit/shapes.ts';
import { manyTasks } from './many-tasks.ts';
import { simulation } from './simulation.ts';
import { pendingTaskCount } from './task-count.ts';
import { editable, filters, reviewLevel, TASK_TABS, taskCounts, taskDay, taskDetail, taskRow } from './task-rows.ts';

export { SHEET_TABS, TASK_TABS, type TaskDetail, type TaskRow } from './task-rows.ts';

export const taskApi = {
  pendingCount: pendingTaskCount,
  list: endpoint({
    method: 'GET',
    path: '/inspect/V3/task/list',
    needs: signedIn,
    summary: 'A tab of the task centre by filter. "all" needs task_center and covers the shops in scope.',
    input: z.object({ ...paging, tab: z.enum(TASK_TABS).default('todo'), ...filters }),
    /** `overdue`: rows of "to do" under the same filter that are late; null in the other tabs. */
    output: listOf(taskRow).extend({ overdue: z.number().int().nullable() }),
    errors: ['FORBIDDEN'],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/inspect/V3/task/counts',
    needs: signedIn,
    summary: 'Rows of each tab, capped like lists; overdue ones of "to do".',
    input: z.object({}),
    output: taskCounts,
  }),
  days: endpoint({
    method: 'GET',
    path: '/inspect/V3/task/days',
    needs: signedIn,
    summary: 'The calendar of a tab: how many of its rows under the filter are due on each day, at most six weeks.',
    input: z.object({ tab: z.enum(TASK_TABS).default('todo'), ...filters, from: day, to: day }),
    output: z.array(taskDay),
    errors: ['FORBIDDEN'],
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
    needs: anyOf('x_dispatch', 'x_cycle_manage'),
    summary: 'What a dispatch would create, and what stops it. Writes nothing.',
    input: z.object({ ...dispatchPlan, name: text(LIMIT.name.task).default('') }),
    output: z.object({
      shops: z.number().int(),
      templates: z.number().int(),
      tasks: z.number().int(),
      executors: z.number().int(),
      /** Null: so many stores are shared out evenly when the tasks are created, not before. */
      mostPerExecutor: z.number().int().nullable(),
      fewestPerExecutor: z.number().int().nullable(),
      /** The first of the stores, and of those who review, by name; `reviewerCount` says how many do. */
      shopNames: z.array(z.string()),
      reviewers: z.array(personRef),
      reviewerCount: z.number().int(),
      /** The first of each reason and template; `blocked` counts them. */
      blockers: z.array(blocker),
      blocked: z.array(z.object({ ...blocker.pick({ reason: true, template: true }).shape, shops: z.number().int() })),
      /** Stores that are left out for a reason of `leftOut`, and those that go without one of the templates. */
      leftOut: z.number().int(),
      without: z.array(z.object({ template: personRef, shops: z.number().int() })),
      /** Of `deadlineDays`: the zones the stores lie in, and when the day ends first and last; else null. */
      dayEnds: z.object({ timeZones: z.number().int(), first: instant, last: instant }).nullable(),
    }),
    errors: [
      'NOT_FOUND',
      'TEMPLATE_DISABLED',
      'TEMPLATE_NOT_SHARED',
      'REVIEWER_NEEDED',
      'PROCESS_FIXED',
      'DEADLINE_PAST',
    ],
  }),
  dispatch: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/dispatch',
    needs: anyOf('x_dispatch'),
    summary:
      'Create one task a shop and template (and executor with "all"), now or at a later start; more than 2,000 as background work.',
    input: z.object({ ...dispatchPlan, requestId }),
    output: z.object({
      batchId: id,
      tasks: z.number().int(),
      /** Null, as long as background work creates them. */
      firstTaskId: id.nullable(),
      jobId: id.nullable(),
    }),
    errors: [
      'NOT_FOUND',
      'TEMPLATE_DISABLED',
      'TEMPLATE_NOT_SHARED',
      'TEMPLATE_NOT_FOR_SHOP',
      'REVIEWER_NEEDED',
      'PROCESS_FIXED',
      'HANDLER_NEEDED',
      'SHOP_NEEDS_MANAGER',
      'SHOP_NOT_OPEN',
      'DEADLINE_PAST',
      'MEMBER_NOT_FOUND',
    ],
  }),
  simulate: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/simulate',
    needs: anyOf('x_issue_settings', 'x_dispatch'),
    summary: 'The people that each step of a task at a store would have by the default process. Writes nothing.',
    input: z.object({
      shopId: id,
      templateId: id,
      mode: z.enum(MODES),
      /** Who inspects; absent: the reader does. */
      executor: executorRule.optional(),
    }),
    output: simulation,
    errors: ['NOT_FOUND', 'TEMPLATE_DISABLED'],
  }),
  chooseShops: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/dispatch/shops',
    needs: anyOf('x_dispatch', 'x_cycle_manage'),
    summary: 'The open stores in scope that a rule finds, as many as one dispatch can name. Writes nothing.',
    input: shopRule,
    output: z.object({ shopIds: z.array(id), total: z.number().int() }),
  }),
  /** Roles that may be chosen by store permission. */
  executorRoles: endpoint({
    method: 'GET',
    path: '/inspect/V3/task/executor/roles',
    needs: anyOf('x_dispatch', 'x_cycle_manage', 'x_issue_settings', 'template_manage'),
    summary: 'Roles that a dispatch, a setting of the process or a rule of a check item may name.',
    input: z.object({}),
    output: z.array(personRef),
    cacheFor: true,
  }),
  approve: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/approve',
    needs: signedIn,
    summary: 'A reviewer accepts the inspection: it is complete, or the next reviewer decides.',
    input: z.object({ id, rev, comment: text(LIMIT.text.comment).default('') }),
    output: done,
    errors: ['TASK_HANDLED', 'TASK_CLOSED', 'TASK_DELETED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  reject: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/reject',
    needs: signedIn,
    summary: 'The reviewer sends it back with a reason; the answers are open again.',
    /** `deadlineAt`: of the next round; without it the old one, at least 24 hours from now. */
    input: z.object({ id, rev, comment: line(LIMIT.text.comment), deadlineAt: instant.optional() }),
    output: done,
    errors: ['TASK_HANDLED', 'TASK_CLOSED', 'TASK_DELETED', 'FORBIDDEN', 'NOT_FOUND', 'DEADLINE_PAST'],
  }),
  transfer: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/transfer',
    needs: signedIn,
    summary: 'Give it to somebody else, at most five times.',
    input: z.object({ id, rev, toId: id, comment: text(LIMIT.text.comment).default('') }),
    output: done,
    errors: [
      'TASK_HANDLED',
      'TASK_CLOSED',
      'TASK_DELETED',
      'FORBIDDEN',
      'NOT_FOUND',
      'MEMBER_NOT_FOUND',
      'MEMBER_OUTSIDE_SHOP',
      'NOT_STORE_STAFF',
      'MOVE_NOT_ALLOWED',
    ],
  }),
  changeDeadline: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/deadline',
    needs: signedIn,
    summary: 'Set another deadline, later than now; the old one stays in the history.',
    input: z.object({ id, rev, deadlineAt: instant, comment: text(LIMIT.text.comment).default('') }),
    output: done,
    errors: ['TASK_HANDLED', 'TASK_CLOSED', 'TASK_DELETED', 'FORBIDDEN', 'NOT_FOUND', 'DEADLINE_PAST'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/inspect/V3/task/edit',
    needs: signedIn,
    summary: 'Another name, description, start and deadline of a scheduled task, before it begins.',
    input: z.object({ id, rev, ...editable, comment: text(LIMIT.text.comment).default('') }),
    output: done,
    errors: ['TASK_HANDLED', 'TASK_CLOSED', 'TASK_DELETED', 'FORBIDDEN', 'NOT_FOUND', 'DEADLINE_PAST'],
  }),
  changeReviewers: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/reviewers',
    needs: signedIn,
    summary: 'Other reviewers on up to three levels, before it is submitted; without levels nobody reviews it.',
    input: z.object({
      id,
      rev,
      levels: z.array(reviewLevel).max(LIMIT.task.reviewLevels),
      comment: text(LIMIT.text.comment).default(''),
    }),
    output: done,
    errors: [
      'TASK_HANDLED',
      'TASK_CLOSED',
      'TASK_DELETED',
      'FORBIDDEN',
      'NOT_FOUND',
      'REVIEWER_NEEDED',
      'MEMBER_NOT_FOUND',
    ],
  }),
  close: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/close',
    needs: signedIn,
    summary: 'Close it with a reason (a task that has not begun is cancelled).',
    input: z.object({ id, rev, comment: line(LIMIT.text.comment) }),
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
  comment: endpoint({
    method: 'POST',
    path: '/inspect/V3/task/comment',
    needs: signedIn,
    summary: 'Say something about a task one may see, with pictures and documents; those mentioned are told.',
    input: z.object({
      id,
      comment: text(LIMIT.text.comment).min(1, 'required'),
      photoIds: z.array(id).max(UPLOAD.picture.files).default([]),
      documentIds: z.array(id).max(UPLOAD.attachment.files).default([]),
      mentionIds: z.array(id).max(LIMIT.task.mentions).default([]),
      requestId,
    }),
    output: done,
    errors: ['NOT_FOUND', 'TASK_DELETED', 'MEMBER_NOT_FOUND', 'MEMBER_OUTSIDE_SHOP', 'MENTION_UNSEEN'],
  }),
  ...manyTasks,
};
