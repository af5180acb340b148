import {
  ALL_THUMB_REASONS,
  ANSWER_BASES,
  ANSWER_FAULTS,
  ANSWER_STATES,
  THUMBS,
  UNANSWERED_ACTS,
  UNANSWERED_STATES,
} from '@rondo/domain/assistant';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { anyOf, endpoint, signedIn, streamEndpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { done, id, instant, keyword, line, many, personRef, requestId, rev, text } from './kit/shapes.ts';

const { question, title, comment, articles, articleId, articleTitle, articleText, route, passages } = LIMIT.assistant;
const needs = signedIn;

/** What a sentence of an answer rests on, by its number in the answer. */
const citation = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('passage'),
    number: z.number().int().min(1),
    nodeId: id,
    name: z.string(),
    /** Page, sheet or slide from 1; null: of a kind of file without. */
    page: z.number().int().nullable(),
    heading: z.string(),
    quote: z.string(),
  }),
  /** A page that shows the same figures under the same filter. */
  z.object({ kind: z.literal('page'), number: z.number().int().min(1), to: z.string(), label: z.string() }),
  z.object({
    kind: z.literal('article'),
    number: z.number().int().min(1),
    articleId: z.string(),
    title: z.string(),
    quote: z.string(),
  }),
]);
export type Citation = z.output<typeof citation>;
/** As a row of the database keeps them. */
export const citationList = z.array(citation);

const namedAs = z.object({ kind: z.enum(['role', 'member']), id, name: z.string() });

const answer = z.object({
  id,
  sessionId: id,
  question: z.string(),
  /** Sentences with the numbers of their citations as [1][2] behind them; of quotations the passages one a line. */
  answer: z.string(),
  citations: citationList,
  state: z.enum(ANSWER_STATES),
  basis: z.enum(ANSWER_BASES),
  fault: z.enum(ANSWER_FAULTS).nullable(),
  /** The folder or file that was searched; null: everything the asker may view. */
  scope: z.object({ id, name: z.string() }).nullable(),
  /** As whom it was answered; null: as the asker. */
  as: namedAs.nullable(),
  /** Something of it is left out: the reader may no longer open what it rests on. */
  isCut: z.boolean(),
  thumb: z.enum(THUMBS).nullable(),
  reason: z.enum(ALL_THUMB_REASONS).nullable(),
  createdAt: instant,
});
export type AssistantAnswer = z.output<typeof answer>;

const session = z.object({ id, title: z.string(), createdAt: instant, updatedAt: instant, turns: z.number().int() });
export type AssistantSession = z.output<typeof session>;

/** What a stream of an answer tells, in this order; `text` as often as there is more. */
const answerEvent = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('meta'),
    data: z.object({ id, sessionId: id, title: z.string(), hasModel: z.boolean() }),
  }),
  /** What was found, best first, before anything is written. */
  z.object({ event: z.literal('passages'), data: z.object({ citations: z.array(citation).max(passages) }) }),
  /** More of the answer: whole sentences with their citations. */
  z.object({ event: z.literal('text'), data: z.object({ text: z.string() }) }),
  /** Those that the answer cites. */
  z.object({ event: z.literal('citations'), data: z.object({ citations: citationList }) }),
  /** The model gave no answer, or half of one. */
  z.object({ event: z.literal('error'), data: z.object({ fault: z.enum(ANSWER_FAULTS) }) }),
  z.object({ event: z.literal('done'), data: z.object({ state: z.enum(ANSWER_STATES), basis: z.enum(ANSWER_BASES) }) }),
]);
export type AnswerEvent = z.output<typeof answerEvent>;

const asked = text(question).min(1, 'required');

const unanswered = z.object({
  id,
  question: z.string(),
  /** How often it was asked, and when last. */
  times: z.number().int(),
  firstAt: instant,
  lastAt: instant,
  scope: z.object({ id, name: z.string() }).nullable(),
  state: z.enum(UNANSWERED_STATES),
  owner: personRef.nullable(),
  /** What was said when it was settled. */
  comment: z.string(),
  rev: z.number().int(),
  can: z.array(z.enum(UNANSWERED_ACTS)),
});
export type UnansweredQuestion = z.output<typeof unanswered>;

export const assistantApi = {
  about: endpoint({
    method: 'GET',
    path: '/knowledge/assistant/about',
    needs,
    summary: 'Whether a language model phrases answers, and what the reader may do beside asking.',
    input: z.object({}),
    output: z.object({
      hasModel: z.boolean(),
      mayAnswerAs: z.boolean(),
      /** Questions without an answer that wait for the reader; null: they have none to settle. */
      unanswered: z.number().int().nullable(),
    }),
  }),
  ask: streamEndpoint({
    path: '/knowledge/assistant/stream/ask',
    needs,
    summary: 'Ask something: the answer comes as it is written, from what the asker may view, with its sources.',
    input: z.object({
      /** Without one a new conversation begins. */
      sessionId: id.optional(),
      question: asked,
      /** A folder, with what is below it, or a file; null: everything the asker may view. */
      scopeId: id.nullable().default(null),
      /** As whom it is answered (`x_kb_root`): what a role or a member would be told. */
      as: z
        .object({ kind: z.enum(['role', 'member']), id })
        .nullable()
        .default(null),
      /** Explain a page: the articles of the help centre that the page has, as the asker reads them. */
      page: z
        .object({
          route: line(route),
          articles: z
            .array(
              z.object({ id: line(articleId), title: line(articleTitle), text: text(articleText).min(1, 'required') }),
            )
            .max(articles),
        })
        .nullable()
        .default(null),
      requestId,
    }),
    output: answerEvent,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ASSISTANT_BUSY', 'ASSISTANT_FULL'],
  }),
  again: streamEndpoint({
    path: '/knowledge/assistant/stream/again',
    needs,
    summary: 'Answer the last question of a conversation anew; the new answer takes the place of the old one.',
    input: z.object({ id }),
    output: answerEvent,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ASSISTANT_BUSY', 'MOVE_NOT_ALLOWED'],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/knowledge/assistant/stop',
    needs,
    summary: 'End an answer that is being written; what came so far stays.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  thumb: endpoint({
    method: 'POST',
    path: '/knowledge/assistant/thumb',
    needs,
    summary: 'Say that an answer was good or bad, and why; or take that back.',
    input: z.object({
      id,
      thumb: z.enum(THUMBS).nullable(),
      reason: z.enum(ALL_THUMB_REASONS).nullable().default(null),
      comment: text(comment).default(''),
    }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/knowledge/assistant/session/list',
    needs,
    summary: 'The conversations of the reader, the latest first; nobody else sees them.',
    input: z.object({ ...paging, keyword: keyword.default('') }),
    output: listOf(session),
  }),
  session: endpoint({
    method: 'GET',
    path: '/knowledge/assistant/session/detail',
    needs,
    summary: 'One conversation with its questions and answers, as far as the reader may still open what they rest on.',
    input: z.object({ id }),
    output: session.extend({ answers: z.array(answer) }),
    errors: ['NOT_FOUND'],
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/knowledge/assistant/session/rename',
    needs,
    summary: 'Another name for a conversation.',
    input: z.object({ id, title: line(title) }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/knowledge/assistant/session',
    needs,
    summary: 'Delete a conversation for good.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  unanswered: endpoint({
    method: 'GET',
    path: '/knowledge/unanswered/list',
    needs,
    summary:
      'Questions that the knowledge base did not answer: all of them for those who manage it, else those given to the reader.',
    input: z.object({
      ...paging,
      keyword: keyword.default(''),
      state: many(z.enum(UNANSWERED_STATES)).optional(),
      sort: z.enum(['-times', '-last', 'last']).default('-last'),
    }),
    output: listOf(unanswered),
  }),
  question: endpoint({
    method: 'GET',
    path: '/knowledge/unanswered/detail',
    needs,
    summary: 'One question without an answer, for those whose list it is in.',
    input: z.object({ id }),
    output: unanswered,
    errors: ['NOT_FOUND'],
  }),
  settle: endpoint({
    method: 'POST',
    path: '/knowledge/unanswered/move',
    needs,
    summary: 'Give a question without an answer to somebody, say that it is answered now, or leave it.',
    input: z.object({
      id,
      rev,
      act: z.enum(UNANSWERED_ACTS),
      /** Of `assign`: who finds the answer. */
      ownerId: id.optional(),
      comment: text(LIMIT.assistant.answer).default(''),
    }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'MEMBER_NOT_FOUND', 'MOVE_NOT_ALLOWED', 'STALE'],
  }),
  subjects: endpoint({
    method: 'GET',
    path: '/knowledge/assistant/subjects',
    needs: anyOf('x_kb_root'),
    summary: 'The roles as which an answer can be tried.',
    input: z.object({}),
    output: z.array(z.object({ id, name: z.string() })),
  }),
};
