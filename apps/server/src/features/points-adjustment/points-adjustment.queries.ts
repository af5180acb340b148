import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import { type PointsAdjustmentEvent, pointsAdjustmentMachine } from '@rondo/domain/points-adjustment';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { PointsAdjustment } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { shopInScope } from '../scope/index.ts';

type List = Parsed<typeof pointsAdjustmentApi.list>;
export type AdjustmentFilter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

export const SORTS: Record<List['sort'], Sort> = {
  '-created': { by: sql`points_adjustment.created_at`, as: 'timestamptz', desc: true },
  created: { by: sql`points_adjustment.created_at`, as: 'timestamptz', desc: false },
};

const target = (condition: ReturnType<typeof sql<SqlBool>>) =>
  sql<SqlBool>`exists (select from points_adjustment_target t where t.company_id = points_adjustment.company_id
    and t.adjustment_id = points_adjustment.id and ${condition})`;

/**
 * Condition: every store whose points it moves lies in the actor's scope. The actor's own ones too while they wait, so that they can be
 * withdrawn: of what was posted, the number would open fewer rows than it sums.
 */
function inScope(actor: Actor) {
  const seen = shopInScope(actor, 't.shop_id');
  if (!seen) return sql<SqlBool>`true`;
  return sql<SqlBool>`((points_adjustment.author_id = ${actor.memberId} and points_adjustment.state = 'pending')
    or not ${target(sql<SqlBool>`t.shop_id is not null and not (${seen})`)})`;
}

const NAMES = sql<string[]>`array(select coalesce(s.name, m.name) from points_adjustment_target t
    left join shop s on s.company_id = t.company_id and s.id = t.shop_id
    left join member m on m.company_id = t.company_id and m.id = t.member_id
  where t.company_id = points_adjustment.company_id and t.adjustment_id = points_adjustment.id
  order by t.place limit ${LIMIT.points.named})`;
const TARGETS = sql<number>`(select count(*)::int from points_adjustment_target t
  where t.company_id = points_adjustment.company_id and t.adjustment_id = points_adjustment.id)`;
const APPLIED = sql<number | null>`(select sum(p.applied) from points_posting p
  where p.company_id = points_adjustment.company_id and p.source_id = points_adjustment.id and p.kind = 'manual')`;
const WHOLE = sql<number>`(select count(*)::int from points_posting p where p.company_id = points_adjustment.company_id
  and p.source_id = points_adjustment.id and p.kind = 'manual' and p.limited_by is null)`;
/** Where a limit kept some back, and where nobody was there any more. */
const LIMITED = sql<number>`(case when points_adjustment.state = 'posted' then ${TARGETS} - ${WHOLE} else 0 end)`;

const DECIDER = sql<string | null>`(select d.name from member d
  where d.company_id = points_adjustment.company_id and d.id = points_adjustment.decided_by)`;

/** Adjustments that the actor sees: the only way to them for readers. */
const visible = (db: Db, actor: Actor) =>
  db
    .selectFrom('points_adjustment')
    .innerJoin('points_rule', (j) =>
      j
        .onRef('points_rule.company_id', '=', 'points_adjustment.company_id')
        .onRef('points_rule.id', '=', 'points_adjustment.rule_id'),
    )
    .innerJoin('member', (j) =>
      j
        .onRef('member.company_id', '=', 'points_adjustment.company_id')
        .onRef('member.id', '=', 'points_adjustment.author_id'),
    )
    .where('points_adjustment.company_id', '=', actor.companyId)
    .where(inScope(actor))
    .selectAll('points_adjustment')
    .select(['points_rule.name as rule_name', 'points_rule.target', 'member.name as author_name'])
    .select([DECIDER.as('decider_name'), NAMES.as('names'), TARGETS.as('targets')])
    .select([APPLIED.as('applied'), LIMITED.as('limited')]);

/** Condition: they wait for a second person, who the actor may be. */
const isToConfirm = ({ memberId }: Actor) =>
  sql<SqlBool>`(points_adjustment.state = any(${pointsAdjustmentMachine.from('confirm')}::text[])
    and points_adjustment.author_id <> ${memberId} and not ${target(sql<SqlBool>`t.member_id = ${memberId}`)})`;

export const filtered = (db: Db, actor: Actor, f: AdjustmentFilter) =>
  visible(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map(spoken)))
    .$if(f.state !== undefined, (q) => q.where('points_adjustment.state', 'in', f.state ?? []))
    .$if(f.ruleId !== undefined, (q) => q.where('points_adjustment.rule_id', 'in', f.ruleId ?? []))
    .$if(f.shopId !== undefined, (q) => q.where(target(sql`t.shop_id = any(${f.shopId ?? []}::uuid[])`)))
    .$if(f.memberId !== undefined, (q) => q.where(target(sql`t.member_id = any(${f.memberId ?? []}::uuid[])`)))
    .$if(f.sign !== undefined, (q) => q.where('points_adjustment.points', f.sign === 'plus' ? '>' : '<', 0))
    .$if(f.toConfirm !== undefined, (q) =>
      q.where(f.toConfirm ? isToConfirm(actor) : sql<SqlBool>`not ${isToConfirm(actor)}`),
    )
    .$if(f.from !== undefined, (q) => q.where('points_adjustment.day', '>=', f.from ?? ''))
    .$if(f.to !== undefined, (q) => q.where('points_adjustment.day', '<=', f.to ?? ''));

const spoken = (word: string) =>
  sql<SqlBool>`(points_adjustment.number ilike ${contains(word)} or points_adjustment.reason ilike ${contains(word)}
    or member.name ilike ${contains(word)} or ${target(sql<SqlBool>`exists (
      select from shop s where s.company_id = t.company_id and s.id = t.shop_id
         and (s.name ilike ${contains(word)} or s.name_pinyin like ${contains(word.toLowerCase())})
      union all select from member m where m.company_id = t.company_id and m.id = t.member_id
         and (m.name ilike ${contains(word)} or m.name_pinyin like ${contains(word.toLowerCase())}))`)})`;

export const byId = (db: Db, actor: Actor, id: string) => visible(db, actor).where('points_adjustment.id', '=', id);

export const byIds = (db: Db, actor: Actor, ids: readonly string[]) =>
  visible(db, actor).where(sql<SqlBool>`points_adjustment.id = any(${[...ids]}::uuid[])`);

export const insert = (db: Db, row: Insertable<PointsAdjustment>) => db.insertInto('points_adjustment').values(row);

/** Only in a state in which the event can happen, and for who has seen the latest; no row back: somebody was faster. */
export const move = (
  db: Db,
  companyId: string,
  { id, rev, event }: { id: string; rev: number; event: PointsAdjustmentEvent },
  change: Updateable<PointsAdjustment>,
) =>
  db
    .updateTable('points_adjustment')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('state', 'in', pointsAdjustmentMachine.from(event))
    .returning('rev');
