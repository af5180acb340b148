import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './cycle.queries.ts';
import type { CycleRecord } from './stored.ts';

/** The cycle, as long as the actor may see it; else there is none. */
export async function find({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string): Promise<CycleRecord> {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
