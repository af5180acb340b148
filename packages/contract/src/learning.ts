import { LEARNING_EVENTS, LEARNING_SETS, LEARNING_STATES } from '@rondo/domain/learning';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { exportAtOnce, exportInBackground } from './export.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { askedQuiz, quizAnswers } from './kit/quiz.ts';
import { done, id, keyword, many, requestId, rev } from './kit/shapes.ts';
import {
  learner,
  learningCheck,
  learningDetail,
  learningFields,
  learningRow,
  myLearning,
  myLearningDetail,
} from './learning-shapes.ts';

const make = anyOf('x_kb_root', 'announcement_mange');
const needs = signedIn;
const { reading, questions } = LIMIT.learning;
const whole = z.number().int().min(0);

const reportFilters = {
  id,
  set: z.enum(LEARNING_SETS).default('all'),
  keyword: keyword.default(''),
  shopId: many(id).optional(),
  /** Each with all below it. */
  departmentId: many(id).optional(),
};
const exported = { needs: anyOf('x_record_export'), fields: reportFilters, errors: ['NOT_FOUND'] as const };
const moved = z.object({ rev: z.number().int() });

export const learningApi = {
  list: endpoint({
    method: 'GET',
    path: '/learning/list',
    needs,
    summary: 'The learning lists that the reader manages, and those for people of the stores that they manage.',
    input: z.object({
      ...paging,
      keyword: keyword.default(''),
      state: many(z.enum(LEARNING_STATES)).optional(),
      authorId: many(id).optional(),
      sort: z.enum(['-created', 'due']).default('-created'),
    }),
    output: listOf(learningRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/learning/detail',
    needs,
    summary: 'One of these lists in full, with what the reader may do.',
    input: z.object({ id }),
    output: learningDetail,
    errors: ['NOT_FOUND'],
  }),
  ranges: endpoint({
    method: 'GET',
    path: '/learning/ranges',
    needs,
    summary: 'Departments and roles that a list can be for, or its report be filtered by.',
    input: z.object({}),
    output: z.object({
      departments: z.array(z.object({ id, name: z.string(), depth: z.number().int() })),
      roles: z.array(z.object({ id, name: z.string() })),
    }),
  }),
  check: endpoint({
    method: 'GET',
    path: '/learning/check',
    needs: make,
    summary: 'What to know before a list is published: how many people it is for, and who may not view which file.',
    input: z.object({ id }),
    output: learningCheck,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/learning/create',
    needs: make,
    summary: 'Make a learning list; it is a draft until it is published.',
    input: z.object({ ...learningFields, requestId }),
    output: z.object({ id, rev: z.number().int() }),
    errors: ['NOT_FOUND', 'MEMBER_NOT_FOUND'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/learning/edit',
    needs: make,
    summary: 'Change a draft.',
    input: z.object({ ...learningFields, id, rev }),
    output: moved,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE', 'MOVE_NOT_ALLOWED', 'MEMBER_NOT_FOUND'],
  }),
  copy: endpoint({
    method: 'POST',
    path: '/learning/copy',
    needs: make,
    summary: 'A new draft with what another one says; the day it was due is left out.',
    input: z.object({ id, requestId }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/learning/delete',
    needs: make,
    summary: 'Delete a draft for good: nobody has read for it.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'MOVE_NOT_ALLOWED'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/learning/move',
    needs: make,
    summary: 'Publish a draft to its people, or end a list: then nothing more is asked of anybody.',
    input: z.object({ id, rev, event: z.enum(LEARNING_EVENTS) }),
    output: moved,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE', 'MOVE_NOT_ALLOWED'],
  }),
  remind: endpoint({
    method: 'POST',
    path: '/learning/remind',
    needs: make,
    summary: 'Remind those who are not done: at most three times, four hours apart.',
    input: z.object({ id, requestId }),
    output: z.object({ members: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'MOVE_NOT_ALLOWED', 'REMINDED_OFTEN', 'NOBODY_TO_REMIND', 'STALE'],
  }),
  report: endpoint({
    method: 'GET',
    path: '/learning/report',
    needs,
    summary:
      'Who is how far with a list: all of its people for those who manage it, those of their stores for managers.',
    input: z.object({ ...paging, ...reportFilters }),
    output: listOf(learner).extend({ title: z.string(), hasQuiz: z.boolean() }),
    errors: ['NOT_FOUND'],
  }),
  export: exportAtOnce({ ...exported, path: '/learning/export', what: 'Who is how far with a learning list' }),
  startExport: exportInBackground({ ...exported, path: '/learning/startExport' }),
  mine: endpoint({
    method: 'GET',
    path: '/learning/mine',
    needs,
    summary: 'The lists that concern the reader: to learn, what is due first at the top, or done.',
    input: z.object({ ...paging, set: z.enum(['open', 'done']).default('open'), keyword: keyword.default('') }),
    output: listOf(myLearning).extend({
      /** They make lists, or manage a store whose people have to learn: they see a report. */
      isOverseer: z.boolean(),
    }),
  }),
  myDetail: endpoint({
    method: 'GET',
    path: '/learning/mine/detail',
    needs,
    summary: 'A list that concerns the reader: its files with how far they are read, and its quiz.',
    input: z.object({ id }),
    output: myLearningDetail,
    errors: ['NOT_FOUND'],
  }),
  read: endpoint({
    method: 'POST',
    path: '/learning/read',
    needs,
    summary:
      'What the reader has seen of a file since the last report, and how long; the same report again counts once. The first one, without parts, begins.',
    input: z.object({
      nodeId: id,
      versionNumber: whole.min(1).max(LIMIT.wholeNumber),
      requestId,
      /** Seconds of a film as its player tells them; of other files the server knows. */
      total: whole.max(reading.seconds).default(0),
      place: whole.max(reading.seconds).default(0),
      parts: z
        .array(z.object({ at: whole.max(reading.seconds), ms: whole.max(LIMIT.wholeNumber) }))
        .max(reading.parts)
        .default([]),
    }),
    /** `isAsked` false: the file is in no list of the reader's, nothing is kept. */
    output: z.object({ isAsked: z.boolean(), ratio: z.number(), place: z.number().int() }),
    errors: ['NOT_FOUND', 'STALE', 'LEARNING_PACE'],
    silent: true,
    limit: 'background',
  }),
  quiz: endpoint({
    method: 'GET',
    path: '/learning/quiz',
    needs,
    summary: 'The next try of the quiz of a list whose files the reader has read.',
    input: z.object({ id }),
    output: askedQuiz,
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED', 'LEARNING_UNREAD', 'LEARNING_ATTEMPTS'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/learning/quiz/answer',
    needs,
    summary: 'Hand in a try of the quiz; what was wrong is said, what is right only once it is passed.',
    input: z.object({
      id,
      number: whole.min(1).max(LIMIT.wholeNumber),
      answers: quizAnswers(questions),
      requestId,
    }),
    output: z.object({ percent: z.number().int(), isPassed: z.boolean() }),
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED', 'LEARNING_UNREAD', 'LEARNING_ATTEMPTS', 'STALE'],
  }),
};
