import type { deviceApi } from '@rondo/contract/device';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { DEVICE_STATES } from '@rondo/domain/device';
import { type Evidence, evidenceNeededSince } from '@rondo/domain/evidence';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { broughtBack } from '../../platform/bin.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { recordset } from '../../platform/db/recordset.ts';
import type { Camera, Device } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { shopColumnNamed, shopInGroups, shopInScope, visibleShops } from '../scope/index.ts';

type List = Parsed<typeof deviceApi.list>;
export type DeviceFilter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

export const SORTS: Record<List['sort'], Sort> = {
  name: { by: sql`device.name`, as: 'text', desc: false },
  '-name': { by: sql`device.name`, as: 'text', desc: true },
  '-state': { by: sql`device.state_at`, as: 'timestamptz', desc: true },
  '-seen': { by: sql`coalesce(device.seen_at, '-infinity')`, as: 'timestamptz', desc: true },
  '-created': { by: sql`device.created_at`, as: 'timestamptz', desc: true },
};

const yes = sql<boolean>`true`;

/** The oldest recording of the camera `c`, on its device or with Rondo. */
const oldest = sql<Date | null>`least(c.card_oldest_at, (select min(r.started_at) from recording_segment r
  where r.company_id = c.company_id and r.camera_id = c.id))`;

/** Of the cameras of a device that have recordings, how far back those of the one with the fewest reach. */
const shortestOf = sql<Date | null>`(select max(x.oldest) from (select ${oldest} as oldest from camera c
  where c.company_id = device.company_id and c.device_id = device.id and c.deleted_at is null) x)`;

/** Devices of stores in the actor's scope, deleted ones too. */
const all = (db: Db, actor: Actor) =>
  db
    .selectFrom('device')
    .innerJoin('shop', (j) =>
      j.onRef('shop.company_id', '=', 'device.company_id').onRef('shop.id', '=', 'device.shop_id'),
    )
    .selectAll('device')
    .select('shop.name as shop_name')
    .select(shortestOf.as('oldest_at'))
    .where('device.company_id', '=', actor.companyId)
    .where('shop.deleted_at', 'is', null)
    .where(sql<SqlBool>`${shopInScope(actor, 'device.shop_id') ?? yes}`);

/** The only way into the table. */
const visible = (db: Db, actor: Actor) => all(db, actor).where('device.deleted_at', 'is', null);

export const filtered = (db: Db, actor: Actor, f: DeviceFilter, now: Date) =>
  visible(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map((word) => holds(actor.companyId, word))))
    .$if(f.shopId !== undefined, (q) => q.where('device.shop_id', 'in', f.shopId ?? []))
    .$if(f.groupId !== undefined, (q) => q.where(shopInGroups(actor.companyId, 'device.shop_id', f.groupId ?? [])))
    .$if(f.kind !== undefined, (q) => q.where('device.kind', 'in', f.kind ?? []))
    .$if(f.state !== undefined, (q) => q.where('device.state', 'in', f.state ?? []))
    .$if(f.card !== undefined, (q) => q.where('device.card_state', 'in', f.card ?? []))
    .$if(f.evidence !== undefined, (q) => q.where(isWorth(f.evidence ?? [], now)))
    .$if(f.edgeId !== undefined, (q) => q.where('device.edge_id', 'in', f.edgeId ?? []))
    .$if(f.place !== undefined, (q) => q.where(looksAt(f.place ?? [])));

/** Condition: the word stands in name, serial number, model or address, in the name of a camera, or names the store. */
const holds = (companyId: string, word: string) =>
  sql<SqlBool>`(device.name ilike ${contains(word)} or device.serial ilike ${contains(word)}
    or device.model ilike ${contains(word)} or device.address ilike ${contains(word)}
    or exists (select from camera c where c.company_id = device.company_id and c.device_id = device.id
                and c.deleted_at is null and c.name ilike ${contains(word)})
    or ${shopColumnNamed('device.shop_id', companyId, word)})`;

/** Condition: its recordings are worth one of these (`evidenceOf`). */
const isWorth = (values: readonly Evidence[], now: Date) =>
  sql<SqlBool>`case when ${shortestOf} is null then 'none' when ${shortestOf} > ${evidenceNeededSince(now)} then 'short'
    else 'enough' end = any(${[...values]}::text[])`;

/** Condition: one of its cameras looks at one of these. */
const looksAt = (places: readonly string[]) =>
  sql<SqlBool>`exists (select from camera c where c.company_id = device.company_id and c.device_id = device.id
    and c.deleted_at is null and c.places && ${[...places]}::text[])`;

/** How many of the filtered ones are in each state. */
export const counts = (db: Db, actor: Actor, f: DeviceFilter, now: Date) =>
  filtered(db, actor, f, now)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(
      DEVICE_STATES.map((state) => sql<number>`(count(*) filter (where device.state = ${state}))::int`.as(state)),
    );

export const byIds = (db: Db, actor: Actor, ids: readonly string[]) =>
  visible(db, actor).where(sql<SqlBool>`device.id = any(${[...ids]}::uuid[])`);

export const byId = (db: Db, actor: Actor, id: string) => visible(db, actor).where('device.id', '=', id);

/** What was deleted since then; index device_bin. */
export const deleted = (db: Db, actor: Actor, since: Date) =>
  all(db, actor)
    .where('device.deleted_at', '>=', since)
    .orderBy('device.deleted_at', 'desc')
    .orderBy('device.id', 'desc');

export const shopById = (db: Db, actor: Actor, id: string) =>
  visibleShops(db, actor).select(['shop.id', 'shop.name']).where('shop.id', '=', id);

/** The cameras that devices have now, by channel. */
export const camerasOf = (db: Db, companyId: string, deviceIds: readonly string[]) =>
  db
    .selectFrom('camera as c')
    .selectAll()
    .select(oldest.as('oldest_at'))
    .where('company_id', '=', companyId)
    .where('device_id', 'in', deviceIds)
    .where('deleted_at', 'is', null)
    .orderBy('device_id')
    .orderBy('channel');

export const insert = (db: Db, row: Insertable<Device>) => db.insertInto('device').values(row);

export const insertCameras = (db: Db, rows: Insertable<Camera>[]) => db.insertInto('camera').values(rows);

/** New names, places and streams of cameras, in one statement. */
export const updateCameras = (companyId: string, rows: readonly (Updateable<Camera> & { id: string })[]) =>
  sql`update camera set name = x.name, places = x.places, shop_id = x.shop_id, main_stream = x.main_stream,
        sub_stream = x.sub_stream
      from ${recordset(rows, 'id uuid, name text, places text[], shop_id uuid, main_stream text, sub_stream text')}
     where camera.company_id = ${companyId} and camera.id = x.id`;

/** Cameras go with their device, or alone when they are taken off it. */
export const deleteCameras = (db: Db, companyId: string, ids: readonly string[], at: Date) =>
  db.updateTable('camera').set({ deleted_at: at }).where('company_id', '=', companyId).where('id', 'in', ids);

/** Those that went with their device come back with it. */
export const restoreCameras = (db: Db, companyId: string, deviceId: string, deletedAt: Date) =>
  db
    .updateTable('camera')
    .set({ deleted_at: null })
    .where('company_id', '=', companyId)
    .where('device_id', '=', deviceId)
    .where('deleted_at', '=', deletedAt);

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (
  db: Db,
  companyId: string,
  { id, rev }: { id: string; rev: number },
  change: Updateable<Device>,
) =>
  db
    .updateTable('device')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('deleted_at', 'is', null)
    .returning('rev');

export const restore = (db: Db, companyId: string, id: string, at: Date) =>
  db
    .updateTable('device')
    .set(broughtBack(at))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('rev');

/** The addresses of the devices of a company that are reached through a gateway; null: by the server itself. */
export const addresses = (db: Db, companyId: string, edgeId: string | null) =>
  db
    .selectFrom('device')
    .select('address')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('address', '<>', '')
    .where('edge_id', edgeId === null ? 'is' : '=', edgeId);
