import type { Actor } from '@rondo/domain/actor';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { FreeTaskRepeat, FreeTaskRepeatRun } from '../../platform/db/schema.gen.ts';
import type { OpenRow } from '../../platform/in-hand.ts';

const open = (db: Db, companyId: string) =>
  db.selectFrom('free_task_repeat').where('company_id', '=', companyId).where('ended_at', 'is', null);

/** What the actor may see and end: their own, to administrators all. */
export const visible = (db: Db, actor: Actor) =>
  open(db, actor.companyId).$if(!actor.isAdmin, (q) => q.where('owner_id', '=', actor.memberId));

export const list = (db: Db, actor: Actor) =>
  visible(db, actor).selectAll().orderBy('created_at', 'desc').orderBy('id');

export const countOpen = (db: Db, companyId: string) =>
  open(db, companyId).select(({ fn }) => fn.countAll<number>().as('count'));

export const insert = (db: Db, row: Insertable<FreeTaskRepeat>) => db.insertInto('free_task_repeat').values(row);

/** Those that the clock has to look at, longest waiting first; index free_task_repeat_wake. */
export const awake = (db: Db, companyId: string, now: Date) =>
  open(db, companyId).select('id').where('wake_at', '<=', now).orderBy('wake_at');

/** Holds an open one until the transaction ends: the clock and whoever ends it wait for each other. */
export const hold = (db: Db, companyId: string, id: string) =>
  open(db, companyId).selectAll().where('id', '=', id).forUpdate();

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const end = (db: Db, companyId: string, { id, rev }: { id: string; rev: number }, at: Date) =>
  db
    .updateTable('free_task_repeat')
    .set({ ended_at: at, updated_at: at, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('ended_at', 'is', null)
    .returning('rev');

/** What the clock or a handover changes, under its lock. */
export const update = (db: Db, companyId: string, id: string, change: Updateable<FreeTaskRepeat>) =>
  db.updateTable('free_task_repeat').set(change).where('company_id', '=', companyId).where('id', '=', id);

/** Takes a date in a zone. No row back: it was given out before. */
export const takeRun = (db: Db, row: Insertable<FreeTaskRepeatRun>) =>
  db
    .insertInto('free_task_repeat_run')
    .values(row)
    .onConflict((c) => c.doNothing())
    .returning('batch_id');

/** The last date of each of some, with the tasks of all zones. */
export const lastRuns = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('free_task_repeat_run')
    .distinctOn('repeat_id')
    .select(['repeat_id', 'due_on', sql<number>`sum(tasks)::int`.as('tasks')])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`repeat_id = any(${[...ids]}::uuid[])`)
    .groupBy(['repeat_id', 'due_on'])
    .orderBy('repeat_id')
    .orderBy('due_on', 'desc');

/** Open ones that a member owns, as the handover lists them. */
export const openRepeatsOf = (companyId: string, memberId: string) => sql<OpenRow>`
  select 'free_task_repeat' as kind, r.id, null::text as number, r.name, '' as place, null::uuid as shop_id,
         null::timestamptz as deadline_at, false as has_others
    from free_task_repeat r where r.company_id = ${companyId} and r.ended_at is null and r.owner_id = ${memberId}`;

export const holdOf = (db: Db, companyId: string, memberId: string) =>
  open(db, companyId).selectAll().where('owner_id', '=', memberId).orderBy('id').forUpdate();

/** Zones in which some stores stand. */
export const zonesOf = (db: Db, companyId: string, shopIds: readonly string[], companyZone: string) =>
  db
    .selectFrom('shop')
    .select(sql<string>`coalesce(time_zone, ${companyZone})`.as('time_zone'))
    .distinct()
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...shopIds]}::uuid[])`);
