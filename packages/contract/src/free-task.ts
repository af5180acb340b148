import { DEFAULTS, LIMIT } from '@rondo/domain/limit';
import { PRIORITIES, TASK_STATES } from '@rondo/domain/task';
import { z } from 'zod';
import { repeatSchedule } from './cycle-schedule.ts';
import { deadlineDays, executorRule } from './dispatch.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { day, done, fileRef, id, instant, line, personRef, requestId, rev, text } from './kit/shapes.ts';
import { reviewLevel } from './task-rows.ts';

/** What the handler has to hand in; of sub-tasks it is asked of each. */
export const taskEvidence = z.object({
  photos: z.number().int().min(0).max(LIMIT.photo.perItem).default(0),
  text: z.boolean().default(false),
  number: z.boolean().default(false),
  /** What is counted or measured. */
  numberLabel: text(LIMIT.task.numberLabel).default(''),
});

/** What is to be done, without who, where and when. */
const body = {
  name: line(LIMIT.name.task),
  content: text(LIMIT.text.taskContent).default(''),
  evidence: taskEvidence.prefault({}),
  priority: z.enum(PRIORITIES).default('normal'),
};

/** Pictures and documents that show what is asked for: together as many as a task takes. */
const attached = {
  fileIds: z.array(id).max(LIMIT.task.attachments).default([]),
  documentIds: z.array(id).max(LIMIT.task.attachments).default([]),
};

/** What a preset keeps: sub-tasks by name, to be given to people anew. */
export const presetBody = z.object({
  ...body,
  parts: z.array(line(LIMIT.name.task)).max(LIMIT.task.subTasks).default([]),
  ...attached,
});

const preset = z.object({
  id,
  name: z.string(),
  body: presetBody,
  files: z.array(fileRef),
  documents: z.array(fileRef),
  by: personRef,
  rev: z.number().int(),
  can: z.object({ edit: z.boolean() }),
});
export type FreeTaskPreset = z.output<typeof preset>;

/** Where it is done, by whom, who looks at it, and what becomes of it when it is late. */
const process = {
  /** None: of no store. */
  shopIds: z.array(id).max(LIMIT.task.shops).default([]),
  executor: executorRule,
  levels: z.array(reviewLevel).max(LIMIT.task.reviewLevels).default([]),
  ccIds: z.array(id).max(LIMIT.task.cc).default([]),
  deadlinePolicy: z.enum(['allow_late', 'close']).default(DEFAULTS.lateTasks),
  parts: z
    .array(z.object({ name: line(LIMIT.name.task), handlerId: id }))
    .max(LIMIT.task.subTasks)
    .default([]),
};

/** Review is on unless it is switched off here: on, it needs somebody who reviews (C3). */
const review = z.boolean().default(true);

/** Nobody is named to review what is not reviewed. */
const isReviewFitting = ({ review, levels }: { review: boolean; levels: readonly unknown[] }): boolean =>
  review || levels.length === 0;
const REVIEW_OFF = { message: 'review_off', path: ['levels'] };

/** What a free task that comes again is made of, without its dates. One kept before it had any has nothing attached. */
export const repeatBody = z.object({ ...body, ...process, ...attached });
export type RepeatBody = z.output<typeof repeatBody>;

const repeat = z.object({
  id,
  name: z.string(),
  schedule: repeatSchedule,
  owner: personRef,
  /** Stores that it is for; none: it is of no store. */
  shops: z.number().int(),
  /** On the clock of the company; null: it is over. */
  nextAt: instant.nullable(),
  /** Tasks that it gave out last, and on which date. */
  last: z.object({ dueOn: day, tasks: z.number().int() }).nullable(),
  rev: z.number().int(),
  can: z.object({ end: z.boolean() }),
});
export type FreeTaskRepeat = z.output<typeof repeat>;

const detail = z.object({
  content: z.string(),
  files: z.array(fileRef),
  documents: z.array(fileRef),
  evidence: taskEvidence,
  /** What was handed in last; `null` before. */
  result: z
    .object({
      text: z.string(),
      number: z.number().nullable(),
      photos: z.array(fileRef),
      documents: z.array(fileRef),
      at: instant,
    })
    .nullable(),
  parts: z.array(
    z.object({
      id,
      number: z.string(),
      name: z.string(),
      state: z.enum(TASK_STATES),
      isOverdue: z.boolean(),
      handlers: z.array(personRef),
    }),
  ),
  can: z.object({ handle: z.boolean(), release: z.boolean() }),
});
export type FreeTaskDetail = z.output<typeof detail>;

/** Why nobody can be given a free task. */
const PLACE_ERRORS = [
  ...(['NOT_FOUND', 'HANDLER_NEEDED', 'SHOP_NEEDS_MANAGER', 'SHOP_NOT_OPEN'] as const),
  ...(['MEMBER_NOT_FOUND', 'REVIEWER_NEEDED'] as const),
] as const;

export const freeTaskApi = {
  create: endpoint({
    method: 'POST',
    path: '/inspect/V3/freeTask/create',
    needs: anyOf('x_dispatch'),
    summary: 'Create free tasks: one, or one a shop (and an executor with "all"), each with its sub-tasks.',
    input: z
      .object({
        ...body,
        ...process,
        ...attached,
        review,
        /** Absent: at once. */
        startAt: instant.optional(),
        /** Needed where no `deadlineDays` are given, and not read where they are. */
        deadlineAt: instant.optional(),
        /** Of a task of no store on the clock of the company. */
        deadlineDays: deadlineDays.optional(),
        requestId,
      })
      .refine(isReviewFitting, REVIEW_OFF),
    output: z.object({ firstTaskId: id, tasks: z.number().int() }),
    errors: [...PLACE_ERRORS, 'DEADLINE_PAST'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/inspect/V3/freeTask/detail',
    needs: signedIn,
    summary: 'What a free task asks for, what was handed in, and its sub-tasks.',
    input: z.object({ id }),
    output: detail,
    errors: ['NOT_FOUND', 'TASK_DELETED'],
  }),
  begin: endpoint({
    method: 'POST',
    path: '/inspect/V3/freeTask/begin',
    needs: signedIn,
    summary: 'A handler begins: of several the first one has it.',
    input: z.object({ id }),
    output: done,
    errors: ['TASK_HANDLED', 'TASK_CLOSED', 'TASK_DELETED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  release: endpoint({
    method: 'POST',
    path: '/inspect/V3/freeTask/release',
    needs: signedIn,
    summary: 'Give back what one began: it waits for all its handlers again.',
    input: z.object({ id }),
    output: done,
    errors: ['STALE', 'TASK_HANDLED', 'TASK_CLOSED', 'TASK_DELETED', 'FORBIDDEN', 'NOT_FOUND'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/inspect/V3/freeTask/submit',
    needs: signedIn,
    summary: 'The handler hands in what was asked for: it is complete, or the reviewers decide.',
    input: z.object({
      id,
      text: text(LIMIT.text.answer).default(''),
      number: z.number().min(-LIMIT.wholeNumber).max(LIMIT.wholeNumber).nullable().default(null),
      photoIds: z.array(id).max(LIMIT.photo.perItem).default([]),
      documentIds: z.array(id).max(LIMIT.task.attachments).default([]),
      requestId,
    }),
    output: done,
    errors: ['TASK_HANDLED', 'TASK_CLOSED', 'TASK_DELETED', 'FORBIDDEN', 'NOT_FOUND', 'EVIDENCE_MISSING'],
  }),
  repeats: endpoint({
    method: 'GET',
    path: '/inspect/V3/freeTask/repeat/list',
    needs: anyOf('x_dispatch'),
    summary: 'The free tasks that come again: own ones, to administrators all of them.',
    input: z.object({}),
    output: z.array(repeat),
  }),
  createRepeat: endpoint({
    method: 'POST',
    path: '/inspect/V3/freeTask/repeat/create',
    needs: anyOf('x_dispatch'),
    summary: 'Give out free tasks again and again, on the days of a schedule.',
    input: repeatBody.extend({ review, schedule: repeatSchedule, requestId }).refine(isReviewFitting, REVIEW_OFF),
    output: z.object({ id }),
    errors: [...PLACE_ERRORS, 'REPEATS_FULL'],
  }),
  endRepeat: endpoint({
    method: 'POST',
    path: '/inspect/V3/freeTask/repeat/end',
    needs: anyOf('x_dispatch'),
    summary: 'Give out nothing more; tasks that were given out stay.',
    input: z.object({ id, rev }),
    output: done,
    errors: ['NOT_FOUND', 'STALE'],
  }),
  presets: endpoint({
    method: 'GET',
    path: '/inspect/V3/freeTask/preset/list',
    needs: anyOf('x_dispatch'),
    summary: 'What free tasks can begin from, by name.',
    input: z.object({}),
    output: z.array(preset),
  }),
  savePreset: endpoint({
    method: 'POST',
    path: '/inspect/V3/freeTask/preset/create',
    needs: anyOf('x_dispatch'),
    summary: 'Keep what a free task asks for, to begin from it.',
    input: z.object({ name: line(LIMIT.name.task), body: presetBody, requestId }),
    output: z.object({ id }),
    errors: ['PRESET_NAME_TAKEN', 'PRESETS_FULL', 'NOT_FOUND'],
  }),
  renamePreset: endpoint({
    method: 'POST',
    path: '/inspect/V3/freeTask/preset/rename',
    needs: anyOf('x_dispatch'),
    summary: 'Another name for a preset, by whoever saved it or an administrator.',
    input: z.object({ id, rev, name: line(LIMIT.name.task) }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE', 'PRESET_NAME_TAKEN'],
  }),
  removePreset: endpoint({
    method: 'DELETE',
    path: '/inspect/V3/freeTask/preset',
    needs: anyOf('x_dispatch'),
    summary: 'Delete a preset; tasks that began from it stay.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
