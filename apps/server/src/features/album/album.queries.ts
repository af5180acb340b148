import type { Actor } from '@rondo/domain/actor';
import { AI_FOUND_STATES } from '@rondo/domain/ai-event';
import { ALBUM_TAB_KEYS, type AlbumTab } from '@rondo/domain/album';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { counted, dayBegins, type Sort } from '../../platform/list.ts';
import { shopInGroups, shopInScope, shopNamed } from '../scope/index.ts';
import { isListed, isReadable, type PictureFilter } from './condition.queries.ts';

export type CardFilter = PictureFilter & { keyword: string };

export const BY_LATEST: Sort = { by: sql`album_shop.latest_at`, as: 'timestamptz', desc: true };
export const BY_TAKEN: Sort = { by: sql`album_picture.taken_at`, as: 'timestamptz', desc: true };

/** Stores that have a picture of those; walks the stores by their newest one (index album_shop_latest). */
export const cards = (db: Db, actor: Actor, { keyword, ...f }: CardFilter, today: string) =>
  db
    .selectFrom('album_shop')
    .innerJoin('shop', (j) =>
      j.onRef('shop.company_id', '=', 'album_shop.company_id').onRef('shop.id', '=', 'album_shop.shop_id'),
    )
    .innerJoin('shop_group', (j) =>
      j.onRef('shop_group.company_id', '=', 'shop.company_id').onRef('shop_group.id', '=', 'shop.group_id'),
    )
    .select(['album_shop.shop_id', 'shop.name', 'shop_group.path', 'album_shop.latest_at'])
    .where('album_shop.company_id', '=', actor.companyId)
    .where('shop.deleted_at', 'is', null)
    .$if(actor.tier === 'scope', (q) => q.where(shopInScope(actor, 'album_shop.shop_id') ?? sql<SqlBool>`true`))
    .$if(keyword !== '', (q) => q.where(shopNamed('shop', actor.companyId, keyword)))
    .$if(f.shopId !== undefined, (q) => q.where('album_shop.shop_id', 'in', f.shopId ?? []))
    .$if(f.groupId !== undefined, (q) => q.where(shopInGroups(actor.companyId, 'album_shop.shop_id', f.groupId ?? [])))
    .where(
      sql<SqlBool>`exists (select from album_picture where album_picture.shop_id = album_shop.shop_id
        and ${isListed(actor, withoutShops(f), today)})`,
    );

/** The stores are chosen by then. */
const withoutShops = (f: PictureFilter): PictureFilter => ({ ...f, shopId: undefined, groupId: undefined });

interface Face {
  shop_id: string;
  latest_at: Date;
  file_id: string;
  today: number;
  total: number;
}

/** The newest picture of each of some stores, and how many there are: today and at all. */
export const faces = (db: Db, actor: Actor, shopIds: readonly string[], f: PictureFilter, today: string) => {
  const listed = isListed(actor, withoutShops(f), today);
  return sql<Face>`select w.id as shop_id, n.taken_at as latest_at, n.file_id, c.today, c.total
    from unnest(${[...shopIds]}::uuid[]) as w(id)
    cross join lateral (select album_picture.taken_at, coalesce(album_picture.marked_file_id, album_picture.file_id) as file_id
      from album_picture where album_picture.shop_id = w.id and ${listed}
      order by album_picture.taken_at desc, album_picture.id desc limit 1) n
    cross join lateral (select count(*)::int as total,
        count(*) filter (where album_picture.taken_at >= ${dayBegins(actor, today)})::int as today
      from album_picture where album_picture.shop_id = w.id and ${listed}) c`.execute(db);
};

/** How many pictures each tab has, each counted to the cap. */
export const tabCounts = async (db: Db, actor: Actor, { keyword, ...f }: CardFilter, today: string) => {
  const some = (tab: AlbumTab | undefined) =>
    db
      .selectFrom('album_picture')
      .select('album_picture.id')
      .where(isListed(actor, { ...f, tab }, today))
      .where(sql<SqlBool>`exists (select from shop s where s.company_id = album_picture.company_id
        and s.id = album_picture.shop_id and s.deleted_at is null and ${keyword === '' ? sql`true` : shopNamed('s', actor.companyId, keyword)})`);
  const parts = ALBUM_TAB_KEYS.map((tab) => sql`${counted(some(tab))} as ${sql.ref(tab)}`);
  const { rows } = await sql<
    Record<AlbumTab | 'all', number>
  >`select ${counted(some(undefined))} as "all", ${sql.join(parts)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('nothing was counted');
  return row;
};

/** Pictures by filter, with the store each is of. */
export const pictures = (db: Db, actor: Actor, f: PictureFilter, today: string) =>
  withShop(db)
    .where(isListed(actor, f, today))
    .where('shop.deleted_at', 'is', null);

const withShop = (db: Db) =>
  db
    .selectFrom('album_picture')
    .innerJoin('shop', (j) =>
      j.onRef('shop.company_id', '=', 'album_picture.company_id').onRef('shop.id', '=', 'album_picture.shop_id'),
    )
    .selectAll('album_picture')
    .select('shop.name as shop_name');

/** Condition on `album_picture`: it is in the collection. */
export const isIn = (collectionId: string) => sql<SqlBool>`exists (select from album_collection_picture i
  where i.company_id = album_picture.company_id and i.picture_id = album_picture.id and i.collection_id = ${collectionId})`;

/** Those of some that the reader may see, hidden ones too; in the order of time. */
export const byIds = (db: Db, actor: Actor, ids: readonly string[]) =>
  withShop(db)
    .where('album_picture.company_id', '=', actor.companyId)
    .where('album_picture.deleted_at', 'is', null)
    .where(sql<SqlBool>`album_picture.id = any(${[...ids]}::uuid[])`)
    .where(isReadable(actor))
    .orderBy('album_picture.taken_at')
    .orderBy('album_picture.id');

/** What was deleted since then that the reader may bring back: their own, or all for who keeps the settings. */
export const deleted = (db: Db, actor: Actor, since: Date) =>
  withShop(db)
    .where('album_picture.company_id', '=', actor.companyId)
    .where('album_picture.deleted_at', '>=', since)
    .where(isReadable(actor))
    .$if(!actor.codes.has('x_company_setting'), (q) => q.where('album_picture.taken_by', '=', actor.memberId))
    .orderBy('album_picture.deleted_at', 'desc')
    .orderBy('album_picture.id', 'desc');

/** The names of cameras and the tags of what the reader sees at a store. */
export const words = (db: Db, actor: Actor, shopId: string, f: PictureFilter, today: string) =>
  sql<{ cameras: string[]; tags: string[] }>`with seen as (
      select album_picture.camera_name, album_picture.tags from album_picture
       where album_picture.shop_id = ${shopId} and ${isListed(actor, f, today)})
    select coalesce((select array_agg(distinct camera_name order by camera_name) from seen where camera_name <> ''), '{}') as cameras,
           coalesce((select array_agg(distinct one order by one) from seen, unnest(tags) as one), '{}') as tags`.execute(
    db,
  );

/** What a picture hangs on, as far as the reader may open it by number: the object asks again. */
export const linksOf = (db: Db, companyId: string, fileIds: readonly string[]) =>
  sql<{ kind: 'record' | 'rectification' | 'task'; id: string; number: string }>`
    select u.object_kind as kind, u.object_id as id, coalesce(r.number, c.number, t.number) as number
      from file_use u
      left join record r on u.object_kind = 'record' and r.company_id = u.company_id and r.id = u.object_id
      left join rectification c on u.object_kind = 'rectification' and c.company_id = u.company_id and c.id = u.object_id
      left join task t on u.object_kind = 'task' and t.company_id = u.company_id and t.id = u.object_id
     where u.company_id = ${companyId} and u.file_id = any(${[...fileIds]}::uuid[])
       and u.object_kind in ('record', 'rectification', 'task') and coalesce(r.number, c.number, t.number) is not null
     order by u.object_kind, 3`.execute(db);

/** What the pictures of the company take, deleted ones too (index album_picture_size); and how many go within days. */
export const storage = (db: Db, companyId: string) =>
  sql<{
    source: string;
    pictures: number;
    bytes: number;
  }>`select source, count(*)::int as pictures, sum(size_bytes)::float8 as bytes
    from album_picture where company_id = ${companyId} group by source`.execute(db);

export const expiring = (db: Db, companyId: string, by: string) =>
  db
    .selectFrom('album_picture')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('expires_on', '<=', by);

/** What the file that was sent said of itself. */
export const sentOf = (db: Db, companyId: string, fileId: string) =>
  db.selectFrom('file').select('sent').where('company_id', '=', companyId).where('id', '=', fileId);

/** What AI checks found on a picture, but for what somebody called a false alarm. */
export const foundOn = (db: Db, companyId: string, pictureId: string) =>
  db
    .selectFrom('ai_event')
    .select('kind')
    .distinct()
    .where('company_id', '=', companyId)
    .where('picture_id', '=', pictureId)
    .where(stateIn('state', AI_FOUND_STATES))
    .orderBy('kind');
