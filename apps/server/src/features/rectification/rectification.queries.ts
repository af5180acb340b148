import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { rectificationApi } from '@rondo/contract/rectification';
import type { Actor } from '@rondo/domain/actor';
import { type RectificationEvent, type RectificationRelation, rectificationMachine } from '@rondo/domain/rectification';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Rectification } from '../../platform/db/schema.gen.ts';
import { contains, type Sort } from '../../platform/list.ts';
import { shopInGroups, shopInScope } from '../shop/index.ts';

type Filter = Omit<Parsed<typeof rectificationApi.list>, 'size' | 'page' | 'cursor' | 'sort'>;

/** The orders of the list. */
export const SORTS: Record<Parsed<typeof rectificationApi.list>['sort'], Sort> = {
  '-created': { by: sql`rectification.created_at`, as: 'timestamptz', desc: true },
  created: { by: sql`rectification.created_at`, as: 'timestamptz', desc: false },
  deadline: { by: sql`rectification.deadline_at`, as: 'timestamptz', desc: false },
  '-deadline': { by: sql`rectification.deadline_at`, as: 'timestamptz', desc: true },
};

const tookPart = (actor: Actor, relations?: readonly RectificationRelation[]) => sql<SqlBool>`exists (
  select from rectification_person p
   where p.company_id = rectification.company_id and p.rectification_id = rectification.id and p.member_id = ${actor.memberId}
     ${relations ? sql`and p.relation = any(${[...relations]}::text[])` : sql``})`;

/** What the actor may list: by tier their own, those of the shops in scope, or all. The way into the table. */
export function visible(db: Db, actor: Actor) {
  const all = db.selectFrom('rectification').where('rectification.company_id', '=', actor.companyId);
  if (actor.tier === 'own') return all.where(tookPart(actor));
  const scope = actor.tier === 'scope' ? shopInScope(actor, 'rectification.shop_id') : null;
  return scope ? all.where(scope) : all;
}

/** A tab: what waits for the actor, what they are told of, or all they may list. */
export function inTab(db: Db, actor: Actor, tab: Filter['tab']) {
  if (tab === 'all') return visible(db, actor);
  const mine = db.selectFrom('rectification').where('rectification.company_id', '=', actor.companyId);
  if (tab === 'cc') return mine.where(tookPart(actor, ['cc']));
  return mine.where(
    sql<SqlBool>`rectification.id in (select t.object_id from turn t where t.company_id = ${actor.companyId}
      and t.member_id = ${actor.memberId} and t.object_kind = 'rectification' and t.act = ${tab})`,
  );
}

export function filtered(db: Db, actor: Actor, f: Filter, now: Date) {
  return inTab(db, actor, f.tab)
    .$if(f.keyword !== '', (q) =>
      q.where((eb) =>
        eb.or([
          eb('rectification.title', 'ilike', contains(f.keyword)),
          eb('rectification.shop_name', 'ilike', contains(f.keyword)),
          eb('rectification.number', '=', f.keyword.toUpperCase()),
        ]),
      ),
    )
    .$if(f.state !== undefined, (q) => q.where('rectification.state', 'in', f.state ?? []))
    .$if(f.severity !== undefined, (q) => q.where('rectification.severity', 'in', f.severity ?? []))
    .$if(f.overdue !== undefined, (q) => {
      const late = sql<SqlBool>`(rectification.state = 'pending' and rectification.deadline_at < ${now})`;
      return q.where(f.overdue ? late : sql<SqlBool>`not ${late}`);
    })
    .$if(f.shopId !== undefined, (q) => q.where('rectification.shop_id', 'in', f.shopId ?? []))
    .$if(f.groupId !== undefined, (q) =>
      q.where(shopInGroups(actor.companyId, 'rectification.shop_id', f.groupId ?? [])),
    )
    .$if(f.recordId !== undefined, (q) => q.where('rectification.record_id', '=', f.recordId ?? ''))
    .$if(f.itemId !== undefined, (q) => q.where('rectification.item_id', '=', f.itemId ?? ''))
    .$if(f.from !== undefined, (q) => q.where('rectification.business_on', '>=', f.from ?? ''))
    .$if(f.to !== undefined, (q) => q.where('rectification.business_on', '<=', f.to ?? ''))
    .$if(f.handlerId !== undefined, (q) => q.where(hasPerson('handler', f.handlerId ?? [])))
    .$if(f.reviewerId !== undefined, (q) => q.where(hasPerson('reviewer', f.reviewerId ?? [])));
}

const hasPerson = (relation: RectificationRelation, ids: readonly string[]) => sql<SqlBool>`exists (
  select from rectification_person p
   where p.company_id = rectification.company_id and p.rectification_id = rectification.id
     and p.relation = ${relation} and p.member_id = any(${[...ids]}::uuid[]))`;

/** One, with where its shop hangs now. Not limited to the actor: the policy decides. */
export const byId = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('rectification')
    .innerJoin('shop', (j) =>
      j.onRef('shop.company_id', '=', 'rectification.company_id').onRef('shop.id', '=', 'rectification.shop_id'),
    )
    .selectAll('rectification')
    .select('shop.lineage as shop_lineage')
    .where('rectification.company_id', '=', companyId)
    .where('rectification.id', '=', id);

/** Everybody who has a part in some rectifications, with their names. */
export const peopleOf = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('rectification_person as p')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'p.company_id').onRef('m.id', '=', 'p.member_id'))
    .select(['p.rectification_id', 'p.relation', 'p.acted_at', 'm.id', 'm.name'])
    .where('p.company_id', '=', companyId)
    .where(sql<SqlBool>`p.rectification_id = any(${[...ids]}::uuid[])`)
    .orderBy('p.created_at')
    .orderBy('m.name');

/**
 * A move: one conditional update. Nobody moves what somebody else has moved: no row back is the dictionary's "this task has
 * been handled". `rev` is what the mover has seen.
 */
export const move = (
  db: Db,
  companyId: string,
  id: string,
  event: RectificationEvent,
  rev: number,
  patch: Updateable<Rectification>,
) =>
  db
    .updateTable('rectification')
    .set({ ...patch, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', rectificationMachine.from(event))
    .where('rev', '=', rev)
    .returning(['id', 'state', 'deadline_at']);

export const markActed = (
  db: Db,
  companyId: string,
  id: string,
  memberId: string,
  relation: RectificationRelation,
  at: Date,
) =>
  db
    .updateTable('rectification_person')
    .set({ acted_at: at })
    .where('company_id', '=', companyId)
    .where('rectification_id', '=', id)
    .where('member_id', '=', memberId)
    .where('relation', '=', relation);

/** The handlers become this one person. */
export const dropHandlers = (db: Db, companyId: string, id: string) =>
  db
    .deleteFrom('rectification_person')
    .where('company_id', '=', companyId)
    .where('rectification_id', '=', id)
    .where('relation', '=', 'handler');

interface NewPerson {
  rectificationId: string;
  memberId: string;
  relation: RectificationRelation;
}

export const addPeople = (db: Db, companyId: string, people: readonly NewPerson[], at: Date) =>
  db
    .insertInto('rectification_person')
    .values(
      people.map((p) => ({
        company_id: companyId,
        rectification_id: p.rectificationId,
        member_id: p.memberId,
        relation: p.relation,
        created_at: at,
      })),
    )
    .onConflict((c) => c.doNothing());

export const insert = (db: Db, rows: readonly Insertable<Rectification>[]) =>
  db.insertInto('rectification').values([...rows]);

/** How often each item failed at a shop since a day: the repeat counter of a new rectification. */
export const repeats = (db: Db, companyId: string, shopId: string, itemIds: readonly string[], since: Date) =>
  db
    .selectFrom('rectification')
    .select(['item_id', ({ fn }) => fn.countAll<number>().as('times')])
    .where('company_id', '=', companyId)
    .where('shop_id', '=', shopId)
    .where(sql<SqlBool>`item_id = any(${[...itemIds]}::uuid[])`)
    .where('created_at', '>=', since)
    .groupBy('item_id');

/** Sets the time of the last reminder unless there was one within the pause. */
export const remind = (db: Db, companyId: string, id: string, at: Date, pauseMs: number) =>
  db
    .updateTable('rectification')
    .set({ reminded_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('reminded_at', 'is', null), eb('reminded_at', '<=', new Date(at.getTime() - pauseMs))]))
    .returning('id');

export const templateNameOf = (db: Db, companyId: string, taskId: string | null) =>
  db
    .selectFrom('task')
    .select('template_name')
    .where('company_id', '=', companyId)
    .where('id', '=', taskId ?? '');

export const recordNumber = (db: Db, companyId: string, recordId: string) =>
  db.selectFrom('record').select(['id', 'number']).where('company_id', '=', companyId).where('id', '=', recordId);
