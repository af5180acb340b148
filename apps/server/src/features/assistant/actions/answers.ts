import type { assistantApi as api } from '@rondo/contract/assistant';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import * as q from '../assistant.queries.ts';
import type { Writer } from './ask.ts';

async function own({ db, actor }: Context, id: string): Promise<q.MessageRow> {
  const row = await q.messageById(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Whoever writes the answer hears of it: in this process at once, in another with the next words. One that has ended stays as it is. */
export const stop =
  ({ running }: Writer) =>
  async (context: Context, { id }: Parsed<typeof api.stop>): Promise<Output<typeof api.stop>> => {
    await own(context, id);
    await context.change((tx) => q.stop(tx.db, tx.companyId, id, tx.now()).execute());
    running.stop(id);
    return { done: true };
  };

export async function thumb(
  context: Context,
  { id, thumb: given, reason, comment }: Parsed<typeof api.thumb>,
): Promise<Output<typeof api.thumb>> {
  await own(context, id);
  const said = given === null ? { reason: null, comment: '' } : { reason, comment };
  await context.change((tx) => q.setThumb(tx.db, tx.companyId, id, { thumb: given, ...said }).execute());
  return { done: true };
}
