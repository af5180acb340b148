import type { Context } from '../../platform/context.ts';
import * as q from './check-in.queries.ts';

/** Whether the actor reviews a check-in, with a doubt or without. */
export async function reviewsCheckIn({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string): Promise<boolean> {
  return (await q.byId(db, actor, id).executeTakeFirst()) !== undefined;
}
