import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { visibleShops } from '../scope/index.ts';

export const placesOf = (db: Db, actor: Actor, ids: readonly string[]) =>
  visibleShops(db, actor)
    .select(['shop.id', 'shop.latitude', 'shop.longitude'])
    .where(sql<SqlBool>`shop.id = any(${[...ids]}::uuid[])`)
    .orderBy('shop.id')
    .forUpdate('shop');

interface Placed {
  id: string;
  name: string;
  rev: number;
  latitude: number | null;
  longitude: number | null;
}

/** New places, or none, of shops that nobody changed since they were read; answers which. */
export async function place(
  db: Db,
  companyId: string,
  places: readonly { id: string; rev: number; latitude: number | null; longitude: number | null }[],
  at: Date,
): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    update shop set latitude = p.latitude, longitude = p.longitude, updated_at = ${at}, rev = shop.rev + 1
      from json_to_recordset(${JSON.stringify(places.map(({ id, rev, latitude, longitude }) => ({ id, rev, latitude, longitude })))}::json)
        as p(id uuid, rev integer, latitude double precision, longitude double precision)
     where shop.company_id = ${companyId} and shop.id = p.id and shop.rev = p.rev and shop.deleted_at is null
    returning shop.id, shop.name, shop.rev, shop.latitude, shop.longitude`.execute(db);
  return rows;
}
