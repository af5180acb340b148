import { MINUTE_MS } from '../duration.ts';

/** Limits of the assistant (product 19); a part of LIMIT. */
export const ASSISTANT_LIMIT = {
  /** Letters of a question, of the name of a conversation, of what is said beside a thumb or with a settled question. */
  ...{ question: 2000, title: 80, comment: 500, answer: 2000 },
  /** Conversations of a member, the oldest goes; questions in one. */
  ...{ sessions: 200, turns: 100 },
  /** Days after which a conversation that nobody went on with is deleted. */
  keepDays: 180,
  /** The hour of a company's morning from which its managers are told of questions without an answer. */
  tellHour: 8,
  /** Passages that an answer is made of; letters of one that are quoted. */
  ...{ passages: 8, quotes: 4, quote: 320 },
  /** What a page sends along of its help: articles, letters of their names, of a text, and of the page's address. */
  ...{ articles: 8, articleId: 60, articleTitle: 120, articleText: 12_000, route: 200 },
  /** Tokens of a model's answer. */
  tokens: 1200,
  /** Rows of a list that a figure names. */
  rows: 10,
  /** An answer that has not been heard of for this long ended with the process that wrote it, ms. */
  lostMs: MINUTE_MS,
} as const;
