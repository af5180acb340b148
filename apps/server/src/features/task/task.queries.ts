import type { Actor } from '@rondo/domain/actor';
import { rectificationMachine } from '@rondo/domain/rectification';
import { taskMachine } from '@rondo/domain/task';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { addPeopleOf, dropHandlersOf, markPeople, moveRow, remindRow, turnsOf } from '../process/index.ts';
import { notBlind } from '../record/index.ts';
import { shopInScope } from '../scope/index.ts';
import { reviewersOf } from './review.queries.ts';
import { IS_THERE } from './waiting.queries.ts';

const tookPart = (actor: Actor) => sql<SqlBool>`exists (select from task_person p
  where p.company_id = task.company_id and p.task_id = task.id and p.member_id = ${actor.memberId})`;

/** What the actor may list: by tier their own, those of the shops in scope, or all. The way into the table. */
export function visible(db: Db, actor: Actor) {
  const all = db
    .selectFrom('task')
    .where('task.company_id', '=', actor.companyId)
    .where('task.deleted_at', 'is', null)
    .where(notBlind(actor, 'task.record_id'));
  if (actor.tier === 'own') return all.where(tookPart(actor));
  const scope = actor.tier === 'scope' ? shopInScope(actor, 'task.shop_id') : null;
  return scope ? all.where(scope) : all;
}

/** The one with a number, as long as the actor may list it. */
export const taskByNumber = (db: Db, actor: Actor, number: string) =>
  visible(db, actor).select('task.id').where('task.number', '=', number);

/** The task that one is a part of. */
const parentOf = sql<{ id: string; number: string; name: string } | null>`(
  select json_build_object('id', whole.id, 'number', whole.number, 'name', whole.name) from task whole
   where whole.company_id = task.company_id and whole.id = task.parent_id and whole.deleted_at is null)`;

/** How many of the sub-tasks are still to be completed; index task_parts. */
const openPartsOf = sql<number>`(select count(*)::int from task part
   where part.company_id = task.company_id and part.parent_id = task.id and part.deleted_at is null
     and ${stateIn('part.state', taskMachine.open)})`;

/** One, deleted or not, with where its shop hangs now. Not limited to the actor: the policy decides. */
export const byId = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('task')
    .leftJoin('shop', (j) => j.onRef('shop.company_id', '=', 'task.company_id').onRef('shop.id', '=', 'task.shop_id'))
    .selectAll('task')
    .select(['shop.lineage as shop_lineage', 'shop.time_zone as shop_time_zone', 'shop.address as shop_address'])
    .select(['shop.phone as shop_phone', 'shop.latitude as shop_latitude', 'shop.longitude as shop_longitude'])
    .select(['shop.last_rate as shop_last_rate'])
    .select(reviewersOf('task.id').as('reviewers'))
    .select([parentOf.as('parent'), openPartsOf.as('open_parts')])
    .select(
      sql<number>`(select count(*)::int from rectification r where r.company_id = task.company_id and r.shop_id = task.shop_id
        and ${stateIn('r.state', rectificationMachine.open)})`.as('shop_open_rectifications'),
    )
    .where('task.company_id', '=', companyId)
    .where('task.id', '=', id);

/** Holds the row until the transaction ends: whoever submits or moves it next waits, and rows that point to it are written meanwhile. */
export const lock = (db: Db, companyId: string, id: string) =>
  db.selectFrom('task').select('id').where('company_id', '=', companyId).where('id', '=', id).forNoKeyUpdate();

export const move = moveRow('task', IS_THERE);
export const remind = remindRow('task');
export const markActed = markPeople('task');
export const dropHandlers = dropHandlersOf('task');
export const addPeople = addPeopleOf('task');

/** Takes a task that is free, or goes on with one's own. `rev` stays: what others may do with the task is the same as before. */
export const claim = (db: Db, companyId: string, id: string, memberId: string, at: Date, is: 'free' | 'own') =>
  db
    .updateTable('task')
    .set({ claimed_by: memberId, claimed_at: at, updated_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', taskMachine.from('claim'))
    .where('deleted_at', 'is', null)
    .where((eb) => (is === 'free' ? eb('claimed_by', 'is', null) : eb('claimed_by', '=', memberId)))
    .returning('id');

/** Frees a claimed task; `by`: only as long as it is theirs. */
export const release = (db: Db, companyId: string, id: string, at: Date, by?: string) =>
  db
    .updateTable('task')
    .set({ claimed_by: null, claimed_at: null, updated_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', taskMachine.from('release'))
    .where((eb) => (by === undefined ? eb('claimed_by', 'is not', null) : eb('claimed_by', '=', by)))
    .returning('id');

/** Soft: whoever has it open learns that it is gone. */
export const remove = (db: Db, companyId: string, id: string, at: Date) =>
  db
    .updateTable('task')
    .set((eb) => ({ deleted_at: at, updated_at: at, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([eb('state', '=', 'not_initiated'), eb.and([eb('state', '=', 'closed'), eb('record_id', 'is', null)])]),
    )
    .returning('id');

/** Closes what is still to be done at a shop; what waits for a review is left to its reviewer. */
export const closeOfShop = (db: Db, companyId: string, shopId: string, at: Date) =>
  db
    .updateTable('task')
    .set((eb) => ({
      state: 'closed',
      close_reason: 'shop_closed',
      finished_at: at,
      updated_at: at,
      rev: eb('rev', '+', 1),
    }))
    .from((eb) =>
      eb
        .selectFrom('task')
        .select(['company_id', 'id', 'state'])
        .where('company_id', '=', companyId)
        .where('shop_id', '=', shopId)
        .where('state', 'in', [...taskMachine.planned, ...taskMachine.waitingFor('handler')])
        .where('deleted_at', 'is', null)
        .forUpdate()
        .as('open'),
    )
    .whereRef('task.company_id', '=', 'open.company_id')
    .whereRef('task.id', '=', 'open.id')
    .returning(['task.id', 'task.record_id', 'open.state as from']);

/** Rectifications of a record, for the detail of its task. */
export const rectificationsOf = (db: Db, companyId: string, recordId: string) =>
  db
    .selectFrom('rectification')
    .select(['id', 'number', 'title', 'state', 'deadline_at'])
    .where('company_id', '=', companyId)
    .where('record_id', '=', recordId)
    .orderBy('number');

/** How records of tasks came out, for score and level of their rows. */
export const results = (db: Db, companyId: string, recordIds: readonly string[]) =>
  db
    .selectFrom('record')
    .select(['id', 'score', 'max_score', 'rate_percent', 'red_lines'])
    .select(['level_key', 'level_name', 'level_rank', 'level_count', 'level_from'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...recordIds]}::uuid[])`);

/** The open drafts of tasks, with what decides which items their stores are asked. */
export const drafts = (db: Db, companyId: string, taskIds: readonly string[]) =>
  db
    .selectFrom('draft as d')
    .innerJoin('task as t', (j) => j.onRef('t.company_id', '=', 'd.company_id').onRef('t.id', '=', 'd.task_id'))
    .innerJoin('shop as s', (j) => j.onRef('s.company_id', '=', 't.company_id').onRef('s.id', '=', 't.shop_id'))
    .select(['d.task_id', 'd.template_version_id', 'd.answers', 's.format', 's.tags'])
    .select(({ ref }) => ['t.sample_items', 't.sample_seed', ref('t.mode').$notNull().as('mode')])
    .where('d.company_id', '=', companyId)
    .where(sql<SqlBool>`d.task_id = any(${[...taskIds]}::uuid[])`);

/** The result of an inspection whose answers a reviewer changed; whose turn it is stays. */
export const rescore = (
  db: Db,
  companyId: string,
  id: string,
  result: { score: number | null; level: string | null },
) => db.updateTable('task').set(result).where('company_id', '=', companyId).where('id', '=', id);

/** Pins a task to another version. */
export const repin = (
  db: Db,
  companyId: string,
  taskId: string,
  version: { id: string; no: number; name: string },
  at: Date,
) =>
  db
    .updateTable('task')
    .set((eb) => ({
      template_version_id: version.id,
      version_no: version.no,
      template_name: version.name,
      updated_at: at,
      rev: eb('rev', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', taskId);

/**
 * Where copies are for failures alone and no item failed, those in copy since the task was made have nothing to do with it any more;
 * whoever got a copy later, since its review took too long, keeps it.
 */
export const dropCopiesOfSuccess = (db: Db, companyId: string, id: string) =>
  db
    .deleteFrom('task_person')
    .using('task')
    .using('record')
    .whereRef('task.company_id', '=', 'task_person.company_id')
    .whereRef('task.id', '=', 'task_person.task_id')
    .whereRef('record.company_id', '=', 'task.company_id')
    .whereRef('record.id', '=', 'task.record_id')
    .where('task_person.company_id', '=', companyId)
    .where('task_person.task_id', '=', id)
    .where('task_person.relation', '=', 'cc')
    .whereRef('task_person.created_at', '<=', 'task.created_at')
    .where('task.cc_only_failed', '=', true)
    .where('record.failed_items', '=', 0)
    .returning('task_person.member_id');

/** Until when the reader has their turn at a task. */
export const ownTurn = (db: Db, actor: Actor, id: string) =>
  turnsOf(db, actor)
    .where('turn.object_kind', '=', 'task')
    .where('turn.object_id', '=', id)
    .select('turn.deadline_at')
    .orderBy('turn.deadline_at');
