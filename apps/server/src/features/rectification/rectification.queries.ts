import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { rectificationApi } from '@rondo/contract/rectification';
import type { Actor } from '@rondo/domain/actor';
import { addDays } from '@rondo/domain/civil-time';
import { type RectificationRelation, rectificationMachine } from '@rondo/domain/rectification';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Rectification } from '../../platform/db/schema.gen.ts';
import { stateIn } from '../../platform/db/states.ts';
import { contains, dayBegins, numberHolds, type Sort, wordsOf } from '../../platform/list.ts';
import { membersNamed } from '../people/index.ts';
import { addPeopleOf, dropHandlersOf, markPeople, moveRow, remindRow } from '../process/index.ts';
import { notBlind } from '../record/index.ts';
import { inGroupsBy, shopColumnNamed, shopInScope, shopLike } from '../scope/index.ts';
import { lasted } from './repeat.queries.ts';

type Filter = Omit<Parsed<typeof rectificationApi.list>, 'size' | 'page' | 'cursor' | 'sort'> & {
  /** Of what the filters find only these. */
  ids?: readonly string[] | undefined;
};

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
  const all = db
    .selectFrom('rectification')
    .where('rectification.company_id', '=', actor.companyId)
    .where(notBlind(actor, 'rectification.record_id'));
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

/** Every word stands in the title, is part of the number, or names the store or somebody who handles or reviews it. */
const matches = (companyId: string, keyword: string) =>
  sql<SqlBool>`(${sql.join(
    wordsOf(keyword).map(
      (word) => sql`(rectification.title ilike ${contains(word)} or rectification.shop_name ilike ${contains(word)}
    or ${numberHolds('rectification.number', word)} or ${shopColumnNamed('rectification.shop_id', companyId, word)}
    or rectification.id in (select p.rectification_id from rectification_person p where p.company_id = ${companyId}
      and p.relation in ('handler', 'reviewer') and p.member_id in ${membersNamed(companyId, word)}))`,
    ),
    sql` and `,
  )})`;

export function filtered(db: Db, actor: Actor, f: Filter, now: Date) {
  return inTab(db, actor, f.tab)
    .$if(f.keyword !== '', (q) => q.where(matches(actor.companyId, f.keyword)))
    .$if(f.ids !== undefined, (q) => q.where(sql<SqlBool>`rectification.id = any(${[...(f.ids ?? [])]}::uuid[])`))
    .$if(f.state !== undefined, (q) => q.where('rectification.state', 'in', f.state ?? []))
    .$if(f.source !== undefined, (q) => q.where('rectification.source', 'in', f.source ?? []))
    .$if(f.severity !== undefined, (q) => q.where('rectification.severity', 'in', f.severity ?? []))
    .$if(f.priority !== undefined, (q) => q.where('rectification.priority', 'in', f.priority ?? []))
    .$if(f.overdue !== undefined, (q) => {
      const late = sql<SqlBool>`(${stateIn('rectification.state', rectificationMachine.timed)} and rectification.deadline_at < ${now})`;
      return q.where(f.overdue ? late : sql<SqlBool>`not ${late}`);
    })
    .$if(f.asked !== undefined, (q) => q.where('rectification.asked_at', f.asked ? 'is not' : 'is', null))
    .$if(f.appealed !== undefined, (q) =>
      q.where(sql<SqlBool>`(rectification.appeal is not distinct from 'open') = ${f.appealed}`),
    )
    .$if(f.shopId !== undefined, (q) => q.where('rectification.shop_id', 'in', f.shopId ?? []))
    .where(shopLike(actor.companyId, 'rectification.shop_id', f) ?? sql<SqlBool>`true`)
    .$if(f.groupId !== undefined, (q) =>
      q.where(inGroupsBy(f.structure, 'rectification', actor.companyId, f.groupId ?? [])),
    )
    .$if(f.templateId !== undefined || f.mode !== undefined, (q) => q.where(ofRecord(f)))
    .$if(f.onTime !== undefined, (q) => {
      const onTime = sql<SqlBool>`(${stateIn('rectification.state', rectificationMachine.done)} and rectification.completed_at <= rectification.deadline_at)`;
      return q.where(f.onTime ? onTime : sql<SqlBool>`not ${onTime}`);
    })
    .$if(f.lasted !== undefined, (q) => q.where(lasted(f.lasted ?? true)))
    .$if(f.recordId !== undefined, (q) => q.where('rectification.record_id', '=', f.recordId ?? ''))
    .$if(f.itemId !== undefined, (q) => q.where('rectification.item_id', '=', f.itemId ?? ''))
    .$if(f.from !== undefined, (q) => q.where('rectification.business_on', '>=', f.from ?? ''))
    .$if(f.to !== undefined, (q) => q.where('rectification.business_on', '<=', f.to ?? ''))
    .$if(f.deadlineFrom !== undefined, (q) =>
      q.where('rectification.deadline_at', '>=', dayBegins(actor, f.deadlineFrom ?? '')),
    )
    .$if(f.deadlineTo !== undefined, (q) =>
      q.where('rectification.deadline_at', '<', dayBegins(actor, addDays(f.deadlineTo ?? '', 1))),
    )
    .$if(f.initiatorId !== undefined, (q) => q.where(hasPerson('initiator', f.initiatorId ?? [])))
    .$if(f.handlerId !== undefined, (q) => q.where(hasPerson('handler', f.handlerId ?? [])))
    .$if(f.reviewerId !== undefined, (q) => q.where(hasPerson('reviewer', f.reviewerId ?? [])))
    .$if(f.ccId !== undefined, (q) => q.where(hasPerson('cc', f.ccId ?? [])));
}

/** Some, by their ids. Who may see them was asked before. */
export const byIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('rectification')
    .selectAll('rectification')
    .where('rectification.company_id', '=', companyId)
    .where(sql<SqlBool>`rectification.id = any(${[...ids]}::uuid[])`);

/** The record it came from is of one of the templates and modes. */
const ofRecord = ({ templateId, mode }: Filter) => sql<SqlBool>`exists (
  select from record r where r.company_id = rectification.company_id and r.id = rectification.record_id
     ${templateId ? sql`and r.template_id = any(${templateId}::uuid[])` : sql``}
     ${mode ? sql`and r.mode = any(${mode}::text[])` : sql``})`;

const hasPerson = (relation: RectificationRelation, ids: readonly string[]) => sql<SqlBool>`exists (
  select from rectification_person p
   where p.company_id = rectification.company_id and p.rectification_id = rectification.id
     and p.relation = ${relation} and p.member_id = any(${[...ids]}::uuid[]))`;

/** When a shop is open, and from when on it is closed. */
const HOURS = [
  'shop.hours as shop_hours',
  'shop.special_days as shop_special_days',
  'shop.time_zone as shop_time_zone',
  sql<string | null>`case when shop.state = 'closed' then shop.closed_on else shop.closing_on end`.as(
    'shop_closed_from',
  ),
] as const;

export const hoursOfShop = (db: Db, companyId: string, id: string) =>
  db.selectFrom('shop').select(HOURS).where('company_id', '=', companyId).where('id', '=', id);

/** One, with where its shop hangs and when it is open now. Not limited to the actor: the policy decides. */
export const byId = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('rectification')
    .innerJoin('shop', (j) =>
      j.onRef('shop.company_id', '=', 'rectification.company_id').onRef('shop.id', '=', 'rectification.shop_id'),
    )
    .selectAll('rectification')
    .select('shop.lineage as lineage_now')
    .select(HOURS)
    .select(
      sql<string | null>`(select p.member_id from rectification_person p where p.company_id = rectification.company_id
        and p.rectification_id = rectification.id and p.relation = 'handler' and p.acted_at = rectification.handled_at
        limit 1)`.as('fixed_by'),
    )
    .select(
      sql<string[]>`array(select p.member_id from rectification_person p where p.company_id = rectification.company_id
        and p.rectification_id = rectification.id and p.relation = 'reviewer')`.as('reviewer_ids'),
    )
    .select(
      sql<string[]>`array(select m.member_id from shop_manager m where m.company_id = rectification.company_id
        and m.shop_id = rectification.shop_id)`.as('manager_ids'),
    )
    .where('rectification.company_id', '=', companyId)
    .where('rectification.id', '=', id);

export const move = moveRow('rectification');
export const remind = remindRow('rectification');
export const markActed = markPeople('rectification');
export const dropHandlers = dropHandlersOf('rectification');
export const addPeople = addPeopleOf('rectification');

/** Pictures with their content and what they look like, or what they were drawn on does. */
export const looksOf = (db: Db, companyId: string, photoIds: readonly string[]) =>
  sql<{ id: string; sha256: Buffer; dhash: string | null }>`
    select f.id, coalesce(below.sha256, f.sha256) as sha256, coalesce(below.dhash, f.dhash) as dhash
      from file f left join file below on below.company_id = f.company_id and below.id = f.marked_from
     where f.company_id = ${companyId} and f.id = any(${[...photoIds]}::uuid[])`.execute(db);

/** Those of some photos whose content is that of a fix that was sent back. One that was only withdrawn may be submitted again as it was. */
export const repeatedPhotos = (db: Db, companyId: string, id: string, photoIds: readonly string[]) =>
  db
    .selectFrom('file')
    .select('file.id')
    .where('file.company_id', '=', companyId)
    .where(sql<SqlBool>`file.id = any(${[...photoIds]}::uuid[])`)
    .where(
      sql<SqlBool>`file.sha256 in (select old.sha256 from file old where old.company_id = ${companyId} and old.id in (
        select unnest(h.photo_ids) from history h
         where h.company_id = ${companyId} and h.object_id = ${id} and h.event in ('handle', 'handle_unreviewed')
           and h.at < (select max(back.at) from history back where back.company_id = ${companyId}
             and back.object_id = ${id} and back.event in ('reject', 'reopen'))))`,
    );

/** One of some photos that was chosen from files. */
export const pickedPhoto = (db: Db, companyId: string, photoIds: readonly string[]) =>
  db
    .selectFrom('file')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...photoIds]}::uuid[])`)
    .where('source', '=', 'picked')
    .limit(1);

type New = Omit<Insertable<Rectification>, 'shop_lineage'> & { record_id: string | null };

/** Where the shop hung when the problem was found: as the record has it, whatever moved since; without a record where it hangs now. */
const foundIn = ({ company_id, record_id, shop_id }: New) =>
  record_id === null
    ? sql<string>`(select lineage from shop where company_id = ${company_id} and id = ${shop_id})`
    : sql<string>`(select shop_lineage from record where company_id = ${company_id} and id = ${record_id})`;

export const insert = (db: Db, rows: readonly New[]) =>
  db.insertInto('rectification').values(rows.map((row) => ({ ...row, shop_lineage: foundIn(row) })));

export const templateNameOf = (db: Db, companyId: string, taskId: string | null) =>
  db
    .selectFrom('task')
    .select('template_name')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = ${taskId}::uuid`);

/** The event of AI checks that one began with. */
export const eventOf = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('ai_event')
    .select(['id', 'event_name', 'boxes', sql<unknown>`looking->'areas'`.as('areas')])
    .where('company_id', '=', companyId)
    .where('rectification_id', '=', id);

export const recordNumber = (db: Db, companyId: string, recordId: string) =>
  db.selectFrom('record').select(['id', 'number']).where('company_id', '=', companyId).where('id', '=', recordId);
