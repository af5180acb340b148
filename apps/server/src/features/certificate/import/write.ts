import type { Actor } from '@rondo/domain/actor';
import { managesCertificate } from '@rondo/domain/certificate';
import type { Tx } from '../../../platform/context.ts';
import type { WriteOptions, Written, WrittenRow } from '../../../platform/import/definition.ts';
import { visibleShops } from '../../scope/index.ts';
import * as certificates from '../certificate.queries.ts';
import { nameOf } from '../name-of.ts';
import * as q from './import.queries.ts';
import { known } from './known.ts';
import { type Plan, type PlannedRow, sameKey } from './plan.ts';

/** Certificates that are written at once. */
const BATCH = 500;

/** Writes a plan inside the transaction it is given. Rows of stores that left the scope since the dry run stay out. */
export async function writeCertificates(tx: Tx, actor: Actor, plan: Plan, options: WriteOptions): Promise<Written> {
  const inScope = new Set((await visibleShops(tx.db, actor).select('shop.id').execute()).map(({ id }) => id));
  const rows = plan.rows.filter(({ shopId }) =>
    managesCertificate(actor, { hasShop: shopId !== null, isShopInScope: shopId !== null && inScope.has(shopId) }),
  );
  const there = await known(tx.db, tx.companyId, rows);
  const fresh = rows.filter((row) => !there.has(sameKey(row)));
  const written: WrittenRow[] = [];
  for (let at = 0; at < fresh.length; at += BATCH) {
    written.push(...(await add(tx, actor, fresh.slice(at, at + BATCH))));
    await options.progress(written.length);
  }
  const made = written.length;
  if (options.duplicates === 'overwrite') {
    for (const row of rows) {
      const one = there.get(sameKey(row));
      if (one) written.push(...(await overwrite(tx, actor, plan.columns, { row, one })));
    }
  }
  const updated = written.length - made;
  const result = { created: made, updated, skipped: plan.rows.length - made - updated };
  const file = { kind: 'certificate', id: options.importId, name: options.fileName } as const;
  await tx.addHistory({ ...file, event: 'import_run', data: result });
  return { result, rows: written };
}

async function add(tx: Tx, actor: Actor, rows: readonly PlannedRow[]): Promise<WrittenRow[]> {
  const values = rows.map((row) => ({
    ...columnsOf(row),
    ...{ company_id: tx.companyId, id: tx.newId(), edited_by: actor.memberId },
    ...{ holder: row.memberId === null ? 'shop' : 'member', shop_id: row.shopId, member_id: row.memberId },
    ...{ created_at: tx.now(), updated_at: tx.now() },
  }));
  await q.insertAll(tx.db, values).execute();
  const written: WrittenRow[] = [];
  for (const value of values) {
    const name = nameOf(value, tx.language);
    await tx.addHistory({ kind: 'certificate', id: value.id, name, event: 'imported' });
    written.push({ kind: 'certificate', id: value.id, name, rev: 0, before: null });
  }
  return written;
}

const columnsOf = ({ kind, title, number, issuedOn, validUntil, note }: PlannedRow) => ({
  ...{ kind, title, number, note },
  ...{ issued_on: issuedOn, valid_until: validUntil },
});

type Known = NonNullable<ReturnType<Awaited<ReturnType<typeof known>>['get']>>;

/** Only what the file has columns for; another last day starts the reminders anew. */
async function overwrite(
  tx: Tx,
  actor: Actor,
  columns: readonly string[],
  { row, one }: { row: PlannedRow; one: Known },
): Promise<WrittenRow[]> {
  const has = (name: string): boolean => columns.includes(name);
  const change = {
    ...(has('issuedOn') ? { issued_on: row.issuedOn } : {}),
    ...(has('validUntil') ? { valid_until: row.validUntil } : {}),
    ...(has('note') ? { note: row.note } : {}),
    ...(has('shop') || has('code') ? { shop_id: row.shopId } : {}),
  };
  const isRenewed = has('validUntil') && row.validUntil !== one.valid_until;
  const reminded = isRenewed ? { reminded: null, reminded_on: null } : {};
  const by = { edited_by: actor.memberId, updated_at: tx.now() };
  const saved = await certificates.update(tx.db, tx, one, { ...change, ...reminded, ...by }).executeTakeFirst();
  if (!saved) return [];
  const name = nameOf(one, tx.language);
  await tx.addHistory({ kind: 'certificate', id: one.id, name, event: 'overwritten' });
  const before = { issued_on: one.issued_on, valid_until: one.valid_until, note: one.note, shop_id: one.shop_id };
  return [{ kind: 'certificate', id: one.id, name, rev: saved.rev, before }];
}
