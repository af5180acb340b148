import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { surveillanceApi } from '@rondo/contract/surveillance';
import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { visibleCameras } from '../device/index.ts';
import { shopColumnNamed, shopInGroups } from '../scope/index.ts';

type Filter = Omit<Parsed<typeof surveillanceApi.cameras>, 'size' | 'page' | 'cursor'>;

/** By store, then by name. */
export const BY_STORE: Sort = { by: sql`shop.name || chr(1) || camera.name`, as: 'text', desc: false };

const isFavourite = (actor: Actor) => sql<boolean>`exists (select from camera_favourite f
  where f.company_id = camera.company_id and f.member_id = ${actor.memberId} and f.camera_id = camera.id)`;

const withFavourite = (db: Db, actor: Actor) => visibleCameras(db, actor).select(isFavourite(actor).as('is_favourite'));

export const filtered = (db: Db, actor: Actor, f: Filter) =>
  withFavourite(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map((word) => holds(actor.companyId, word))))
    .$if(f.shopId !== undefined, (q) => q.where('camera.shop_id', 'in', f.shopId ?? []))
    .$if(f.groupId !== undefined, (q) => q.where(shopInGroups(actor.companyId, 'camera.shop_id', f.groupId ?? [])))
    .$if(f.cameraId !== undefined, (q) => q.where('camera.id', 'in', f.cameraId ?? []))
    .$if(f.place !== undefined, (q) => q.where(sql<SqlBool>`camera.places && ${[...(f.place ?? [])]}::text[]`))
    .$if(f.online !== undefined, (q) => q.where('device.state', '=', 'online'))
    .$if(f.favourite !== undefined, (q) => q.where(isFavourite(actor)))
    .$if(f.ofEachStore !== undefined, (q) =>
      q.where('camera.id', 'in', firstOfStores(db, actor, f.online !== undefined)),
    );

const firstOfStores = (db: Db, actor: Actor, isOnline: boolean) =>
  visibleCameras(db, actor)
    .$if(isOnline, (q) => q.where('device.state', '=', 'online'))
    .clearSelect()
    .distinctOn('camera.shop_id')
    .select('camera.id')
    .orderBy('camera.shop_id')
    .orderBy(isFavourite(actor), 'desc')
    .orderBy('camera.channel')
    .orderBy('camera.id');

/** Condition: the word stands in the name of the camera or its device, or names the store. */
const holds = (companyId: string, word: string) =>
  sql<SqlBool>`(camera.name ilike ${contains(word)} or device.name ilike ${contains(word)}
    or ${shopColumnNamed('camera.shop_id', companyId, word)})`;

export const byIds = (db: Db, actor: Actor, ids: readonly string[]) =>
  withFavourite(db, actor).where('camera.id', 'in', ids);

export const addFavourite = (db: Db, { companyId, memberId }: Actor, cameraId: string, at: Date) =>
  db
    .insertInto('camera_favourite')
    .values({ company_id: companyId, member_id: memberId, camera_id: cameraId, created_at: at })
    .onConflict((conflict) => conflict.doNothing());

export const removeFavourite = (db: Db, { companyId, memberId }: Actor, cameraId: string) =>
  db
    .deleteFrom('camera_favourite')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('camera_id', '=', cameraId);
