import type { flowDashboardApi } from '@rondo/contract/flow-dashboard';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { type Insertable, type RawBuilder, type SqlBool, sql, type Updateable } from 'kysely';
import type { broughtBack } from '../../platform/bin.ts';
import type { Db } from '../../platform/db/company-db.ts';
import type { FlowDashboard } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';

type List = Parsed<typeof flowDashboardApi.list>;
type Filter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

const NAME = sql`lower(flow_dashboard.name)`;
const UPDATED = sql`flow_dashboard.updated_at`;
export const SORTS: Record<List['sort'], Sort> = {
  name: { by: NAME, as: 'text', desc: false },
  '-name': { by: NAME, as: 'text', desc: true },
  updated: { by: UPDATED, as: 'timestamptz', desc: false },
  '-updated': { by: UPDATED, as: 'timestamptz', desc: true },
};

/** What a dashboard was shared with the reader for, by name or by a role; null: it was not. */
const sharedWith = ({ memberId }: Actor): RawBuilder<string | null> => sql<string | null>`(
  select min(s.level) from flow_dashboard_share s
   where s.company_id = flow_dashboard.company_id and s.dashboard_id = flow_dashboard.id and (s.subject = ${`member:${memberId}`}
     or s.subject in (select 'role:' || r.role_id::text from member_role r
       where r.company_id = flow_dashboard.company_id and r.member_id = ${memberId})))`;

/** Of the reader, shared with them, or the company's default; administrators see all: the only way into the table. */
function all(db: Db, actor: Actor) {
  const mark = (
    column: 'is_favourite' | 'is_default',
  ) => sql<boolean>`coalesce((select m.${sql.raw(column)} from flow_dashboard_mark m
    where m.company_id = flow_dashboard.company_id and m.dashboard_id = flow_dashboard.id and m.member_id = ${actor.memberId}), false)`;
  return db
    .selectFrom('flow_dashboard')
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'flow_dashboard.company_id').onRef('member.id', '=', 'flow_dashboard.owner_id'),
    )
    .selectAll('flow_dashboard')
    .select(['member.name as owner_name', sharedWith(actor).as('shared_for')])
    .select(mark('is_favourite').as('is_favourite'))
    .select(mark('is_default').as('is_mine'))
    .select(
      sql<number>`(select count(*)::int from flow_dashboard_share s where s.company_id = flow_dashboard.company_id
        and s.dashboard_id = flow_dashboard.id)`.as('shared'),
    )
    .select(sql<number>`jsonb_array_length(flow_dashboard.widgets)`.as('widget_count'))
    .where('flow_dashboard.company_id', '=', actor.companyId);
}

const visible = (db: Db, actor: Actor) =>
  all(db, actor)
    .where('flow_dashboard.deleted_at', 'is', null)
    .$if(!actor.isAdmin, (q) =>
      q.where((eb) =>
        eb.or([
          eb('flow_dashboard.owner_id', '=', actor.memberId),
          eb('flow_dashboard.is_default', '=', true),
          sql<SqlBool>`${sharedWith(actor)} is not null`,
        ]),
      ),
    );

export type Row = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>;

export function filtered(db: Db, actor: Actor, f: Filter) {
  const whose = new Set(f.from ?? []);
  return visible(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map(named)))
    .$if(f.ownerId !== undefined, (q) => q.where('flow_dashboard.owner_id', 'in', f.ownerId ?? []))
    .$if(whose.size === 1, (q) => q.where('flow_dashboard.owner_id', whose.has('own') ? '=' : '<>', actor.memberId))
    .$if(f.isFavourite !== undefined, (q) =>
      q.where(
        sql<SqlBool>`exists (select from flow_dashboard_mark m where m.company_id = flow_dashboard.company_id
          and m.dashboard_id = flow_dashboard.id and m.member_id = ${actor.memberId} and m.is_favourite) = ${f.isFavourite ?? true}`,
      ),
    );
}

const named = (word: string) =>
  sql<SqlBool>`(flow_dashboard.name ilike ${contains(word)} or flow_dashboard.name_pinyin like ${contains(word.toLowerCase())})`;

export const byId = (db: Db, actor: Actor, id: string) => visible(db, actor).where('flow_dashboard.id', '=', id);

/** Whether one is there at all, whoever may see it. */
export const there = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('flow_dashboard')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);

/** Those of the bin that are the reader's, or anybody's for an administrator. */
export const deleted = (db: Db, actor: Actor, since: Date) =>
  all(db, actor)
    .where('flow_dashboard.deleted_at', '>=', since)
    .$if(!actor.isAdmin, (q) => q.where('flow_dashboard.owner_id', '=', actor.memberId))
    .orderBy('flow_dashboard.deleted_at', 'desc')
    .orderBy('flow_dashboard.id', 'desc');

export const insert = (db: Db, row: Insertable<FlowDashboard>) => db.insertInto('flow_dashboard').values(row);

/** How many somebody has; locks them, so that two creations at once are counted one after the other. */
export const countOf = async (db: Db, companyId: string, ownerId: string): Promise<number> => {
  const rows = await db
    .selectFrom('flow_dashboard')
    .select('id')
    .where('company_id', '=', companyId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .execute();
  return rows.length;
};

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (
  db: Db,
  companyId: string,
  { id, rev }: { id: string; rev: number },
  change: Updateable<FlowDashboard>,
) =>
  db
    .updateTable('flow_dashboard')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('deleted_at', 'is', null)
    .returning('rev');

/** It keeps that it is the company's default: taken back, it is so again, unless another one was made it meanwhile. */
export const bury = (db: Db, companyId: string, id: string, by: string, at: Date) =>
  db
    .updateTable('flow_dashboard')
    .set({ deleted_at: at, deleted_by: by })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id');

export const revive = (
  db: Db,
  companyId: string,
  id: string,
  change: ReturnType<typeof broughtBack> & { name: string; name_pinyin: string },
) =>
  db
    .updateTable('flow_dashboard')
    .set(change)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('id');

/** What lay in the bin long enough. */
export const sweep = (db: Db, companyId: string, before: Date) =>
  db
    .deleteFrom('flow_dashboard')
    .where('company_id', '=', companyId)
    .where('deleted_at', '<', before)
    .returning(['id', 'name']);

/** No other is the company's default any more, one in the bin included. */
export const clearDefault = (db: Db, companyId: string) =>
  db
    .updateTable('flow_dashboard')
    .set({ is_default: false })
    .where('company_id', '=', companyId)
    .where('is_default', '=', true);

export const setDefault = (db: Db, companyId: string, id: string, isDefault: boolean) =>
  db
    .updateTable('flow_dashboard')
    .set({ is_default: isDefault })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id');

export const memberNames = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('member')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);
