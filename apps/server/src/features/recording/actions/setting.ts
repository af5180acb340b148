import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { recordingApi as api } from '@rondo/contract/recording';
import { LIMIT } from '@rondo/domain/limit';
import { changesOf } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';
import { stale } from '../../../platform/stale.ts';
import * as q from '../plan.queries.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

export const setting = (context: Context): Promise<Output<typeof api.setting>> => settingOf(context);

async function settingOf({ db, actor: { companyId } }: Reader): Promise<Output<typeof api.setting>> {
  const found = await q.setting(db, companyId).executeTakeFirst();
  const { bytes } = await q.used(db, companyId).executeTakeFirstOrThrow();
  const { quotaGb, playDays } = LIMIT.recording;
  return {
    quotaGb: found?.quota_gb ?? quotaGb.initial,
    playDays: found?.play_days ?? playDays.initial,
    usedBytes: Number(bytes),
    rev: found?.rev ?? 0,
  };
}

export async function saveSetting(
  { actor, change }: Context,
  { quotaGb, playDays, rev }: Parsed<typeof api.saveSetting>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const reader = { db: tx.db, actor };
    const before = await settingOf(reader);
    const saved = await q.saveSetting(tx.db, tx.companyId, { quotaGb, playDays, rev, at: tx.now() }).executeTakeFirst();
    if (!saved) {
      const of = { kind: 'recording', id: tx.companyId } as const;
      throw await stale(tx.db, tx.companyId, of, await settingOf(reader));
    }
    const changes = changesOf({
      quotaGb: [String(before.quotaGb), String(quotaGb)],
      playDays: [String(before.playDays), String(playDays)],
    });
    await tx.addHistory({ kind: 'recording', id: tx.companyId, name: '', event: 'edited', data: { changes } });
    return { done: true };
  });
}
