import type { Context } from '../../platform/context.ts';
import { waiting } from './unanswered.queries.ts';

/** Questions without an answer that wait for the reader: theirs, and of those that nobody has all where they manage the knowledge base. */
export async function waitingQuestions({ db, actor }: Context): Promise<number> {
  return Number((await waiting(db, actor).executeTakeFirstOrThrow()).count);
}
