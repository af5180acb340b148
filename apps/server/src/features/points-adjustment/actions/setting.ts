import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsAdjustmentApi as api } from '@rondo/contract/points-adjustment';
import { DEFAULTS } from '@rondo/domain/limit';
import { maySetPoints } from '@rondo/domain/points-adjustment';
import type { Context } from '../../../platform/context.ts';
import { stale } from '../../../platform/stale.ts';
import * as q from '../setting.queries.ts';

const KIND = 'pointsSetting';

export const setting = (context: Context): Promise<Output<typeof api.setting>> => settingOf(context);

async function settingOf({ db, actor }: Pick<Context, 'db' | 'actor'>): Promise<Output<typeof api.setting>> {
  const found = await q.setting(db, actor.companyId).executeTakeFirst();
  const secondAbove = found?.second_above ?? DEFAULTS.points.secondAbove;
  return { secondAbove, rev: found?.rev ?? 0, can: { edit: maySetPoints(actor) } };
}

export async function saveSetting(
  { actor, change }: Context,
  { secondAbove, rev }: Parsed<typeof api.saveSetting>,
): Promise<Output<typeof api.saveSetting>> {
  return change(async (tx) => {
    const { db, companyId } = tx;
    const reader = { db, actor };
    const before = (await settingOf(reader)).secondAbove;
    const saved = await q.save(db, companyId, { secondAbove, rev, at: tx.now() }).executeTakeFirst();
    if (!saved) throw await stale(db, companyId, { kind: KIND, id: companyId }, await settingOf(reader));
    const changes = [{ field: 'secondAbove', before: String(before), after: String(secondAbove) }];
    await tx.addHistory({ kind: KIND, id: companyId, name: '', event: 'edited', data: { changes } });
    return settingOf(reader);
  });
}
