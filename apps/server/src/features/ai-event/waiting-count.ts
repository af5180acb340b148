import type { Context } from '../../platform/context.ts';
import { count } from '../../platform/list.ts';
import { aiSettingOf } from '../ai-rule/index.ts';
import { filtered } from './event.queries.ts';

/** Events in scope that wait for a judgement, as the list counts them; none while the company has AI checks switched off. */
export async function waitingCount({ db, actor }: Context): Promise<number> {
  const { isOn } = await aiSettingOf(db, actor.companyId);
  return isOn ? count(db, filtered(db, actor, { keyword: '', state: ['new'] })) : 0;
}
