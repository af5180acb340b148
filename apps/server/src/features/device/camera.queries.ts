import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { shopInScope } from '../scope/index.ts';

const yes = sql<boolean>`true`;

/** The cameras of a company with their device and store, whoever asks. */
export const camerasOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('camera')
    .innerJoin('device', (j) =>
      j.onRef('device.company_id', '=', 'camera.company_id').onRef('device.id', '=', 'camera.device_id'),
    )
    .innerJoin('shop', (j) =>
      j.onRef('shop.company_id', '=', 'camera.company_id').onRef('shop.id', '=', 'camera.shop_id'),
    )
    .selectAll('camera')
    .select([
      'device.name as device_name',
      'device.kind as device_kind',
      'device.driver',
      'device.address',
      'device.username',
      'device.password',
      'device.state as device_state',
      'device.state_at as device_state_at',
      'device.seen_at as device_seen_at',
      'device.card_state',
      'shop.name as shop_name',
    ])
    .where('camera.company_id', '=', companyId)
    .where('camera.deleted_at', 'is', null)
    .where('shop.deleted_at', 'is', null);

/** Those of stores in the actor's scope: the only way in for what somebody asks. */
export const visibleCameras = (db: Db, actor: Actor) =>
  camerasOfCompany(db, actor.companyId).where(sql<SqlBool>`${shopInScope(actor, 'camera.shop_id') ?? yes}`);
