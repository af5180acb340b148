import type { Actor } from '@rondo/domain/actor';
import { z } from 'zod';
import type { Tx } from '../../../platform/context.ts';
import { onUniqueViolation } from '../../../platform/db/unique.ts';
import { AppError } from '../../../platform/errors.ts';
import type { WrittenRow } from '../../../platform/import/definition.ts';
import * as devices from '../device.queries.ts';
import { forgetAbilities } from '../steered.queries.ts';
import * as q from './import.queries.ts';
import type { PlannedRow } from './plan.ts';

/** What an import changes of a device that is there, as it was before. */
export const asItWas = z.object({
  name: z.string(),
  shop_id: z.string(),
  edge_id: z.string().nullable(),
  address: z.string(),
  username: z.string(),
  /** Sealed. */
  password: z.string(),
  serial: z.string(),
  model: z.string(),
  note: z.string(),
});
type Before = z.output<typeof asItWas>;

/**
 * Only what the file has columns for, and a password only where the row has one. Kind, protocol and channels stay: they are changed
 * on the device's page, where its cameras are seen.
 */
export async function overwrite(
  tx: Tx,
  actor: Actor,
  columns: readonly string[],
  { row, known }: { row: PlannedRow; known: q.Known },
): Promise<WrittenRow[]> {
  const before = asItWas.parse(known);
  const change = changeOf(columns, row);
  const by = { edited_by: actor.memberId, updated_at: tx.now() };
  const taken = { device_serial: () => new AppError('DEVICE_SERIAL_TAKEN') };
  const saved = await onUniqueViolation(taken, () =>
    devices.update(tx.db, tx.companyId, known, { ...change, ...by }).executeTakeFirst(),
  );
  if (!saved) return [];
  await follow(tx, known.id, { ...before, ...change }, before);
  const named = { kind: 'device', id: known.id, name: change.name } as const;
  await tx.addHistory({ ...named, event: 'overwritten' });
  if (change.password !== undefined) await tx.addHistory({ ...named, event: 'password_set' });
  return [{ ...named, rev: saved.rev, before }];
}

function changeOf(columns: readonly string[], row: PlannedRow) {
  const has = (name: string): boolean => columns.includes(name);
  return {
    ...{ name: row.name, shop_id: row.shopId },
    ...(has('edge') ? { edge_id: row.edgeId } : {}),
    ...(has('address') ? { address: row.address } : {}),
    ...(has('username') ? { username: row.username } : {}),
    ...(row.password === '' ? {} : { password: row.password }),
    ...(has('serial') && row.serial !== '' ? { serial: row.serial } : {}),
    ...(has('model') ? { model: row.model } : {}),
    ...(has('note') ? { note: row.note } : {}),
  };
}

/** Its cameras go to its store; at another address it may be another device. */
export async function follow(tx: Tx, id: string, now: Before, before: Before): Promise<void> {
  if (now.shop_id !== before.shop_id) await q.moveCameras(tx.db, tx.companyId, id, now.shop_id).execute();
  if (now.address !== before.address) await forgetAbilities(tx.db, tx.companyId, id).execute();
}
