import { LIMIT } from '@rondo/domain/limit';
import {
  NOTICE_CATEGORIES,
  NOTICE_EVENTS,
  NOTICE_IMPORTANCES,
  NOTICE_STATES,
  READER_SETS,
  RECALLED_TASKS,
} from '@rondo/domain/notice';
import { z } from 'zod';
import { exportAtOnce, exportInBackground } from './export.ts';
import { bin } from './kit/bin.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { day, done, flag, id, keyword, many, requestId, rev, text } from './kit/shapes.ts';
import { noticePopUps, receivedNotice } from './notice-received.ts';
import { audience, managedNotice, noticeDetail, noticeFields, noticeReader } from './notice-shapes.ts';

const write = anyOf('announcement_mange');
const manage = anyOf('announcement_mange', 'all_announcement');

const filters = {
  keyword: keyword.default(''),
  category: many(z.enum(NOTICE_CATEGORIES)).optional(),
  importance: many(z.enum(NOTICE_IMPORTANCES)).optional(),
  authorId: many(id).optional(),
  /** First and last day, of the company. */
  from: day.optional(),
  to: day.optional(),
};
const readerFilters = {
  id,
  set: z.enum(READER_SETS).default('all'),
  keyword: keyword.default(''),
  /** Those who work there alone; `none`: who works at no store. */
  shopId: z.union([id, z.literal('none')]).optional(),
};
const exported = { needs: anyOf('x_record_export'), fields: readerFilters, errors: ['NOT_FOUND'] as const };
const moved = z.object({ rev: z.number().int() });

export const noticeApi = {
  received: endpoint({
    method: 'GET',
    path: '/push/notice/received',
    needs: signedIn,
    summary: 'What was sent to the reader and has not expired: what is pinned first, then the newest.',
    input: z.object({ ...paging, ...filters, unread: flag.optional() }),
    output: listOf(receivedNotice),
  }),
  list: endpoint({
    method: 'GET',
    path: '/push/notice/list',
    needs: manage,
    summary: 'The announcements that the reader manages: their own, with all_announcement everybody’s.',
    input: z.object({
      ...paging,
      ...filters,
      state: many(z.enum(NOTICE_STATES)).optional(),
      sort: z.enum(['-created', '-sent']).default('-created'),
    }),
    output: listOf(managedNotice),
  }),
  get: endpoint({
    method: 'GET',
    path: '/push/notice/detail',
    needs: signedIn,
    summary: 'One announcement that was sent to the reader or that they manage, with what they may do.',
    input: z.object({ id }),
    output: noticeDetail,
    errors: ['NOT_FOUND'],
  }),
  ranges: endpoint({
    method: 'GET',
    path: '/push/notice/ranges',
    needs: write,
    summary: 'Departments and roles that an announcement can be sent to.',
    input: z.object({}),
    output: z.object({
      departments: z.array(z.object({ id, name: z.string(), depth: z.number().int() })),
      roles: z.array(z.object({ id, name: z.string() })),
    }),
  }),
  count: endpoint({
    method: 'POST',
    path: '/push/notice/count',
    needs: write,
    summary: 'How many people are in a send range now, and how many of their stores a task would be given to.',
    input: z.object({
      audience,
      /** Of a task: whether its author reviews it; absent: there is none. */
      taskReview: z.boolean().optional(),
    }),
    output: z.object({
      members: z.number().int(),
      /** Null: there is no task, or the reader may give out none. */
      stores: z.number().int().nullable(),
    }),
    errors: ['NOT_FOUND', 'MEMBER_NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/push/notice/create',
    needs: write,
    summary: 'Write an announcement; it is a draft until it is published.',
    input: z.object({ ...noticeFields, requestId }),
    output: z.object({ id, rev: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'MEMBER_NOT_FOUND'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/push/notice/edit',
    needs: write,
    summary: 'Change a draft.',
    input: z.object({ ...noticeFields, id, rev }),
    output: moved,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE', 'MOVE_NOT_ALLOWED', 'MEMBER_NOT_FOUND'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/push/notice/publish',
    needs: write,
    summary: 'Send a draft, now or at its time; to very many it goes as background work.',
    input: z.object({ id, rev, requestId }),
    output: z.object({
      /** An emergency waits for a second person now. */
      isAsked: z.boolean(),
      /** To how many it went; null: later, or as background work. */
      members: z.number().int().nullable(),
      jobId: id.nullable(),
    }),
    errors: [
      ...(['NOT_FOUND', 'FORBIDDEN', 'STALE', 'MOVE_NOT_ALLOWED', 'INPUT_REFUSED'] as const),
      ...(['NOTICE_NO_APPROVER'] as const),
    ],
  }),
  move: endpoint({
    method: 'POST',
    path: '/push/notice/move',
    needs: manage,
    summary: 'Cancel what is to be sent later, or recall what was sent, with a reason.',
    input: z.object({
      id,
      rev,
      event: z.enum(NOTICE_EVENTS).extract(['cancel', 'recall']),
      /** Needed to recall it. */
      reason: text(LIMIT.text.reason).default(''),
      /** Of one that is recalled: what becomes of its open tasks. */
      tasks: z.enum(RECALLED_TASKS).default('keep'),
    }),
    output: moved,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE', 'MOVE_NOT_ALLOWED'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/push/notice/decide',
    needs: anyOf('all_announcement'),
    summary: 'The second person says that an emergency goes out, or with a reason that it does not.',
    input: z.object({
      id,
      rev,
      event: z.enum(NOTICE_EVENTS).extract(['approve', 'refuse']),
      /** Needed to refuse it. */
      reason: text(LIMIT.text.reason).default(''),
    }),
    output: z.object({
      /** To how many it went; null: it was refused, or goes as background work. */
      members: z.number().int().nullable(),
      jobId: id.nullable(),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE', 'MOVE_NOT_ALLOWED', 'NOTICE_NOBODY'],
  }),
  copy: endpoint({
    method: 'POST',
    path: '/push/notice/copy',
    needs: write,
    summary: 'A new draft with what another one says.',
    input: z.object({ id, requestId }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/push/notice/delete',
    needs: write,
    summary: 'Delete a draft or one that was recalled; for 30 days it can be brought back.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'MOVE_NOT_ALLOWED'],
  }),
  bin: endpoint({
    method: 'GET',
    path: '/push/notice/bin',
    needs: write,
    summary: 'The own announcements that were deleted in the last 30 days, newest first.',
    input: z.object({}),
    output: bin,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/push/notice/restore',
    needs: write,
    summary: 'Bring a deleted announcement back as it was.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  read: endpoint({
    method: 'POST',
    path: '/push/notice/read',
    needs: signedIn,
    summary: 'The reader has opened what was sent to them; the first time counts.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
    silent: true,
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: '/push/notice/acknowledge',
    needs: signedIn,
    summary: 'The reader says that they have read and understood it; the first time counts.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED'],
  }),
  popUps: noticePopUps,
  readers: endpoint({
    method: 'GET',
    path: '/push/notice/readers',
    needs: manage,
    summary: 'Whom it was sent to, with when they read and acknowledged it, by name.',
    input: z.object({ ...paging, ...readerFilters }),
    output: listOf(noticeReader),
    errors: ['NOT_FOUND'],
  }),
  export: exportAtOnce({
    ...exported,
    path: '/push/notice/export',
    what: 'Whom an announcement was sent to, with when they read it,',
  }),
  startExport: exportInBackground({ ...exported, path: '/push/notice/startExport' }),
  remind: endpoint({
    method: 'POST',
    path: '/push/notice/remind',
    needs: manage,
    summary:
      'Remind whoever has not read it, or not acknowledged it where that is asked: at most three times, four hours apart.',
    input: z.object({ id, requestId }),
    output: z.object({ members: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'MOVE_NOT_ALLOWED', 'REMINDED_OFTEN', 'NOBODY_TO_REMIND'],
  }),
};
