import type { Actor } from '@rondo/domain/actor';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { AlbumCollection } from '../../platform/db/schema.gen.ts';

/** What the reader may open: their own, those for everybody, and what was sent to them. */
const visible = (db: Db, { companyId, memberId }: Actor) =>
  db
    .selectFrom('album_collection')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from album_collection_picture i
        where i.company_id = album_collection.company_id and i.collection_id = album_collection.id)`.as('pictures'),
    )
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`(owner_id = ${memberId} or is_shared or ${memberId} = any(shared_with))`);

export const byId = (db: Db, actor: Actor, id: string) => visible(db, actor).where('id', '=', id);

/** Collections with a name, own ones first; shares are reached by their message. */
export const list = (db: Db, actor: Actor) =>
  visible(db, actor)
    .where('name', '<>', '')
    .orderBy((eb) => eb('owner_id', '=', actor.memberId), 'desc')
    .orderBy('name')
    .orderBy('id');

/** The actor's own one, held until the transaction ends. */
export const own = (db: Db, { companyId, memberId }: Actor, id: string) =>
  db
    .selectFrom('album_collection')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('owner_id', '=', memberId)
    .where('name', '<>', '')
    .forUpdate();

export const insert = (db: Db, row: Insertable<AlbumCollection>) => db.insertInto('album_collection').values(row);

export const update = (db: Db, companyId: string, id: string, change: { name: string; is_shared: boolean }) =>
  db.updateTable('album_collection').set(change).where('company_id', '=', companyId).where('id', '=', id);

export const remove = (db: Db, companyId: string, id: string) =>
  db.deleteFrom('album_collection').where('company_id', '=', companyId).where('id', '=', id);

export const put = (db: Db, companyId: string, id: string, pictureIds: readonly string[]) =>
  db
    .insertInto('album_collection_picture')
    .values(pictureIds.map((picture_id) => ({ company_id: companyId, collection_id: id, picture_id })))
    .onConflict((c) => c.doNothing());

export const take = (db: Db, companyId: string, id: string, pictureIds: readonly string[]) =>
  db
    .deleteFrom('album_collection_picture')
    .where('company_id', '=', companyId)
    .where('collection_id', '=', id)
    .where(sql<SqlBool>`picture_id = any(${[...pictureIds]}::uuid[])`);

export const size = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('album_collection_picture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('collection_id', '=', id);

/** How many a member has. */
export const countOf = (db: Db, { companyId, memberId }: Actor) =>
  db
    .selectFrom('album_collection')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('owner_id', '=', memberId)
    .where('name', '<>', '');

/** The reader's own ones that a picture is in. */
export const of = (db: Db, { companyId, memberId }: Actor, pictureId: string) =>
  db
    .selectFrom('album_collection_picture as i')
    .innerJoin('album_collection as c', (j) =>
      j.onRef('c.company_id', '=', 'i.company_id').onRef('c.id', '=', 'i.collection_id'),
    )
    .select('c.id')
    .where('i.company_id', '=', companyId)
    .where('i.picture_id', '=', pictureId)
    .where('c.owner_id', '=', memberId);

/** Those of some members whose roles do not let them open the gallery. */
export const without = (db: Db, companyId: string, memberIds: readonly string[]) =>
  sql<{ name: string }>`select m.name from member m
    where m.company_id = ${companyId} and m.id = any(${[...memberIds]}::uuid[])
      and not exists (select from member_role h join role r on r.company_id = h.company_id and r.id = h.role_id
        where h.company_id = m.company_id and h.member_id = m.id and 'image_library_view' = any(r.codes))
    order by m.name limit 5`.execute(db);
