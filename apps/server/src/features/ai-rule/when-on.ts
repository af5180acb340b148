import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { settingOf } from './setting.queries.ts';

/** Refuses while the company has AI camera checks switched off (specification, section 6; A39). */
export async function requireOn({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<void> {
  if (!(await settingOf(db, actor.companyId)).isOn) throw new AppError('AI_OFF');
}

/** An action that is refused while the company has AI camera checks switched off. */
export const whenOn =
  <I, O>(action: (context: Context, input: I) => Promise<O>) =>
  async (context: Context, input: I): Promise<O> => {
    await requireOn(context);
    return action(context, input);
  };
