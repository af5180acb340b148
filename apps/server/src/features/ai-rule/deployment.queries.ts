import type { Actor } from '@rondo/domain/actor';
import { AI_KINDS, type AiKind } from '@rondo/domain/ai/kinds';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { wordsOf } from '../../platform/list.ts';
import { shopInGroups, shopNamed, visibleShops } from '../scope/index.ts';
import { reached, runsOn, suitable, WATCHED } from './reach.queries.ts';

interface Filter {
  keyword: string;
  shopId?: readonly string[] | undefined;
  groupId?: readonly string[] | undefined;
}

/** Stores in scope that are not closed, with their group. */
export const shopsOf = (db: Db, actor: Actor, { keyword, shopId, groupId }: Filter) =>
  visibleShops(db, actor)
    .innerJoin('shop_group as g', (j) =>
      j.onRef('g.company_id', '=', 'shop.company_id').onRef('g.id', '=', 'shop.group_id'),
    )
    .select(['shop.id', 'shop.name', 'g.id as group_id', 'g.name as group_name'])
    .where('shop.state', '<>', 'closed')
    .where((eb) => eb.and(wordsOf(keyword).map((word) => shopNamed('shop', actor.companyId, word))))
    .$if(shopId !== undefined, (q) => q.where('shop.id', 'in', shopId ?? []))
    .$if(groupId !== undefined, (q) => q.where(shopInGroups(actor.companyId, 'shop.id', groupId ?? [])));

/** Condition: device `d` can be asked for a picture. */
const ANSWERS = sql<boolean>`(d.state in ('online', 'connecting', 'restarting'))`;

export interface Deployed {
  shop_id: string;
  kind: AiKind;
  suitable: number;
  watched: number;
  answering: number;
}

/**
 * Of some stores and each kind: cameras that can show it, those that a rule of today looks at, and those of them that answer and
 * were not turned away.
 */
export const deployed = (db: Db, companyId: string, shopIds: readonly string[], today: string) =>
  sql<Deployed>`select c.shop_id, kinds.kind, count(*) filter (where kinds.fits)::int as suitable,
      count(*) filter (where kinds.watched)::int as watched,
      count(*) filter (where kinds.watched and ${ANSWERS} and k.moved_at is null)::int as answering
    from camera c
    join device d on d.company_id = c.company_id and d.id = c.device_id
    join shop s on s.company_id = c.company_id and s.id = c.shop_id
    left join ai_camera k on k.company_id = c.company_id and k.camera_id = c.id
    cross join lateral (${sql.join(
      AI_KINDS.map(
        (kind) => sql`select ${kind}::text as kind, ${suitable(kind)} as fits, exists (select from ai_rule
          where ai_rule.company_id = c.company_id and ai_rule.kind = ${kind} and ${runsOn(today)} and ${reached('s')} and ${WATCHED})
          as watched`,
      ),
      sql` union all `,
    )}) kinds
   where c.company_id = ${companyId} and c.deleted_at is null and c.shop_id = any(${[...shopIds]}::uuid[])
     and (kinds.fits or kinds.watched)
   group by c.shop_id, kinds.kind`.execute(db);

export interface DeployedCamera {
  id: string;
  name: string;
  device_id: string;
  device_name: string;
  fits: boolean;
  rules: { id: string; name: string }[];
  is_answering: boolean;
  is_moved: boolean;
}

/** The cameras that `deployed` counts for a store and a kind, one by one. */
export const deployedCameras = (db: Db, companyId: string, shopId: string, kind: AiKind, today: string) =>
  sql<DeployedCamera>`select * from (select c.id, c.name, d.id as device_id, d.name as device_name, ${suitable(kind)} as fits,
      array(select jsonb_build_object('id', ai_rule.id, 'name', ai_rule.name) from ai_rule
        where ai_rule.company_id = c.company_id and ai_rule.kind = ${kind} and ${runsOn(today)} and ${reached('s')} and ${WATCHED}
        order by ai_rule.name) as rules,
      ${ANSWERS} as is_answering, k.moved_at is not null as is_moved
    from camera c
    join device d on d.company_id = c.company_id and d.id = c.device_id
    join shop s on s.company_id = c.company_id and s.id = c.shop_id
    left join ai_camera k on k.company_id = c.company_id and k.camera_id = c.id
   where c.company_id = ${companyId} and c.deleted_at is null and c.shop_id = ${shopId}) found
   where fits or cardinality(rules) > 0
   order by name, id`.execute(db);
