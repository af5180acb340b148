import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { timedSnapshotApi as api } from '@rondo/contract/timed-snapshot';
import type { Context } from '../../../platform/context.ts';
import { stale } from '../../../platform/stale.ts';
import * as q from '../setting.queries.ts';

const KIND = 'timedSnapshot';
type Reader = Pick<Context, 'db' | 'actor'>;

export const setting = (context: Context): Promise<Output<typeof api.setting>> => settingOf(context);

async function settingOf({ db, actor }: Reader): Promise<Output<typeof api.setting>> {
  const found = await q.setting(db, actor.companyId).executeTakeFirst();
  const can = { edit: actor.codes.has('x_company_setting') };
  return { isOn: found?.is_on ?? false, rev: found?.rev ?? 0, can };
}

export async function saveSetting(
  { actor, change }: Context,
  { isOn, rev }: Parsed<typeof api.saveSetting>,
): Promise<Output<typeof api.saveSetting>> {
  return change(async (tx) => {
    const saved = await q.save(tx.db, tx.companyId, { isOn, rev, at: tx.now() }).executeTakeFirst();
    const reader = { db: tx.db, actor };
    if (!saved) throw await stale(tx.db, tx.companyId, { kind: KIND, id: tx.companyId }, await settingOf(reader));
    await (isOn ? q.beginAgain : q.dropAllWaiting)(tx.db, tx.companyId, tx.now()).execute();
    await tx.addHistory({ kind: KIND, id: tx.companyId, name: '', event: isOn ? 'switched_on' : 'switched_off' });
    return settingOf(reader);
  });
}
