import { FEEDBACK_EVENTS, FEEDBACK_KINDS, FEEDBACK_STATES } from '@rondo/domain/feedback';
import { LANGUAGES } from '@rondo/domain/language';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { exportAtOnce, exportInBackground } from './export.ts';
import { allOf, anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import {
  day,
  fileRef,
  flag,
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

const { route, version, errorReference, errorCode, windowSize, photos } = LIMIT.feedback;

/** Where the sender was and what their browser knew; null: it was not known, or they took it out. */
const context = z.object({
  /** The page, as its address is written, without its query. */
  route: text(route).nullable(),
  version: text(version).nullable(),
  /** The last thing that went wrong: the number it was noted under, and the number of the error. */
  errorReference: text(errorReference).nullable(),
  errorCode: z.number().int().min(1).max(errorCode).nullable(),
  language: z.enum(LANGUAGES).nullable(),
  /** Width × height of the window. */
  windowSize: text(windowSize).nullable(),
});
export type FeedbackContext = z.output<typeof context>;

const feedbackRow = z.object({
  id,
  number: z.string(),
  kind: z.enum(FEEDBACK_KINDS),
  text: z.string(),
  state: z.enum(FEEDBACK_STATES),
  author: personRef,
  createdAt: instant,
  route: z.string().nullable(),
  errorCode: z.number().int().nullable(),
  /** The last answer; empty: none yet. */
  answer: z.string(),
  answeredBy: personRef.nullable(),
  answeredAt: instant.nullable(),
  rev: z.number().int(),
});
export type FeedbackRow = z.output<typeof feedbackRow>;

export const feedbackDetail = feedbackRow.extend({
  context,
  photos: z.array(fileRef),
  /** What both sides said, in its order. */
  history: z.array(historyEntry),
  isOwn: z.boolean(),
  /** What the reader may do now: exactly the buttons to show. */
  can: z.array(z.enum(FEEDBACK_EVENTS)),
});
export type FeedbackDetail = z.output<typeof feedbackDetail>;

const filters = {
  keyword: keyword.default(''),
  state: many(z.enum(FEEDBACK_STATES)).optional(),
  kind: z.enum(FEEDBACK_KINDS).optional(),
  memberId: many(id).optional(),
  /** An error had been shown before. */
  hasError: flag.optional(),
  /** Civil days of the company on which it was sent. */
  from: day.optional(),
  to: day.optional(),
  sort: z.enum(['-created', 'created']).default('-created'),
};
const support = anyOf('x_support');
const exported = { needs: allOf('x_support', 'x_record_export'), fields: filters };

export const feedbackApi = {
  list: endpoint({
    method: 'GET',
    path: '/customer/feedback/list',
    needs: support,
    summary: 'The feedback of the whole company.',
    input: z.object({ ...paging, ...filters }),
    output: listOf(feedbackRow),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/customer/feedback/mine',
    needs: signedIn,
    summary: 'Feedback that the reader sent.',
    input: z.object({
      ...paging,
      keyword: filters.keyword,
      state: filters.state,
      kind: filters.kind,
      sort: filters.sort,
    }),
    output: listOf(feedbackRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/customer/feedback/detail',
    needs: signedIn,
    summary: 'One feedback with what both sides said: of the reader, or of anybody for support staff.',
    input: z.object({ id }),
    output: feedbackDetail,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/customer/feedback/create',
    needs: signedIn,
    summary: 'Say that something is wrong or missing, with the context that the sender left in.',
    input: z.object({
      kind: z.enum(FEEDBACK_KINDS),
      text: text(LIMIT.text.note).min(1, 'required'),
      context,
      photoIds: z.array(id).max(photos).default([]),
      requestId,
    }),
    output: z.object({ id, number: z.string() }),
    errors: ['NOT_FOUND', 'FEEDBACK_OFTEN'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/customer/feedback/move',
    needs: signedIn,
    summary: 'Support staff answer or close feedback; whoever sent it closes it, or opens it again.',
    input: z.object({
      id,
      rev,
      event: z.enum(FEEDBACK_EVENTS),
      /** Needed but to close what is one's own. */
      comment: text(LIMIT.text.note).default(''),
    }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'MOVE_NOT_ALLOWED', 'STALE'],
  }),
  export: exportAtOnce({ ...exported, path: '/customer/feedback/export', what: 'Feedback, by filter' }),
  startExport: exportInBackground({ ...exported, path: '/customer/feedback/startExport' }),
};
