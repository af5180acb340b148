import type { Actor } from '@rondo/domain/actor';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { shopInScope } from '../scope/index.ts';

interface Counted {
  id: string;
  name: string;
  online: number;
  total: number;
}

const yes = sql<boolean>`true`;
const isInScope = (actor: Actor) => sql<SqlBool>`${shopInScope(actor, 'camera.shop_id') ?? yes}`;

/** The cameras of an actor's stores, each with whether its device answers. */
const cameras = (actor: Actor) => sql`
  select camera.shop_id, device.state = 'online' as is_online
    from camera
    join device on device.company_id = camera.company_id and device.id = camera.device_id
   where camera.company_id = ${actor.companyId} and camera.deleted_at is null and ${isInScope(actor)}`;

/** The lineage of a group; of none the root's. */
export const lineageOf = (actor: Actor, groupId: string | null): RawBuilder<{ id: string; lineage: string }> => sql`
  select id, lineage from shop_group
   where company_id = ${actor.companyId} and ${groupId === null ? sql`parent_id is null` : sql`id = ${groupId}`}`;

/** The groups right below one that have cameras the actor may know of, by name. */
export const groupsBelow = (actor: Actor, parentId: string): RawBuilder<Counted> => sql`
  select g.id, g.name, count(*)::int as total, (count(*) filter (where c.is_online))::int as online
    from shop_group g
    join shop s on s.company_id = g.company_id and s.lineage like g.lineage || '%' and s.deleted_at is null
    join (${cameras(actor)}) c on c.shop_id = s.id
   where g.company_id = ${actor.companyId} and g.parent_id = ${parentId}
   group by g.id, g.name order by g.name, g.id`;

/** The stores right in a group that have cameras the actor may know of, by name. */
export const shopsIn = (actor: Actor, groupId: string, limit: number): RawBuilder<Counted> => sql`
  select s.id, s.name, count(*)::int as total, (count(*) filter (where c.is_online))::int as online
    from shop s
    join (${cameras(actor)}) c on c.shop_id = s.id
   where s.company_id = ${actor.companyId} and s.group_id = ${groupId} and s.deleted_at is null
   group by s.id, s.name order by s.name, s.id limit ${limit}`;
