import type { deviceApi as api } from '@rondo/contract/device';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { LIMIT } from '@rondo/domain/limit';
import { binSince, presentBin } from '../../../platform/bin.ts';
import type { Context } from '../../../platform/context.ts';
import { onUniqueViolation } from '../../../platform/db/unique.ts';
import { AppError } from '../../../platform/errors.ts';
import { peopleByIds } from '../../people/index.ts';
import * as q from '../device.queries.ts';

/** What was deleted and can be brought back, each with its store. */
export async function bin({ db, actor, now }: Context): Promise<Output<typeof api.bin>> {
  const rows = await q.deleted(db, actor, binSince(now())).limit(LIMIT.bin.shown).execute();
  const people = await peopleByIds(
    db,
    actor.companyId,
    rows.map((row) => row.deleted_by),
  );
  return presentBin(
    rows.map((row) => ({ ...row, name: `${row.shop_name} ${row.name}` })),
    people,
  );
}

export async function restore({ actor, change }: Context, { id }: Parsed<typeof api.restore>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await q.deleted(tx.db, actor, binSince(tx.now())).where('device.id', '=', id).executeTakeFirst();
    if (!row || row.deleted_at === null) throw new AppError('NOT_FOUND');
    const taken = { device_serial: () => new AppError('DEVICE_SERIAL_TAKEN') };
    const restored = await onUniqueViolation(taken, () =>
      q.restore(tx.db, actor.companyId, id, tx.now()).executeTakeFirst(),
    );
    if (!restored) throw new AppError('NOT_FOUND');
    await q.restoreCameras(tx.db, tx.companyId, id, row.deleted_at).execute();
    await tx.addHistory({ kind: 'device', id, name: row.name, event: 'restored' });
    return { done: true };
  });
}
