import type { aiRuleApi as api } from '@rondo/contract/ai-rule';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { stale } from '../../../platform/stale.ts';
import * as q from '../setting.queries.ts';

const KIND = 'aiRule';
type Reader = Pick<Context, 'db' | 'actor'>;

export const setting = (context: Context): Promise<Output<typeof api.setting>> => shown(context);

async function shown({ db, actor }: Reader): Promise<Output<typeof api.setting>> {
  return { ...(await q.settingOf(db, actor.companyId)), can: { edit: actor.codes.has('x_company_setting') } };
}

export async function saveSetting(
  { actor, change }: Context,
  wanted: Parsed<typeof api.saveSetting>,
): Promise<Output<typeof api.saveSetting>> {
  return change(async (tx) => {
    const { db, companyId } = tx;
    const reader = { db, actor };
    const before = await q.settingOf(db, companyId);
    const saved = await q.save(db, companyId, { ...wanted, at: tx.now() }).executeTakeFirst();
    if (!saved) throw await stale(db, companyId, { kind: KIND, id: companyId }, await shown(reader));
    const event = before.isOn === wanted.isOn ? 'set' : wanted.isOn ? 'switched_on' : 'switched_off';
    await tx.addHistory({ kind: KIND, id: companyId, name: '', event });
    return shown(reader);
  });
}
