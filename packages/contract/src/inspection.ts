import { LIMIT } from '@rondo/domain/limit';
import { WHOLE_ONLY } from '@rondo/domain/record';
import { MODES, PURPOSES } from '@rondo/domain/task';
import { z } from 'zod';
import { answerEdit } from './answer-edit.ts';
import { answersShape } from './answer-shape.ts';
import { acceptAppeal } from './appeal.ts';
import { inspectionDraft } from './inspection-draft.ts';
import { signOffShape } from './inspection-sign-off.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { done, fileRef, id, instant, keyword, line, personRef, requestId, text } from './kit/shapes.ts';
import { carriedSource, lastTime } from './last-time.ts';
import { plannedRectification, sheetRectifiers } from './planned-rectification.ts';
import { performChoice, processChoice } from './process-plan.ts';
import { contentShape, outcomeShape, scoringShape } from './scoring.ts';

/** Seconds that each item was on screen so far, by item: what the pace of an inspection is measured by (product 7 (c) 1). */
const seconds = z.record(id, z.number().min(0).max(LIMIT.pace.secondsMost));

/** Everything a phone needs to inspect, also without network: the pinned version, the answers so far, the last time. */
export const inspectionSheet = z.object({
  ...{ taskId: id, number: z.string(), name: z.string() },
  mode: z.enum(MODES),
  shop: z.object({ id, name: z.string(), path: z.string(), address: z.string() }),
  templateId: id,
  templateVersionId: id,
  templateName: z.string(),
  versionNo: z.number().int(),
  /** A newer version is live than the one this task is pinned to (A40). */
  newerVersionNo: z.number().int().nullable(),
  isSelfInitiated: z.boolean(),
  deadlineAt: instant,
  content: contentShape,
  scoring: scoringShape,
  reviewers: z.array(personRef),
  rectification: sheetRectifiers,
  draft: z.object({
    id,
    answers: answersShape,
    rev: z.number().int(),
    deviceId: z.string(),
    startedAt: instant,
    savedAt: instant,
    /** The files named by the answers. */
    photos: z.array(fileRef),
  }),
  /** What whoever dispatched it says and shows beforehand. Sheets kept on a device from before have none, or no documents. */
  given: z
    .object({ description: z.string(), photos: z.array(fileRef), documents: z.array(fileRef).optional() })
    .optional(),
  /** Why a reviewer sent it back; null in the first round. */
  returned: z.object({ reason: z.string(), by: z.string(), at: instant }).nullable(),
  /** The store signs before this is submitted; whoever manages it is the name to begin with. Null: nobody signs. */
  signOff: z
    .object({ managers: z.array(personRef) })
    .nullable()
    .default(null),
  /** Items were drawn by chance: how many of how many. Null: the whole list is asked. */
  sample: z.object({ items: z.number().int(), of: z.number().int() }).nullable().default(null),
  /** Seconds that each item was on screen so far. Sheets kept on a device from before have none. */
  seconds: seconds.default({}),
  lastTime: z.array(lastTime),
  /** The files of the standard photos that the content names. Sheets kept on a device from before have none. */
  standardPhotos: z.array(fileRef).default([]),
  /** The cover of the template. Sheets kept on a device from before have none. */
  cover: fileRef.nullable().optional(),
  /** The records that the marks of carried answers name. Sheets kept on a device from before marks have none. */
  carried: z.array(carriedSource).default([]),
});
export type InspectionSheet = z.output<typeof inspectionSheet>;

/** What is chosen for every inspection that somebody begins by themself. */
const selfInitiated = {
  mode: z.enum(MODES),
  /** `default`: the people that template or company preset, in place of those named here. */
  process: processChoice,
  ...performChoice,
  /** Review is on unless it is switched off here, where people are chosen for this one; of a self-inspection it stays on (C3). */
  review: z.boolean().default(true),
  reviewerIds: z.array(id).max(LIMIT.task.reviewers).default([]),
  ccIds: z.array(id).max(LIMIT.task.cc).default([]),
  requestId,
};

/** Why an inspection of one's own cannot begin. */
const BEGIN_ERRORS = [
  ...(['NOT_FOUND', 'TEMPLATE_DISABLED', 'TEMPLATE_NOT_SHARED', 'TEMPLATE_NOT_FOR_SHOP', 'SHOP_NOT_OPEN'] as const),
  ...(['MEMBER_NOT_FOUND', 'REVIEWER_NEEDED', 'PROCESS_FIXED', 'NOT_STORE_STAFF'] as const),
] as const;

export const inspectionApi = {
  /** A task the inspector gives to themself. */
  start: endpoint({
    method: 'POST',
    path: '/inspect/V3/inspection/start',
    needs: anyOf('x_dispatch', 'task_center'),
    summary: 'Begin a self-initiated inspection of a shop in scope; answers the task to open.',
    input: z.object({
      shopId: id,
      templateId: id,
      purpose: z.enum(PURPOSES).default('regular'),
      ...selfInitiated,
    }),
    output: z.object({ taskId: id }),
    errors: BEGIN_ERRORS,
  }),
  /** What re-inspecting a finished record would be, for the form that starts it. */
  reinspection: endpoint({
    method: 'GET',
    path: '/inspect/V3/inspection/reinspection',
    needs: anyOf('x_dispatch', 'task_center'),
    summary: 'What a re-inspection of a finished record would be: how much failed, how much would be carried over.',
    input: z.object({ recordId: id }),
    output: z.object({
      record: carriedSource,
      shop: z.object({ id, name: z.string(), path: z.string() }),
      template: z.object({ id, name: z.string(), versionNo: z.number().int() }),
      /** The mode of the record, and those its template takes now. */
      mode: z.enum(MODES),
      modes: z.array(z.enum(MODES)),
      failed: z.number().int(),
      carried: z.number().int(),
      /** Why only the whole list can be inspected again; null: only what failed can be, too. */
      wholeOnly: z.enum(WHOLE_ONLY).nullable(),
    }),
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED'],
  }),
  reinspect: endpoint({
    method: 'POST',
    path: '/inspect/V3/inspection/reinspect',
    needs: anyOf('x_dispatch', 'task_center'),
    summary:
      'Begin a re-inspection of what failed in a record: the other answers are carried over. Answers the task to open.',
    input: z.object({
      recordId: id,
      ...selfInitiated,
    }),
    output: z.object({ taskId: id }),
    errors: [...BEGIN_ERRORS, 'MOVE_NOT_ALLOWED', 'WHOLE_LIST_ONLY'],
  }),
  drafts: endpoint({
    method: 'GET',
    path: '/inspect/V3/inspection/drafts',
    needs: signedIn,
    summary: 'The inspections that the reader has begun and not submitted, saved last first.',
    input: z.object({ ...paging, keyword: keyword.default('') }),
    output: listOf(inspectionDraft),
  }),
  /** Claims the task, makes the draft on the first call. Another device is told so, and asks before it goes on. */
  open: endpoint({
    method: 'POST',
    path: '/inspect/V3/inspection/open',
    needs: signedIn,
    summary:
      'Open the sheet of a task to inspect it on this device; `continueHere` moves the draft from another device.',
    input: z.object({
      taskId: id,
      deviceId: line(LIMIT.sent.device),
      continueHere: z.boolean().default(false),
      restart: z.boolean().default(false),
    }),
    output: inspectionSheet,
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'TASK_HANDLED',
      'TASK_CLOSED',
      'TASK_DELETED',
      'CLAIMED_BY_OTHER',
      'DRAFT_ELSEWHERE',
      'DRAFT_EXPIRED',
    ],
  }),
  /** Merges the answers it brings into the draft: item by item the later save wins. */
  save: endpoint({
    method: 'PUT',
    path: '/inspect/V3/inspection/save',
    needs: signedIn,
    summary: 'Save answers of the draft (only those that changed need to travel).',
    input: z.object({
      taskId: id,
      deviceId: line(LIMIT.sent.device),
      answers: answersShape,
      seconds: seconds.default({}),
      rev: z.number().int().min(0),
    }),
    output: z.object({ rev: z.number().int(), savedAt: instant }),
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'TASK_HANDLED',
      'TASK_CLOSED',
      'TASK_DELETED',
      'DRAFT_ELSEWHERE',
      'STALE',
      'CAMERA_ONLY',
    ],
    silent: true,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/inspect/V3/inspection/preview',
    needs: signedIn,
    summary:
      'Score the draft as a submission would, name what is missing and what would become a rectification. Writes nothing.',
    input: z.object({ taskId: id, answers: answersShape }),
    output: z.object({
      outcome: outcomeShape,
      missing: z.array(z.object({ itemId: id, reason: z.enum(['answer', 'photo', 'note', 'na_reason']) })),
      rectifications: z.array(plannedRectification),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'TASK_HANDLED', 'TASK_CLOSED', 'TASK_DELETED'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/inspect/V3/inspection/submit',
    needs: signedIn,
    summary:
      'Submit the inspection: scored, recorded, failed items become rectifications; once per requestId whatever the network does.',
    input: z.object({
      taskId: id,
      deviceId: line(LIMIT.sent.device),
      answers: answersShape,
      seconds: seconds.default({}),
      /** Items whose optional rectification is not wanted. */
      withoutRectification: z.array(id).max(LIMIT.template.items).default([]),
      /** For one item: other handlers, or another limit. */
      rectifications: z
        .array(
          z.object({
            itemId: id,
            handlerIds: z.array(id).min(1).max(LIMIT.rectification.handlers).optional(),
            limitHours: z.number().int().min(1).max(LIMIT.rectification.limitHours).optional(),
          }),
        )
        .max(LIMIT.template.items)
        .default([]),
      /** Who looks at the fixes, and who is told of them; absent: the inspector, and whoever is copied in on the task. */
      rectificationReviewerIds: z.array(id).min(1).max(LIMIT.rectification.reviewers).optional(),
      rectificationCcIds: z.array(id).max(LIMIT.rectification.cc).optional(),
      comment: text(LIMIT.text.comment).default(''),
      /**
       * When the inspector submitted it, by the device, which may have had no network then; absent: now. It counts from the moment the
       * draft was begun until now.
       */
      doneAt: instant.optional(),
      /** The signature of the store as a stored picture, and who signed. */
      signOff: signOffShape.optional(),
      requestId,
    }),
    output: z.object({
      recordId: id,
      number: z.string(),
      score: z.number().nullable(),
      maxScore: z.number(),
      ratePercent: z.number().nullable(),
      levelName: z.string().nullable(),
      levelKey: z.string().nullable(),
      isPass: z.boolean().nullable(),
      redLines: z.number().int(),
      failed: z.number().int(),
      rectifications: z.array(z.object({ id, number: z.string(), title: z.string() })),
      needsReview: z.boolean(),
      /** The second of a blind double inspection: it counts nowhere but there. */
      isCompared: z.boolean(),
    }),
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'ITEMS_MISSING',
      'REINSPECT',
      'TASK_HANDLED',
      'TASK_DELETED',
      'HANDLER_NEEDED',
      'REVIEWER_NEEDED',
      'MEMBER_NOT_FOUND',
      'MEMBER_OUTSIDE_SHOP',
      'DRAFT_EXPIRED',
      'SHOP_NEEDS_MANAGER',
      'CHECK_IN_NEEDED',
      'CHECK_OUT_NEEDED',
      'SIGN_OFF_NEEDED',
      'CAMERA_ONLY',
    ],
  }),
  ...answerEdit,
  discard: endpoint({
    method: 'POST',
    path: '/inspect/V3/inspection/discard',
    needs: signedIn,
    summary: 'Throw the draft away and free the task; a self-initiated one is closed.',
    input: z.object({ taskId: id }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'TASK_HANDLED', 'TASK_CLOSED', 'TASK_DELETED', 'STALE'],
  }),
  acceptAppeal,
};
