import type { Actor } from './actor.ts';
import { machine } from './machine.ts';

/** What somebody says about Rondo (product 24): something is wrong, or something is missing. */
export const FEEDBACK_KINDS = ['wrong', 'missing'] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];
export const FEEDBACK_STATES = ['open', 'answered', 'closed'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];
export const FEEDBACK_EVENTS = ['answer', 'close', 'reopen'] as const;
export type FeedbackEvent = (typeof FEEDBACK_EVENTS)[number];

/** Support answers or closes; whoever asked opens it again, or closes what is settled for them. */
export const feedbackMachine = machine<FeedbackState, FeedbackEvent>({
  open: { answer: 'answered', close: 'closed' },
  answered: { close: 'closed', reopen: 'open' },
  closed: { reopen: 'open' },
});

/** Whether the actor reads and answers the feedback of the company. */
export const maySupport = (actor: Actor): boolean => actor.codes.has('x_support');

export interface FeedbackView {
  state: FeedbackState;
  authorId: string;
}

/** The events the actor may cause now. */
export function feedbackEvents(actor: Actor, { state, authorId }: FeedbackView): FeedbackEvent[] {
  const isOwn = authorId === actor.memberId;
  const may = { answer: maySupport(actor), close: isOwn || maySupport(actor), reopen: isOwn };
  return feedbackMachine.eventsOf(state).filter((event) => may[event]);
}

/** Whether an event says something that has to be said: only one's own feedback is closed without a word. */
export const feedbackNeedsComment = (event: FeedbackEvent, isOwn: boolean): boolean => event !== 'close' || !isOwn;
