import type { coveragePolicyApi } from '@rondo/contract/coverage-policy';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { type CoveragePolicyEvent, coveragePolicyMachine } from '@rondo/domain/coverage-policy';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { CoveragePolicy } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { shopInScope } from '../scope/index.ts';
import { templateSharedAt } from '../template/index.ts';

type List = Parsed<typeof coveragePolicyApi.list>;
type CoveragePolicyFilter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

export const SORTS: Record<List['sort'], Sort> = {
  '-created': { by: sql`coverage_policy.created_at`, as: 'timestamptz', desc: true },
  created: { by: sql`coverage_policy.created_at`, as: 'timestamptz', desc: false },
};

/** Condition: the policy `p` is about store `shop`, whatever its state; it asks for nothing where its template may not be used. */
export const isAbout = (p: string) => sql<SqlBool>`((${sql.ref(`${p}.group_id`)} is null or exists (
    select from shop_group g where g.company_id = ${sql.ref(`${p}.company_id`)} and g.id = ${sql.ref(`${p}.group_id`)}
       and shop.lineage like g.lineage || '%'))
  and (${sql.ref(`${p}.tag`)} = '' or ${sql.ref(`${p}.tag`)} = any(shop.tags))
  and ${templateSharedAt(`${p}.template_id`, 'shop')})`;

/** Those that are about a store in the actor's scope, their own, and all for who sees all: the only way into the table for readers. */
function visible(db: Db, actor: Actor) {
  const all = db
    .selectFrom('coverage_policy')
    .innerJoin('member', (j) =>
      j
        .onRef('member.company_id', '=', 'coverage_policy.company_id')
        .onRef('member.id', '=', 'coverage_policy.member_id'),
    )
    .leftJoin('shop_group', (j) =>
      j
        .onRef('shop_group.company_id', '=', 'coverage_policy.company_id')
        .onRef('shop_group.id', '=', 'coverage_policy.group_id'),
    )
    .leftJoin('template', (j) =>
      j
        .onRef('template.company_id', '=', 'coverage_policy.company_id')
        .onRef('template.id', '=', 'coverage_policy.template_id'),
    )
    .where('coverage_policy.company_id', '=', actor.companyId)
    .selectAll('coverage_policy')
    .select(['member.name as member_name', 'shop_group.name as group_name', 'template.name as template_name']);
  const inScope = shopInScope(actor, 'shop.id');
  if (!inScope) return all;
  return all.where(
    sql<SqlBool>`(coverage_policy.member_id = ${actor.memberId} or exists (select from shop
      where shop.company_id = coverage_policy.company_id and shop.deleted_at is null and ${inScope}
        and ${isAbout('coverage_policy')}))`,
  );
}

export const filtered = (db: Db, actor: Actor, f: CoveragePolicyFilter) =>
  visible(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map((word) => named(word))))
    .$if(f.state !== undefined, (q) => q.where('coverage_policy.state', 'in', f.state ?? []))
    .$if(f.per !== undefined, (q) => q.where('coverage_policy.per', 'in', f.per ?? []));

const named = (word: string) =>
  sql<SqlBool>`(coverage_policy.name ilike ${contains(word)} or coverage_policy.name_pinyin like ${contains(word.toLowerCase())})`;

export const byId = (db: Db, actor: Actor, id: string) => visible(db, actor).where('coverage_policy.id', '=', id);

export const groupById = (db: Db, companyId: string, id: string) =>
  db.selectFrom('shop_group').select(['id', 'name']).where('company_id', '=', companyId).where('id', '=', id);

export const templateById = (db: Db, companyId: string, id: string) =>
  db.selectFrom('template').select(['id', 'name']).where('company_id', '=', companyId).where('id', '=', id);

export const insert = (db: Db, row: Insertable<CoveragePolicy>) => db.insertInto('coverage_policy').values(row);

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (
  db: Db,
  actor: Actor,
  { id, rev }: { id: string; rev: number },
  change: Updateable<CoveragePolicy>,
) =>
  db
    .updateTable('coverage_policy')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

/** As `update`, and only from a state in which the event can happen. */
export const move = (
  db: Db,
  actor: Actor,
  seen: { id: string; rev: number; event: CoveragePolicyEvent },
  change: Updateable<CoveragePolicy>,
) => update(db, actor, seen, change).where('state', 'in', coveragePolicyMachine.from(seen.event));
