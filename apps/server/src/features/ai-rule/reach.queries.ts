import type { Actor } from '@rondo/domain/actor';
import { AI_KINDS, type AiKind, aiKind } from '@rondo/domain/ai/kinds';
import { RUNNING_STATES } from '@rondo/domain/ai-rule';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { shopInGroups, shopInScope, visibleShops } from '../scope/index.ts';

const yes = sql<SqlBool>`true`;

/** Condition: the shop under this alias is one that the rule names, hangs in one of its groups now, or has one of its tags. */
export const reached = (alias: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${alias}.id`)} = any(ai_rule.shop_ids) or ${sql.ref(`${alias}.tags`)} && ai_rule.tags
    or exists (select from shop_group g where g.company_id = ai_rule.company_id and g.id = any(ai_rule.group_ids)
      and ${sql.ref(`${alias}.lineage`)} like g.lineage || '%'))`;

/** Condition: camera `c` can show this kind of event. */
export const suitable = (kind: AiKind): RawBuilder<SqlBool> => {
  const { places } = aiKind(kind);
  return places.length === 0 ? yes : sql<SqlBool>`c.places && ${[...places]}::text[]`;
};

const PLACED = AI_KINDS.filter((kind) => aiKind(kind).places.length > 0);

/** Condition: camera `c` of such a shop is one that the rule looks at. */
export const WATCHED = sql<SqlBool>`(c.id = any(ai_rule.camera_ids) or (ai_rule.cameras = 'suitable' and case ai_rule.kind
  ${sql.join(
    PLACED.map((kind) => sql`when ${sql.lit(kind)} then ${suitable(kind)}`),
    sql` `,
  )} else true end))`;

/** Condition: the rule runs on this day. */
export const runsOn = (today: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(ai_rule.state = any(${[...RUNNING_STATES]}::text[]) and ai_rule.start_on <= ${today}::date
    and (ai_rule.end_on is null or ai_rule.end_on >= ${today}::date))`;

/** Those of some rules that reach a store outside of the actor's scope. */
export const beyondScope = (db: Db, actor: Actor, ids: readonly string[]) =>
  db
    .selectFrom('ai_rule')
    .select('ai_rule.id')
    .where('ai_rule.company_id', '=', actor.companyId)
    .where(sql<SqlBool>`ai_rule.id = any(${[...ids]}::uuid[])`)
    .where(
      sql<SqlBool>`exists (select from shop s where s.company_id = ai_rule.company_id and s.deleted_at is null
        and ${reached('s')} and not ${shopInScope(actor, 's.id') ?? yes})`,
    );

/** How many stores of the actor's scope, cameras there, and turned cameras each of some rules reaches now. */
export const reachedCounts = (db: Db, actor: Actor, ids: readonly string[]) =>
  sql<{
    id: string;
    shops: number;
    cameras: number;
    moved: number;
  }>`select ai_rule.id, count(distinct s.id)::int as shops,
      count(c.id)::int as cameras, count(k.moved_at)::int as moved
    from ai_rule
    join shop s on s.company_id = ai_rule.company_id and s.deleted_at is null and ${reached('s')}
     and ${shopInScope(actor, 's.id') ?? yes}
    left join camera c on c.company_id = s.company_id and c.shop_id = s.id and c.deleted_at is null and ${WATCHED}
    left join ai_camera k on k.company_id = c.company_id and k.camera_id = c.id
   where ai_rule.company_id = ${actor.companyId} and ai_rule.id = any(${[...ids]}::uuid[])
   group by ai_rule.id`.execute(db);

interface Wanted {
  kind: AiKind;
  shopIds: readonly string[];
  groupIds: readonly string[];
  tags: readonly string[];
  cameras: 'suitable' | 'chosen';
  cameraIds: readonly string[];
}

/** The stores of the actor's scope that a rule not yet saved would reach, each with how many cameras it looks at there. */
export const wantedShops = (db: Db, actor: Actor, w: Wanted) =>
  visibleShops(db, actor)
    .select([
      'shop.id',
      sql<number>`(select count(*)::int from camera c where c.company_id = shop.company_id and c.shop_id = shop.id
        and c.deleted_at is null and ${w.cameras === 'suitable' ? suitable(w.kind) : sql<SqlBool>`c.id = any(${[...w.cameraIds]}::uuid[])`})`.as(
        'cameras',
      ),
    ])
    .where((eb) =>
      eb.or([
        sql<SqlBool>`shop.id = any(${[...w.shopIds]}::uuid[])`,
        sql<SqlBool>`shop.tags && ${[...w.tags]}::text[]`,
        shopInGroups(actor.companyId, 'shop.id', w.groupIds),
      ]),
    );

/** How many stores of some groups or with some tags lie outside of the actor's scope. */
export const outsideOf = (db: Db, actor: Actor, { groupIds, tags }: Pick<Wanted, 'groupIds' | 'tags'>) =>
  db
    .selectFrom('shop as s')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('s.company_id', '=', actor.companyId)
    .where('s.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([shopInGroups(actor.companyId, 's.id', groupIds), sql<SqlBool>`s.tags && ${[...tags]}::text[]`]),
    )
    .where(sql<SqlBool>`not ${shopInScope(actor, 's.id') ?? yes}`);

/** Those of some ids that are groups of the company, with their names. */
export const groupsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('shop_group')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('path');

/** Names of the first of some stores that the actor sees. */
export const firstShopNames = (db: Db, actor: Actor, ids: readonly string[], limit: number) =>
  visibleShops(db, actor)
    .select('shop.name')
    .where(sql<SqlBool>`shop.id = any(${[...ids]}::uuid[])`)
    .orderBy('shop.name')
    .limit(limit);
