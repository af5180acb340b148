import { LIMIT } from '@rondo/domain/limit';
import { NOTICE_TASK_SETS } from '@rondo/domain/notice';
import { z } from 'zod';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { askedQuiz, quizAnswers } from './kit/quiz.ts';
import { done, id, keyword, requestId, text } from './kit/shapes.ts';
import { noticeComment, noticeShops, noticeTaskRow } from './notice-shapes.ts';

const manage = anyOf('announcement_mange', 'all_announcement');

/** What follows an announcement: whether it was understood, how far its task is, what is said about it. */
export const noticeFollowApi = {
  quiz: endpoint({
    method: 'GET',
    path: '/push/notice/quiz',
    needs: signedIn,
    summary: 'The next try at the questions of an announcement that the reader has read, without what is right.',
    input: z.object({ id }),
    output: askedQuiz,
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED', 'NOTICE_TRIES'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/push/notice/quiz/answer',
    needs: signedIn,
    summary: 'Hand in a try; what is right is said once it is understood or no try is left.',
    input: z.object({
      id,
      number: z.number().int().min(1).max(LIMIT.announcement.tries),
      answers: quizAnswers(LIMIT.announcement.questions),
      requestId,
    }),
    output: z.object({ isPassed: z.boolean(), triesLeft: z.number().int() }),
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED', 'NOTICE_TRIES', 'STALE'],
  }),
  shops: endpoint({
    method: 'GET',
    path: '/push/notice/shops',
    needs: manage,
    summary: 'By store: how many got, read and understood it, and how far its task is; readers of no store last.',
    input: z.object({ ...paging, id, keyword: keyword.default('') }),
    output: noticeShops,
    errors: ['NOT_FOUND'],
  }),
  tasks: endpoint({
    method: 'GET',
    path: '/push/notice/tasks',
    needs: manage,
    summary: 'The tasks that an announcement became, by store.',
    input: z.object({ ...paging, id, set: z.enum(NOTICE_TASK_SETS).default('all'), shopId: id.optional() }),
    output: listOf(noticeTaskRow),
    errors: ['NOT_FOUND'],
  }),
  comments: endpoint({
    method: 'GET',
    path: '/push/notice/comments',
    needs: signedIn,
    summary: 'What was said about an announcement that the reader may read, the newest first.',
    input: z.object({ ...paging, id }),
    output: listOf(noticeComment),
    errors: ['NOT_FOUND'],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/push/notice/comment',
    needs: signedIn,
    summary: 'Say something about an announcement that allows it.',
    input: z.object({ requestId, id, comment: text(LIMIT.announcement.comment).min(1, 'required') }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED'],
  }),
  removeComment: endpoint({
    method: 'DELETE',
    path: '/push/notice/comment/delete',
    needs: signedIn,
    summary: 'Take a comment away: the own one, or any of an announcement that the reader manages.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
