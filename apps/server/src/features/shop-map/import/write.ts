import type { Actor } from '@rondo/domain/actor';
import type { Tx } from '../../../platform/context.ts';
import type { WriteOptions, Written, WrittenRow } from '../../../platform/import/definition.ts';
import { placeUnchanged } from '../../shop/index.ts';
import * as q from './import.queries.ts';
import type { Plan } from './plan.ts';

/** Stores that are placed at once. */
const BATCH = 500;

/** Writes a plan inside the transaction it is given. Stores that left the scope, or were deleted, since the dry run stay out. */
export async function writePlaces(tx: Tx, actor: Actor, { rows }: Plan, options: WriteOptions): Promise<Written> {
  const written: WrittenRow[] = [];
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    const ids = batch.map(({ id }) => id);
    const now = new Map((await q.shopsById(tx.db, actor, ids).execute()).map((shop) => [shop.id, shop]));
    const places = batch.flatMap(({ id, latitude, longitude }) => {
      const shop = now.get(id);
      const isKept = shop === undefined || (shop.latitude !== null && options.duplicates === 'skip');
      return isKept ? [] : [{ id, latitude, longitude, rev: shop.rev, was: shop }];
    });
    for (const { id, name, rev, was } of await placeUnchanged(tx, places)) {
      const before = { latitude: was.latitude, longitude: was.longitude };
      written.push({ kind: 'shop', id, name, rev, before });
    }
    await options.progress(written.length);
  }
  const result = { updated: written.length, skipped: rows.length - written.length };
  const file = { kind: 'shop', id: options.importId, name: options.fileName } as const;
  await tx.addHistory({ ...file, event: 'places_imported', data: result });
  return { result, rows: written };
}
