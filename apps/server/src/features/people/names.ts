import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { Tx } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './names.queries.ts';

/** Finds people by id, also resigned ones. */
export async function peopleByIds(
  db: Db,
  companyId: string,
  ids: Iterable<string | null>,
): Promise<(id: string | null) => PersonRef | null> {
  const wanted = [...new Set([...ids].filter((id) => id !== null))];
  const rows = wanted.length === 0 ? [] : await q.namesByIds(db, companyId, wanted).execute();
  const names = new Map(rows.map((row) => [row.id, row.name]));
  return (id) => (id === null ? null : { id, name: names.get(id) ?? '' });
}

/** The people as long as every one of them can be given work; refuses otherwise. With a shop: work at that shop. */
export async function requireActive(
  db: Db,
  companyId: string,
  ids: readonly string[],
  shopId?: string,
): Promise<PersonRef[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await q.activeByIds(db, companyId, wanted).execute();
  if (rows.length !== wanted.length) throw new AppError('MEMBER_NOT_FOUND');
  if (shopId === undefined) return rows;
  const covering = await q.activeCovering(db, companyId, shopId, wanted).execute();
  const outside = rows.find((row) => !covering.some((one) => one.id === row.id));
  if (outside) throw new AppError('MEMBER_OUTSIDE_SHOP', { params: { name: outside.name } });
  return rows;
}

/**
 * Keeps people who were chosen for work in the company until the transaction has given it to them; refuses
 * MEMBER_NOT_FOUND when one has left since. Called after the objects are written: whoever resigns holds those first.
 */
export async function keepActive(tx: Pick<Tx, 'db' | 'companyId'>, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const rows = await q.holdActive(tx.db, tx.companyId, wanted).execute();
  if (rows.length !== wanted.length) throw new AppError('MEMBER_NOT_FOUND');
}

/** Refuses somebody who is not of the staff of the shop: a self-inspection is made by the store itself. */
export async function requireStaff(
  db: Db,
  companyId: string,
  shopId: string | null,
  one: PersonRef | undefined,
): Promise<void> {
  const staff = shopId === null ? [] : await q.staffOf(db, companyId, [shopId]).execute();
  if (!staff.some(({ id }) => id === one?.id))
    throw new AppError('NOT_STORE_STAFF', { params: { name: one?.name ?? '' } });
}
