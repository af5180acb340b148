import type { albumApi as api } from '@rondo/contract/album';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { keptUntil } from '@rondo/domain/album';
import { civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { binSince, presentBin } from '../../../platform/bin.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { peopleByIds } from '../../people/index.ts';
import { sourceOf } from '../album.present.ts';
import * as reads from '../album.queries.ts';
import { nameOf } from '../name-of.ts';
import { keptDays } from '../retention-setting.ts';
import * as q from '../write.queries.ts';

/** What was deleted and can be brought back. */
export async function bin({ db, actor, now, language }: Context): Promise<Output<typeof api.bin>> {
  const rows = await reads.deleted(db, actor, binSince(now())).limit(LIMIT.bin.shown).execute();
  const people = await peopleByIds(
    db,
    actor.companyId,
    rows.map((row) => row.deleted_by),
  );
  const named = rows.map((row) => ({ ...row, name: nameOf(row, language, actor.timeZone) }));
  return presentBin(named, people);
}

export async function restore({ actor, change }: Context, { id }: Parsed<typeof api.restore>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await reads
      .deleted(tx.db, actor, binSince(tx.now()))
      .where('album_picture.id', '=', id)
      .executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const today = civilDate(tx.now(), actor.timeZone);
    const keepDays = await keptDays(tx.db, tx.companyId, row.source);
    const until = keptUntil(sourceOf(row.source), today, { isEvidence: false, keepDays });
    if (until === null) throw new AppError('NOT_FOUND');
    const restored = await q.restore(tx.db, tx.companyId, id, until).executeTakeFirst();
    if (!restored) throw new AppError('NOT_FOUND');
    await q.touchShop(tx.db, tx.companyId, restored.shop_id, row.taken_at).execute();
    await tx.addHistory({ kind: 'album', id, name: nameOf(row, tx.language, actor.timeZone), event: 'restored' });
    return { done: true };
  });
}
