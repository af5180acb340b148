import { CYCLE_STATES } from '@rondo/domain/cycle';
import { SKIP_REASONS } from '@rondo/domain/cycle/next-runs';
import { LIMIT } from '@rondo/domain/limit';
import { MODES, PURPOSES } from '@rondo/domain/task';
import { z } from 'zod';
import { runShop, runs } from './cycle-runs.ts';
import { cycleFrequency, cycleSchedule } from './cycle-schedule.ts';
import { dispatchPlan } from './dispatch.ts';
import { bin } from './kit/bin.ts';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import {
  day,
  done,
  fileRef,
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
import { reviewLevel } from './task-rows.ts';

// Whether a store signs and only the camera counts is said by template or company on each date, not by a cycle.
const { startAt: _, deadlineAt: __, deadlinePolicy: ___, leftOut: ____, signOff: _____, ...plan } = dispatchPlan;
const { cameraOnly: ______, openHours: _______, deadlineDays: ________, ...shared } = plan;

/** Everything a cycle decides: what, where and who as a dispatch does, and when on the calendar. */
const cyclePlan = {
  ...shared,
  schedule: cycleSchedule,
  /** Stores are left out on weekdays without opening hours. */
  skipsDaysOff: z.boolean().default(true),
  /** And on their special days without opening hours. */
  skipsHolidays: z.boolean().default(true),
  /** `until_next`: what is still open is closed when the next date comes; `close`: at its deadline. */
  deadlinePolicy: z.enum(['until_next', 'close']).default('until_next'),
};

const counts = z.object({
  tasks: z.number().int(),
  done: z.number().int(),
  /** Late, whatever became of them. */
  overdue: z.number().int(),
  closed: z.number().int(),
});

/** Why nobody gets a task on a date; `process_fixed`: the cycle names people, and the default process lets nobody do so any more. */
export const BLOCKED_DATES = [
  'template_disabled',
  'no_reviewer',
  'owner_left',
  'no_process',
  'process_fixed',
  'not_shared',
] as const;

const occurrence = counts.extend({
  /** The batch of its tasks. */
  id,
  dueOn: day,
  skipped: z.number().int(),
  /** Nobody got a task on this date, and why. */
  blocked: z.enum(BLOCKED_DATES).nullable(),
});
export type CycleOccurrence = z.output<typeof occurrence>;

const cycleRow = z.object({
  id,
  number: z.string(),
  name: z.string(),
  mode: z.enum(MODES),
  state: z.enum(CYCLE_STATES),
  /** Each store gets a task of each of them. */
  templates: z.array(personRef),
  schedule: cycleSchedule,
  /** Stores of the reader's scope that it reaches today. */
  shops: z.number().int(),
  executor: shared.executor,
  owner: personRef,
  /** On the clock of the company; null: none follows. */
  nextAt: instant.nullable(),
  last: occurrence.nullable(),
  resumesOn: day.nullable(),
  createdAt: instant,
  rev: z.number().int(),
});
export type CycleRow = z.output<typeof cycleRow>;

const cycleDetail = cycleRow.extend({
  description: z.string(),
  photos: z.array(fileRef),
  documents: z.array(fileRef),
  purpose: z.enum(PURPOSES),
  shopIds: z.array(id),
  groups: z.array(personRef),
  excludedIds: z.array(id),
  /** Name of the role, or of the members, that the rule asks for. */
  executorNames: z.array(z.string()),
  process: shared.process,
  /** Everybody who reviews; `reviewLevels` says on which level, and how they decide. */
  reviewers: z.array(personRef),
  reviewLevels: z.array(reviewLevel),
  ccs: z.array(personRef),
  /** Copies only where an item failed; null: as template or company preset on each date. */
  ccOnlyFailed: z.boolean().nullable(),
  /** Tasks are complete only after all rectifications that they found; null: as template or company preset on each date. */
  afterRectifications: z.boolean().nullable(),
  skipsDaysOff: z.boolean(),
  skipsHolidays: z.boolean(),
  deadlinePolicy: z.enum(['until_next', 'close']),
  /** At the reader's stores. */
  openTasks: z.number().int(),
  /** It also reaches stores outside the reader's scope: `shopIds`, `excludedIds` and `openTasks` are without them. */
  hasMoreShops: z.boolean(),
  history: z.array(historyEntry),
  can: z.object({
    remove: z.boolean(),
    edit: z.boolean(),
    copy: z.boolean(),
    events: z.array(z.enum(['pause', 'resume', 'end'])),
  }),
});
export type CycleDetail = z.output<typeof cycleDetail>;

const filters = {
  keyword: keyword.default(''),
  state: many(z.enum(CYCLE_STATES)).optional(),
  mode: many(z.enum(MODES)).optional(),
  frequency: many(cycleFrequency).optional(),
  templateId: many(id).optional(),
  shopId: many(id).optional(),
  ownerId: many(id).optional(),
};

const read = anyOf('cyclic_view');
const manage = anyOf('x_cycle_manage');
const planErrors = [
  ...(['NOT_FOUND', 'TEMPLATE_DISABLED', 'TEMPLATE_NOT_SHARED', 'TEMPLATE_NOT_FOR_SHOP', 'REVIEWER_NEEDED'] as const),
  ...(['PROCESS_FIXED', 'MEMBER_NOT_FOUND', 'HANDLER_NEEDED', 'SHOP_NEEDS_MANAGER'] as const),
] as const;

const moveErrors = [
  'NOT_FOUND',
  'FORBIDDEN',
  'CYCLE_BEYOND_SCOPE',
  'STALE',
  'CYCLE_ENDED',
  'MOVE_NOT_ALLOWED',
] as const;

export const cycleApi = {
  list: endpoint({
    method: 'GET',
    path: '/inspect/V3/cycle/list',
    needs: read,
    summary: 'Cyclic records by filter: own ones, and by tier those that reach a store in scope.',
    input: z.object({
      ...paging,
      ...filters,
      sort: z.enum(['-created', 'created']).default('-created'),
    }),
    output: listOf(cycleRow),
  }),
  export: endpoint({
    method: 'GET',
    path: '/inspect/V3/cycle/export',
    needs: read,
    summary: 'The filtered list as an xlsx (binary, no envelope), newest first; its first sheet says what was asked.',
    input: z.object(filters),
    output: z.unknown(),
    raw: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/inspect/V3/cycle/detail',
    needs: read,
    summary: 'One cycle with its history and what the reader may do.',
    input: z.object({ id }),
    output: cycleDetail,
    errors: ['NOT_FOUND'],
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/inspect/V3/cycle/calendar',
    needs: read,
    summary: 'The dates of a month: what was given out and what became of it, and the dates to come.',
    input: z.object({ id, month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'month') }),
    output: z.object({ past: z.array(occurrence), coming: z.array(day) }),
    errors: ['NOT_FOUND'],
  }),
  runs: endpoint({
    method: 'GET',
    path: '/inspect/V3/cycle/runs',
    needs: read,
    summary: 'The next ten dates of a store, those left out among them with the reason.',
    input: z.object({ id, ...runShop }),
    output: runs,
    errors: ['NOT_FOUND'],
  }),
  skipped: endpoint({
    method: 'GET',
    path: '/inspect/V3/cycle/skipped',
    needs: read,
    summary: 'The stores that got no task on a date, or none of one template, with the reason.',
    input: z.object({ ...paging, id, occurrenceId: id }),
    /** `template`: the one of several that the store went without; null: all of them. */
    output: listOf(z.object({ shop: personRef, template: personRef.nullable(), reason: z.enum(SKIP_REASONS) })),
    errors: ['NOT_FOUND'],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/inspect/V3/cycle/preview',
    needs: manage,
    summary: 'The next ten dates of a plan at one of its stores. Writes nothing.',
    input: z.object({ ...cyclePlan, name: text(LIMIT.name.cycle).default(''), ...runShop }),
    output: runs,
    errors: planErrors,
  }),
  create: endpoint({
    method: 'POST',
    path: '/inspect/V3/cycle/create',
    needs: manage,
    summary: 'A new cycle, or a copy of one. Every open store needs somebody to do it.',
    input: z.object({ ...cyclePlan, copyOf: id.optional(), requestId }),
    output: z.object({ id, number: z.string() }),
    errors: [...planErrors, 'COMPANY_DISSOLVING'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/inspect/V3/cycle/edit',
    needs: manage,
    summary: 'Change a cycle from its next date on; what was given out stays.',
    input: z.object({ id, rev, ...cyclePlan }),
    output: z.object({ rev: z.number().int() }),
    errors: [...planErrors, 'FORBIDDEN', 'CYCLE_BEYOND_SCOPE', 'STALE', 'CYCLE_ENDED'],
  }),
  pause: endpoint({
    method: 'POST',
    path: '/inspect/V3/cycle/pause',
    needs: manage,
    summary: 'Give out nothing until a day, 90 days at most; what was given out stays.',
    input: z.object({ id, rev, resumesOn: day, comment: text(LIMIT.text.reason).default('') }),
    output: done,
    errors: moveErrors,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/inspect/V3/cycle/resume',
    needs: manage,
    summary: 'Go on from now; what was missed is not made up for.',
    input: z.object({ id, rev }),
    output: done,
    errors: [...moveErrors, 'COMPANY_DISSOLVING'],
  }),
  end: endpoint({
    method: 'POST',
    path: '/inspect/V3/cycle/end',
    needs: read,
    summary: 'End it for good; its open tasks stay, or are closed as background work.',
    input: z.object({ id, rev, openTasks: z.enum(['keep', 'close']), comment: text(LIMIT.text.reason).default('') }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CYCLE_BEYOND_SCOPE', 'STALE', 'CYCLE_ENDED'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/inspect/V3/cycle/delete',
    needs: read,
    summary: 'Delete a cycle that has ended; its tasks stay, and for 30 days it can be brought back.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CYCLE_BEYOND_SCOPE', 'MOVE_NOT_ALLOWED'],
  }),
  bin: endpoint({
    method: 'GET',
    path: '/inspect/V3/cycle/bin',
    needs: manage,
    summary: 'The cycles deleted in the last 30 days that the reader can bring back, newest first.',
    input: z.object({}),
    output: bin,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/inspect/V3/cycle/restore',
    needs: manage,
    summary: 'Bring a deleted cycle back, ended as it was: whoever could delete it.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CYCLE_BEYOND_SCOPE'],
  }),
};
