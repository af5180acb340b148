import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './setting.queries.ts';

/** An action that is refused while the company has timed snapshots switched off (specification, section 6). */
export const whenOn =
  <I, O>(action: (context: Context, input: I) => Promise<O>) =>
  async (context: Context, input: I): Promise<O> => {
    const found = await q.setting(context.db, context.actor.companyId).executeTakeFirst();
    if (!found?.is_on) throw new AppError('SNAPSHOTS_OFF');
    return action(context, input);
  };
