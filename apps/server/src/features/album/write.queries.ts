import type { Actor } from '@rondo/domain/actor';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { AlbumPicture } from '../../platform/db/schema.gen.ts';

/** A picture once: the same file again changes nothing, and answers nothing. */
export const insert = (db: Db, row: Insertable<AlbumPicture>) =>
  db
    .insertInto('album_picture')
    .values(row)
    .onConflict((c) => c.columns(['company_id', 'file_id']).doNothing())
    .returning('id');

/** A store's newest picture is not older than this one. */
export const touchShop = (db: Db, companyId: string, shopId: string, at: Date) =>
  db
    .insertInto('album_shop')
    .values({ company_id: companyId, shop_id: shopId, latest_at: at })
    .onConflict((c) =>
      c
        .columns(['company_id', 'shop_id'])
        .doUpdateSet({ latest_at: sql`greatest(album_shop.latest_at, excluded.latest_at)` }),
    );

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (
  db: Db,
  actor: Pick<Actor, 'companyId'>,
  { id, rev }: { id: string; rev: number },
  change: Updateable<AlbumPicture>,
) =>
  db
    .updateTable('album_picture')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('deleted_at', 'is', null)
    .returning('rev');

/** Out of sight, or in it again; answers those that were not so before. */
export const hide = (db: Db, companyId: string, ids: readonly string[], at: Date | null) =>
  db
    .updateTable('album_picture')
    .set({ hidden_at: at, rev: sql<number>`rev + 1` })
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where('hidden_at', at === null ? 'is not' : 'is', null)
    .returning('id');

/** Into the bin, as long as nothing is proved with it; answers those that went. */
export const remove = (db: Db, companyId: string, ids: readonly string[], by: string, at: Date) =>
  db
    .updateTable('album_picture')
    .set({ deleted_at: at, deleted_by: by, rev: sql<number>`rev + 1` })
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where('is_evidence', '=', false)
    .where('deleted_at', 'is', null)
    .returning('id');

/** Back from the bin, for its days again: what ran out meanwhile would be gone the next night. */
export const restore = (db: Db, companyId: string, id: string, keptUntil: string) =>
  db
    .updateTable('album_picture')
    .set({
      deleted_at: null,
      deleted_by: null,
      rev: sql<number>`rev + 1`,
      expires_on: sql`greatest(expires_on, ${keptUntil}::date)`,
      is_expiry_told: false,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('shop_id');

/** Pictures become what a rectification is about: kept as long as that, also when they were used before. */
export const use = (db: Db, companyId: string, ids: readonly string[], rectificationId: string) =>
  db
    .updateTable('album_picture')
    .set({
      rectification_id: sql`coalesce(rectification_id, ${rectificationId}::uuid)`,
      is_evidence: true,
      expires_on: null,
      rev: sql<number>`rev + 1`,
    })
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .returning('id');
