import type { cycleApi } from '@rondo/contract/cycle';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { type CycleEvent, cycleMachine } from '@rondo/domain/cycle';
import { type Insertable, type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Cycle } from '../../platform/db/schema.gen.ts';
import { contains, numberHolds, type Sort, wordsOf } from '../../platform/list.ts';
import { shopInScope } from '../scope/index.ts';
import { templateColumnNamed, templatesColumnNamed } from '../template/index.ts';

type List = Parsed<typeof cycleApi.list>;
type Filter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

export const SORTS: Record<List['sort'], Sort> = {
  '-created': { by: sql`cycle.created_at`, as: 'timestamptz', desc: true },
  created: { by: sql`cycle.created_at`, as: 'timestamptz', desc: false },
};

/** Condition: shop `s` is one of those that the cycle names, or hangs in one of its groups, and is not left out. */
export const REACHED = sql<SqlBool>`(not s.id = any(cycle.excluded_ids) and (s.id = any(cycle.shop_ids) or exists (
  select from shop_group g where g.company_id = cycle.company_id and g.id = any(cycle.group_ids)
    and s.lineage like g.lineage || '%')))`;

/** What the actor may read, deleted or not: by tier their own, those that reach a shop in scope too, or all. */
export function readable(db: Db, actor: Actor) {
  const all = db.selectFrom('cycle').where('cycle.company_id', '=', actor.companyId);
  if (actor.tier === 'all') return all;
  const own = sql<SqlBool>`cycle.owner_id = ${actor.memberId}`;
  if (actor.tier === 'own') return all.where(own);
  return all.where(sql<SqlBool>`(${own} or exists (select from shop s where s.company_id = cycle.company_id
    and s.deleted_at is null and ${shopInScope(actor, 's.id') ?? sql`true`} and ${REACHED}))`);
}

/** The only way into the table for readers. */
const visible = (db: Db, actor: Actor) => readable(db, actor).where('cycle.deleted_at', 'is', null);

export const filtered = (db: Db, actor: Actor, f: Filter) =>
  visible(db, actor)
    .selectAll('cycle')
    .where((eb) => eb.and(wordsOf(f.keyword).map((word) => named(actor.companyId, word))))
    .$if(f.state !== undefined, (q) => q.where('cycle.state', 'in', f.state ?? []))
    .$if(f.mode !== undefined, (q) => q.where('cycle.mode', 'in', f.mode ?? []))
    .$if(f.frequency !== undefined, (q) => q.where('cycle.frequency', 'in', f.frequency ?? []))
    .$if(f.templateId !== undefined, (q) => q.where(hasOneOf(f.templateId ?? [])))
    .$if(f.ownerId !== undefined, (q) => q.where('cycle.owner_id', 'in', f.ownerId ?? []))
    .$if(f.shopId !== undefined, (q) => q.where(reachesOne(f.shopId ?? [])));

const named = (companyId: string, word: string): RawBuilder<SqlBool> =>
  sql`(cycle.name ilike ${contains(word)} or cycle.name_pinyin like ${contains(word.toLowerCase())}
    or ${numberHolds('cycle.number', word)} or ${templateColumnNamed('cycle.template_id', companyId, word)}
    or ${templatesColumnNamed('cycle.more_template_ids', companyId, word)})`;

const hasOneOf = (templateIds: readonly string[]): RawBuilder<SqlBool> =>
  sql`(cycle.template_id = any(${[...templateIds]}::uuid[]) or cycle.more_template_ids && ${[...templateIds]}::uuid[])`;

const reachesOne = (shopIds: readonly string[]): RawBuilder<SqlBool> =>
  sql`exists (select from shop s where s.company_id = cycle.company_id and s.id = any(${[...shopIds]}::uuid[]) and ${REACHED})`;

export const byId = (db: Db, actor: Actor, id: string) =>
  visible(db, actor).selectAll('cycle').where('cycle.id', '=', id);

/** Holds it until the transaction ends: the clock and whoever moves it wait for each other. */
export const hold = (db: Db, companyId: string, id: string) =>
  db.selectFrom('cycle').selectAll().where('company_id', '=', companyId).where('id', '=', id).forUpdate();

export const insert = (db: Db, row: Insertable<Cycle>) => db.insertInto('cycle').values(row);

interface Seen {
  id: string;
  rev: number;
}

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (db: Db, companyId: string, { id, rev }: Seen, change: Updateable<Cycle>) =>
  db
    .updateTable('cycle')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

/** As `update`, and only from a state in which the event can happen. */
export const move = (db: Db, companyId: string, event: CycleEvent, seen: Seen, change: Updateable<Cycle>) =>
  update(db, companyId, seen, change).where('state', 'in', cycleMachine.from(event));

/** What the clock moves, under its lock; whoever has seen an older one is refused. */
export const moveByClock = (db: Db, companyId: string, id: string, change: Updateable<Cycle>) =>
  db
    .updateTable('cycle')
    .set((eb) => ({ ...change, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id);

/** When the clock looks at it again; nobody's version of it grows old by that. */
export const wakeAt = (db: Db, companyId: string, id: string, at: Date) =>
  db.updateTable('cycle').set({ wake_at: at }).where('company_id', '=', companyId).where('id', '=', id);
