import { machine } from './machine.ts';

/** An answer of the assistant (product 19): it comes piece by piece, and can be asked for anew. */
export const ANSWER_STATES = ['streaming', 'done', 'stopped', 'failed', 'incomplete'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];
const ANSWER_ACTS = ['finish', 'stop', 'fail', 'cut', 'again'] as const;
export type AnswerAct = (typeof ANSWER_ACTS)[number];

/** `cut`: the model fell silent or the reader went away, what came so far is kept; `fail`: nothing came. */
export const assistantMessageMachine = machine<AnswerState, AnswerAct>(
  {
    streaming: { finish: 'done', stop: 'stopped', fail: 'failed', cut: 'incomplete' },
    done: { again: 'streaming' },
    stopped: { again: 'streaming' },
    failed: { again: 'streaming' },
    incomplete: { again: 'streaming' },
  },
  ['finish', 'fail', 'cut'],
);

/**
 * What an answer is made of: sentences of a language model over passages, the passages themselves, figures that a page shows too, an
 * article of the help centre; or nothing was found, among all files or (`reading`) among those that have been read so far.
 */
export const ANSWER_BASES = ['model', 'quotes', 'figures', 'help', 'none', 'reading'] as const;
export type AnswerBasis = (typeof ANSWER_BASES)[number];

/** Why a language model gave no answer, or half of one. `gone`: whoever asked went away. */
export const ANSWER_FAULTS = ['unreachable', 'refused', 'stalled', 'broken', 'gone'] as const;
export type AnswerFault = (typeof ANSWER_FAULTS)[number];

export const THUMBS = ['up', 'down'] as const;
/** What was good or bad about an answer. */
export const THUMB_REASONS = {
  up: ['correct', 'clear', 'good_source'],
  down: ['wrong', 'incomplete', 'wrong_source', 'unclear', 'should_be_known'],
} as const;
export const ALL_THUMB_REASONS = [...THUMB_REASONS.up, ...THUMB_REASONS.down] as const;

/** A question that the knowledge base does not answer, until somebody has written down what is missing. */
export const UNANSWERED_STATES = ['open', 'assigned', 'answered', 'dismissed'] as const;
export type UnansweredState = (typeof UNANSWERED_STATES)[number];
export const UNANSWERED_ACTS = ['assign', 'answer', 'dismiss', 'reopen'] as const;
export type UnansweredAct = (typeof UNANSWERED_ACTS)[number];

export const unansweredQuestionMachine = machine<UnansweredState, UnansweredAct>({
  open: { assign: 'assigned', answer: 'answered', dismiss: 'dismissed' },
  assigned: { assign: 'assigned', answer: 'answered', dismiss: 'dismissed' },
  answered: { reopen: 'open' },
  dismissed: { reopen: 'open' },
});

/** The acts on a question that a reader may do: whoever manages the knowledge base all of them, its owner those that settle it. */
export function unansweredActs(state: UnansweredState, reader: { managesAll: boolean; isOwner: boolean }) {
  if (!reader.managesAll && !reader.isOwner) return [];
  return unansweredQuestionMachine
    .eventsOf(state)
    .filter((act) => reader.managesAll || act === 'answer' || act === 'dismiss');
}

/** Two questions with the same words are one: case, spaces and marks left aside. */
export const foldedQuestion = (question: string): string =>
  question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A question of few words is about what was asked before it: "and on Sundays?" Words as spaces part them, or Chinese characters. */
export function followsUp(question: string): boolean {
  const letters = [...question.normalize('NFKC').matchAll(/\p{Script=Han}/gu)].length;
  const words = question
    .replace(/\p{Script=Han}/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean).length;
  return letters / 2 + words <= FEW_WORDS;
}
const FEW_WORDS = 3;
