import { recordMachine } from '@rondo/domain/record';
import { taskMachine } from '@rondo/domain/task';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { recordset } from '../../platform/db/recordset.ts';
import { stateIn } from '../../platform/db/states.ts';

/** The one draft of a task. */
export const draftOf = (db: Db, companyId: string, taskId: string) =>
  db.selectFrom('draft').selectAll().where('company_id', '=', companyId).where('task_id', '=', taskId);

/** What the rules of check items read of a store, closed and deleted ones too: an open inspection of one goes on. */
export const shopTraits = (db: Db, companyId: string, shopId: string) =>
  db.selectFrom('shop').select(['format', 'tags']).where('company_id', '=', companyId).where('id', '=', shopId);

/** What a save has to know, without the answers. */
export const draftHead = (db: Db, companyId: string, taskId: string) =>
  db
    .selectFrom('draft as d')
    .innerJoin('task as t', (j) => j.onRef('t.company_id', '=', 'd.company_id').onRef('t.id', '=', 'd.task_id'))
    .select(['d.id', 'd.member_id', 'd.device_id', 'd.rev', 'd.saved_at', 'd.template_version_id'])
    .select(['t.state', 't.claimed_by', 't.deleted_at', 't.base_record_id', 't.camera_only'])
    .where('d.company_id', '=', companyId)
    .where('d.task_id', '=', taskId);

interface NewDraft {
  id: string;
  taskId: string;
  memberId: string;
  versionId: string;
  deviceId: string;
  at: Date;
  /** Begins with the answers of the record that came back. */
  recordId: string | null;
  /** JSON of the answers to begin with where no record came back. */
  carried: string;
}

/** Makes the draft unless another call was first; an inspection that came back has its old answers open again. */
export const createDraft = (db: Db, companyId: string, d: NewDraft) =>
  db
    .insertInto('draft')
    .values({
      company_id: companyId,
      id: d.id,
      task_id: d.taskId,
      member_id: d.memberId,
      template_version_id: d.versionId,
      device_id: d.deviceId,
      started_at: d.at,
      saved_at: d.at,
      answers: sql`coalesce((select jsonb_object_agg(i.item_id, i.answer || jsonb_build_object('carriedFrom', i.carried_from))
        from record_item i where i.company_id = ${companyId} and i.record_id = ${d.recordId}::uuid), ${d.carried}::jsonb)`,
    })
    .onConflict((c) => c.columns(['company_id', 'task_id']).doNothing());

/** Who has a task in hand. */
export const holderOf = (db: Db, companyId: string, taskId: string) =>
  db
    .selectFrom('task')
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'task.company_id').onRef('member.id', '=', 'task.claimed_by'),
    )
    .select(['member.id', 'member.name'])
    .where('task.company_id', '=', companyId)
    .where('task.id', '=', taskId);

/** Another device, or another handler, goes on with it. */
export const moveDraft = (db: Db, companyId: string, id: string, memberId: string, deviceId: string) =>
  db
    .updateTable('draft')
    .set({ member_id: memberId, device_id: deviceId })
    .where('company_id', '=', companyId)
    .where('id', '=', id);

/** Begins anew on another version. */
export const restartDraft = (db: Db, companyId: string, id: string, versionId: string, at: Date) =>
  db
    .updateTable('draft')
    .set({
      answers: '{}',
      seconds: '{}',
      rev: 0,
      template_version_id: versionId,
      started_at: at,
      saved_at: at,
      warned_at: null,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id);

interface Save {
  id: string;
  memberId: string;
  deviceId: string;
  /** JSON of the answers by item. */
  answers: string;
  /** JSON of the seconds by item. */
  seconds: string;
  at: Date;
}

/** Merges answers item by item: the later save wins. No row back: another device has it now. */
export const save = (db: Db, companyId: string, s: Save) =>
  db
    .updateTable('draft')
    .set((eb) => ({
      answers: sql`answers || ${s.answers}::jsonb`,
      seconds: sql`seconds || ${s.seconds}::jsonb`,
      rev: eb('rev', '+', 1),
      saved_at: s.at,
      warned_at: null,
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', s.id)
    .where('member_id', '=', s.memberId)
    .where('device_id', '=', s.deviceId)
    .returning('rev');

export const deleteDraft = (db: Db, companyId: string, taskId: string) =>
  db.deleteFrom('draft').where('company_id', '=', companyId).where('task_id', '=', taskId);

/** Answers of tasks that can still be submitted. */
const ofOpenTask = sql<SqlBool>`exists (select from task t
  where t.company_id = draft.company_id and t.id = draft.task_id and ${stateIn('t.state', taskMachine.from('submit'))} and t.deleted_at is null)`;

/** Marks the drafts that were saved last before a moment; answers each once. Index draft_age. */
export const warnOfExpiry = (db: Db, companyId: string, savedBefore: Date, at: Date) =>
  db
    .updateTable('draft')
    .set({ warned_at: at })
    .where('company_id', '=', companyId)
    .where('saved_at', '<', savedBefore)
    .where('warned_at', 'is', null)
    .where(ofOpenTask)
    .returning(['task_id', 'member_id', 'saved_at']);

/** Drops the drafts that were saved last before a moment, and whose holder has known it for a day. */
export const dropExpired = (db: Db, companyId: string, savedBefore: Date, warnedBefore: Date) =>
  db
    .deleteFrom('draft')
    .where('company_id', '=', companyId)
    .where('saved_at', '<', savedBefore)
    .where('warned_at', '<=', warnedBefore)
    .where(ofOpenTask)
    .returning(['task_id', 'member_id', 'saved_at']);

/** Files that the member neither brought nor found among the pictures of the draft. */
export const foreignFiles = (
  db: Db,
  companyId: string,
  memberId: string,
  draftId: string | null,
  ids: readonly string[],
) =>
  db
    .selectFrom(sql<{ id: string }>`unnest(${[...ids]}::uuid[])`.as<'f'>(sql`f(id)`))
    .select('f.id')
    .where(
      sql<SqlBool>`not exists (select from file
        where file.company_id = ${companyId} and file.id = f.id and file.created_by = ${memberId})`,
    )
    .where(
      sql<SqlBool>`not exists (select from draft d where d.company_id = ${companyId} and d.id = ${draftId}::uuid
        and jsonb_path_exists(d.answers, '$.*.photos[*] ? (@ == $id)', jsonb_build_object('id', f.id::text)))`,
    );

/** Of some files those that were chosen, not taken. */
export const pickedFiles = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('file')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where('source', '=', 'picked');

interface LastAsked {
  shop_id: string;
  template_id: string;
  /** The task that is inspected now. */
  id: string;
}

/**
 * The items of the last inspection of a shop with a template that counts or may come to count; index record_shop. Not of the one
 * that this task repeats unseen.
 */
export const lastTime = (
  db: Db,
  companyId: string,
  { shop_id: shopId, template_id: templateId, id: taskId }: LastAsked,
) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('record')
        .select(['company_id', 'id', 'submitted_at'])
        .where('company_id', '=', companyId)
        .where('shop_id', '=', shopId)
        .where('template_id', '=', templateId)
        .where('state', 'in', recordMachine.handedIn)
        .where('task_id', '!=', taskId)
        .where(
          sql<SqlBool>`record.id is distinct from (select d.first_record_id from double_inspection d
            where d.company_id = ${companyId} and d.second_task_id = ${taskId})`,
        )
        .orderBy('submitted_at', 'desc')
        .limit(1)
        .as('last'),
    )
    .innerJoin('record_item as i', (j) =>
      j.onRef('i.company_id', '=', 'last.company_id').onRef('i.record_id', '=', 'last.id'),
    )
    .leftJoin('rectification as r', (j) =>
      j.onRef('r.company_id', '=', 'i.company_id').onRef('r.id', '=', 'i.rectification_id'),
    )
    .leftJoin('record as given', (j) =>
      j.onRef('given.company_id', '=', 'i.company_id').onRef('given.id', '=', 'i.carried_from'),
    )
    .select([
      'i.item_id',
      'i.result',
      'i.note',
      'i.photo_ids',
      'r.state as rectification_state',
      'r.id as rectification_id',
    ])
    .select(sql<string>`coalesce(i.carried_from, last.id)`.as('record_id'))
    .select(sql<unknown>`i.answer -> 'value'`.as('value'))
    .select(({ fn }) => fn.coalesce('given.submitted_at', 'last.submitted_at').as('inspected_at'))
    .orderBy('i.sort');

/** Why a reviewer sent the task back the last time. */
export const lastReject = (db: Db, companyId: string, taskId: string) =>
  db
    .selectFrom('history')
    .select(['at', 'actor_name', 'comment'])
    .where('company_id', '=', companyId)
    .where('object_id', '=', taskId)
    .where('event', '=', 'reject')
    .orderBy('at', 'desc')
    .limit(1);

interface PassedDraft {
  taskId: string;
  to: { id: string } | null;
}

/** What a member filled in so far of some tasks is the successor's to go on with. */
export const passDrafts = (db: Db, companyId: string, fromId: string, drafts: readonly PassedDraft[]) => {
  const rows = drafts.flatMap(({ taskId, to }) => (to ? [{ task_id: taskId, to_id: to.id }] : []));
  return sql`update draft d set member_id = x.to_id from ${recordset(rows, 'task_id uuid, to_id uuid')}
    where d.company_id = ${companyId} and d.task_id = x.task_id and d.member_id = ${fromId}`.execute(db);
};

/** Drops drafts of tasks that nobody can submit any more. */
export const dropDeadDrafts = (db: Db, companyId: string, before: Date) =>
  db
    .deleteFrom('draft')
    .where('company_id', '=', companyId)
    .where('saved_at', '<', before)
    .where(
      sql<SqlBool>`exists (select from task t where t.company_id = draft.company_id and t.id = draft.task_id
        and (${stateIn('t.state', [...taskMachine.done, ...taskMachine.dropped])} or t.deleted_at is not null))`,
    );
