import type { Undone } from '@rondo/contract/job';
import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import type { Tx } from '../../../platform/context.ts';
import { onUniqueViolation } from '../../../platform/db/unique.ts';
import { AppError } from '../../../platform/errors.ts';
import type { WrittenRow } from '../../../platform/import/definition.ts';
import { keeping } from '../../../platform/import/keeping.ts';
import * as devices from '../device.queries.ts';
import * as q from './import.queries.ts';
import { asItWas, follow } from './overwrite.ts';

/** Takes devices of an import back: new ones go to the bin with their cameras. What was changed since stays and is named. */
export async function undoDevices(tx: Tx, actor: Actor, rows: readonly WrittenRow[]): Promise<Undone> {
  const { kept, keep } = keeping((reason) => translate(tx.language, `import.kept.${reason}`));
  const ids = rows.map(({ id }) => id);
  const now = new Map((await q.hold(tx.db, tx.companyId, ids).execute()).map(({ id, rev }) => [id, rev]));
  const free = rows.filter(({ id, rev, name }) => {
    const current = now.get(id);
    if (current === undefined) return false;
    return current === rev ? true : keep(name, 'changed');
  });
  const made = free.filter(({ before }) => before === null);
  const deletion = { deleted_at: tx.now(), deleted_by: actor.memberId };
  for (const { id, rev } of made) await devices.update(tx.db, tx.companyId, { id, rev }, deletion).execute();
  await dropCameras(
    tx,
    made.map(({ id }) => id),
    deletion.deleted_at,
  );
  for (const row of free) {
    if (row.before !== null) await giveBack(tx, row);
    const event = row.before === null ? 'deleted' : 'restored';
    await tx.addHistory({ kind: 'device', id: row.id, name: row.name, event });
  }
  return {
    removed: made.length,
    restored: free.length - made.length,
    keptCount: kept.length,
    kept: kept.slice(0, LIMIT.job.errorsListed),
  };
}

async function dropCameras(tx: Tx, deviceIds: readonly string[], at: Date): Promise<void> {
  if (deviceIds.length === 0) return;
  const cameras = await devices.camerasOf(tx.db, tx.companyId, deviceIds).execute();
  const ids = cameras.map(({ id }) => id);
  if (ids.length > 0) await devices.deleteCameras(tx.db, tx.companyId, ids, at).execute();
}

async function giveBack(tx: Tx, { id, rev, before }: WrittenRow): Promise<void> {
  const was = asItWas.parse(before);
  const [current] = await q.byIds(tx.db, tx.companyId, [id]).execute();
  const taken = { device_serial: () => new AppError('DEVICE_SERIAL_TAKEN') };
  await onUniqueViolation(taken, () =>
    devices.update(tx.db, tx.companyId, { id, rev }, { ...was, updated_at: tx.now() }).execute(),
  );
  if (current) await follow(tx, id, was, asItWas.parse(current));
}
