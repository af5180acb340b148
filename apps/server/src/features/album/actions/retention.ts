import type { albumApi as api } from '@rondo/contract/album';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { changesOf } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';
import { stale } from '../../../platform/stale.ts';
import { keptDaysOf } from '../retention-setting.ts';
import * as q from '../setting.queries.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

export const retention = (context: Context): Promise<Output<typeof api.retention>> => shown(context);

const shown = async ({ db, actor }: Reader): Promise<Output<typeof api.retention>> => ({
  ...(await keptDaysOf(db, actor.companyId)),
  can: { edit: actor.codes.has('x_company_setting') },
});

/** From now on: a picture that is there keeps the day that it was promised, so that none goes without being told of. */
export async function saveRetention(
  { actor, change }: Context,
  { rev, ...days }: Parsed<typeof api.saveRetention>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const reader = { db: tx.db, actor };
    const before = await keptDaysOf(tx.db, tx.companyId);
    const saved = await q.save(tx.db, tx.companyId, { ...days, rev, at: tx.now() }).executeTakeFirst();
    const of = { kind: 'album', id: tx.companyId } as const;
    if (!saved) throw await stale(tx.db, tx.companyId, of, await shown(reader));
    const told = (one: keyof typeof days) => [String(before[one]), String(days[one])] as const;
    const changes = changesOf({
      ...{ keepCapture: told('capture'), keepUpload: told('upload') },
      ...{ keepAi: told('ai'), keepClip: told('clip') },
    });
    await tx.addHistory({ ...of, name: '', event: 'retention', data: { changes } });
    return { done: true };
  });
}
