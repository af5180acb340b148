import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { dayBegins } from '../../platform/list.ts';
import { visibleShops } from '../scope/index.ts';

const open = (db: Db, actor: Actor) => visibleShops(db, actor).where('shop.state', '=', 'open');

/** Open stores of the actor's scope without an inspection since a day began, as the list of stores filters them; longest first. */
export const notInspectedSince = (db: Db, actor: Actor, day: string) =>
  open(db, actor)
    .where((eb) =>
      eb.or([eb('shop.last_inspected_at', 'is', null), eb('shop.last_inspected_at', '<', dayBegins(actor, day))]),
    )
    .orderBy(sql`shop.last_inspected_at nulls first`)
    .orderBy('shop.id');

/** Open stores of the actor's scope by the rate of their last inspection, the lowest first; those without one are not among them. */
export const byLastRate = (db: Db, actor: Actor) =>
  open(db, actor).where('shop.last_rate', 'is not', null).orderBy('shop.last_rate').orderBy('shop.id');

/** Open stores of the actor's scope with any of some tags. */
export const tagged = (db: Db, actor: Actor, tags: readonly string[]) =>
  open(db, actor)
    .where(sql<SqlBool>`shop.tags && ${[...tags]}::text[]`)
    .orderBy('shop.name')
    .orderBy('shop.id');
