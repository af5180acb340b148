import { DEVICE_FIELDS } from '@rondo/contract/device';
import type { Actor } from '@rondo/domain/actor';
import type { Tx } from '../../../platform/context.ts';
import { onUniqueViolation } from '../../../platform/db/unique.ts';
import { AppError } from '../../../platform/errors.ts';
import { columnsOf } from '../../../platform/fields.ts';
import type { WriteOptions, Written, WrittenRow } from '../../../platform/import/definition.ts';
import { visibleShops } from '../../scope/index.ts';
import { cameraColumns } from '../cameras.ts';
import * as devices from '../device.queries.ts';
import * as q from './import.queries.ts';
import { knownDevices } from './known.ts';
import { overwrite } from './overwrite.ts';
import type { Plan, PlannedRow } from './plan.ts';

/** Devices, and cameras, that are written at once. */
const BATCH = 500;
const CAMERAS = 2_000;

/** Writes a plan inside the transaction it is given. Rows of stores that left the scope since the dry run stay out. */
export async function writeDevices(tx: Tx, actor: Actor, plan: Plan, options: WriteOptions): Promise<Written> {
  const inScope = new Set((await visibleShops(tx.db, actor).select('shop.id').execute()).map(({ id }) => id));
  const rows = plan.rows.filter(({ shopId }) => inScope.has(shopId));
  const knownOf = await knownDevices(tx.db, tx.companyId, rows);
  const fresh = rows.filter((row) => !knownOf(row));
  const written: WrittenRow[] = [];
  for (let at = 0; at < fresh.length; at += BATCH) {
    written.push(...(await add(tx, actor, fresh.slice(at, at + BATCH))));
    await options.progress(written.length);
  }
  const made = written.length;
  if (options.duplicates === 'overwrite') {
    for (const row of rows) {
      const known = knownOf(row);
      if (known && inScope.has(known.shop_id))
        written.push(...(await overwrite(tx, actor, plan.columns, { row, known })));
    }
  }
  const updated = written.length - made;
  const result = { created: made, updated, skipped: plan.rows.length - made - updated };
  const file = { kind: 'device', id: options.importId, name: options.fileName } as const;
  await tx.addHistory({ ...file, event: 'import_run', data: result });
  return { result, rows: written };
}

async function add(tx: Tx, actor: Actor, rows: readonly PlannedRow[]): Promise<WrittenRow[]> {
  const times = { created_at: tx.now(), updated_at: tx.now(), state_at: tx.now() };
  const made = rows.map((row) => ({ row, id: tx.newId() }));
  const values = made.map(({ row, id }) => ({
    ...{ company_id: tx.companyId, id, shop_id: row.shopId, edge_id: row.edgeId, password: row.password },
    ...{ ...columnsOf(DEVICE_FIELDS, row), ...times, edited_by: actor.memberId },
    // A clip of the demo is always there.
    ...(row.driver === 'file' ? { state: 'online', seen_at: tx.now() } : { state: 'connecting', seen_at: null }),
  }));
  const taken = { device_serial: () => new AppError('DEVICE_SERIAL_TAKEN') };
  await onUniqueViolation(taken, () => q.insertAll(tx.db, values).execute());
  const cameras = made.flatMap(({ row, id }) =>
    row.cameras.map((one) => ({
      ...{ company_id: tx.companyId, id: tx.newId(), device_id: id, shop_id: row.shopId, created_at: tx.now() },
      ...cameraColumns(one),
    })),
  );
  for (let at = 0; at < cameras.length; at += CAMERAS) {
    await devices.insertCameras(tx.db, cameras.slice(at, at + CAMERAS)).execute();
  }
  const written: WrittenRow[] = [];
  for (const { id, row } of made) {
    await tx.addHistory({ kind: 'device', id, name: row.name, event: 'imported' });
    written.push({ kind: 'device', id, name: row.name, rev: 0, before: null });
  }
  return written;
}
