import type { Actor } from './actor.ts';
import { HOUR_MS } from './duration.ts';
import { LEARNING_LIMIT } from './learning/limit.ts';
import { machine } from './machine.ts';

/** A learning list: files that some people have to read by a day, with or without a quiz (product 19). */
export const LEARNING_STATES = ['draft', 'published', 'ended'] as const;
export type LearningState = (typeof LEARNING_STATES)[number];
export const LEARNING_EVENTS = ['publish', 'end'] as const;
export type LearningEvent = (typeof LEARNING_EVENTS)[number];

/** What has ended is kept; whoever wants it once more copies it. */
export const learningMachine = machine<LearningState, LearningEvent>({
  draft: { publish: 'published' },
  published: { end: 'ended' },
  ended: {},
});

/** How far somebody is with a list. `passed`: of a list with a quiz only. */
export const LEARNING_STANDINGS = ['not_begun', 'reading', 'read', 'passed'] as const;
export type LearningStanding = (typeof LEARNING_STANDINGS)[number];
/** Which of the people of a list a report or a number is about. `done`: nothing more is asked of them. */
export const LEARNING_SETS = ['all', ...LEARNING_STANDINGS, 'done', 'overdue'] as const;
export type LearningSet = (typeof LEARNING_SETS)[number];

/** What the policy needs to know of one. */
export interface LearningView {
  state: LearningState;
  authorId: string;
}

type Reader = Pick<Actor, 'codes' | 'memberId'>;

/** Whether somebody makes lists: who manages the knowledge base, and whoever may tell people something (announcements). */
export const mayMakeLearning = ({ codes }: Pick<Actor, 'codes'>): boolean =>
  codes.has('x_kb_root') || codes.has('announcement_mange');

/** Whether somebody manages all lists, whoever made them. */
export const managesEveryLearning = ({ codes }: Pick<Actor, 'codes'>): boolean => codes.has('x_kb_root');

/** Whether somebody manages a list: who manages the knowledge base, and who made it, as long as they may make any. */
export const managesLearning = (actor: Reader, { authorId }: LearningView): boolean =>
  managesEveryLearning(actor) || (mayMakeLearning(actor) && actor.memberId === authorId);

/** What was published stays as it is: people have read for it. */
export const mayEditLearning = (actor: Reader, one: LearningView): boolean =>
  one.state === 'draft' && managesLearning(actor, one);

/** The events the actor may cause now: exactly the buttons to show. */
export const learningEvents = (actor: Reader, one: LearningView): LearningEvent[] =>
  managesLearning(actor, one) ? learningMachine.eventsOf(one.state) : [];

/** From when on those who are behind can be reminded again, counted from its publishing; null: never again. */
export function nextLearningReminder(of: {
  publishedAt: Date | null;
  remindedAt: Date | null;
  reminders: number;
}): Date | null {
  const last = of.remindedAt ?? of.publishedAt;
  if (last === null || of.reminders >= LEARNING_LIMIT.reminders) return null;
  return new Date(last.getTime() + LEARNING_LIMIT.remindEveryHours * HOUR_MS);
}
