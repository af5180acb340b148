import type { Actor } from '@rondo/domain/actor';
import { AI_KINDS, type AiKind, aiKind } from '@rondo/domain/ai/kinds';
import { RUNNING_STATES } from '@rondo/domain/ai-rule';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { joinReached, namedShop, type Reaching, reachedBy, reachesBeyond, visibleShops } from '../scope/index.ts';

export { firstShopNames, groupsByIds, outsideOf } from '../scope/index.ts';

const RULE: Reaching = { row: 'ai_rule', hasTags: true };
const yes = sql<SqlBool>`true`;

/** Condition: the shop under this alias is one that the rule names, hangs in one of its groups now, or has one of its tags. */
export const reached = (alias: string): RawBuilder<SqlBool> => reachedBy(RULE, alias);

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
  sql<SqlBool>`(ai_rule.deleted_at is null and ai_rule.state = any(${[...RUNNING_STATES]}::text[]) and ai_rule.start_on <= ${today}::date
    and (ai_rule.end_on is null or ai_rule.end_on >= ${today}::date))`;

/** Those of some rules that reach a store outside of the actor's scope. */
export const beyondScope = (db: Db, actor: Actor, ids: readonly string[]) =>
  db
    .selectFrom('ai_rule')
    .select('ai_rule.id')
    .where('ai_rule.company_id', '=', actor.companyId)
    .where(sql<SqlBool>`ai_rule.id = any(${[...ids]}::uuid[])`)
    .where(reachesBeyond(actor, RULE));

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
    ${joinReached(actor, RULE)}
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
    .where(namedShop(actor, w));
