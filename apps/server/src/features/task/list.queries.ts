import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { taskApi } from '@rondo/contract/task';
import type { Actor } from '@rondo/domain/actor';
import { rectificationMachine } from '@rondo/domain/rectification';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { contains, numberHolds, type Sort, wordsOf } from '../../platform/list.ts';
import { realOrSample } from '../../platform/sample-rows.ts';
import { membersNamed } from '../people/index.ts';
import { turnsOf } from '../process/index.ts';
import { fourLevelRank } from '../record/index.ts';
import { shopColumnNamed, shopInGroups } from '../scope/index.ts';
import { templateColumnNamed } from '../template/index.ts';
import { visible } from './task.queries.ts';

export type Filter = Omit<Parsed<typeof taskApi.list>, 'size' | 'page' | 'cursor'> & {
  /** Of them only these. */
  ids?: readonly string[] | undefined;
};
type Condition = RawBuilder<SqlBool>;
type Order = NonNullable<Filter['sort']>;

/** Late, as `isLate` says it. */
export const late = (now: Date): Condition =>
  sql`(task.was_late or coalesce(task.submitted_at, task.finished_at, ${now}) > task.deadline_at)`;
export const rectificationLate = (now: Date): Condition =>
  sql`(${stateIn('rectification.state', rectificationMachine.timed)} and rectification.deadline_at < ${now})`;

/** What waits for the actor, and nothing else: the number on the tab is the count of this. */
export const todo = (db: Db, actor: Actor, f: Filter, now: Date) => {
  const tasks = taskConditions(actor, f, now);
  const rectifications = rectificationConditions(actor, f, now);
  const plain = tasks.length === 0 && rectifications?.length === 0;
  return turnsOf(db, actor).$if(!plain, (q) =>
    q.where((eb) =>
      eb.or([
        sql<SqlBool>`(turn.object_kind = 'task' and exists (select from task
          where task.company_id = turn.company_id and task.id = turn.object_id ${every(tasks)}))`,
        rectifications === null
          ? sql<SqlBool>`false`
          : sql<SqlBool>`(turn.object_kind = 'rectification' and exists (select from rectification
          where rectification.company_id = turn.company_id and rectification.id = turn.object_id ${every(rectifications)}))`,
      ]),
    ),
  );
};

const RELATIONS = { handled: ['handler', 'reviewer'], initiated: ['initiator'], cc: ['cc'] } as const;

/**
 * The tasks one took part in, newest first by index task_person_mine alone: whoever has ten thousand of them pays for a
 * page. A task that one both handled and reviewed is there once.
 */
export function mine(db: Db, actor: Actor, tab: keyof typeof RELATIONS, f: Filter, now: Date) {
  const query = db
    .selectFrom('task_person')
    .innerJoin('task', (j) =>
      j.onRef('task.company_id', '=', 'task_person.company_id').onRef('task.id', '=', 'task_person.task_id'),
    )
    .where('task_person.company_id', '=', actor.companyId)
    .where('task_person.member_id', '=', actor.memberId)
    .where('task_person.relation', 'in', RELATIONS[tab])
    .where('task.deleted_at', 'is', null)
    .$if(tab === 'handled', (q) => q.where('task_person.acted_at', 'is not', null).where(notTwice));
  return taskConditions(actor, f, now).reduce((narrower, condition) => narrower.where(condition), query);
}

const notTwice = sql<SqlBool>`(task_person.relation = 'handler' or not exists (select from task_person h
  where h.company_id = task_person.company_id and h.task_id = task_person.task_id and h.member_id = task_person.member_id
    and h.relation = 'handler' and h.acted_at is not null))`;

/** All tasks one may list. */
export const all = (db: Db, actor: Actor, f: Filter, now: Date) =>
  taskConditions(actor, f, now).reduce((narrower, condition) => narrower.where(condition), visible(db, actor));

export const tasksByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('task')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

export const rectificationsByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('rectification')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

/** Order of all tasks; index task_list for the newest. */
export const SORTS: Record<Order, Sort> = {
  '-created': { by: sql`task.created_at`, as: 'timestamptz', desc: true },
  created: { by: sql`task.created_at`, as: 'timestamptz', desc: false },
  deadline: { by: sql`task.deadline_at`, as: 'timestamptz', desc: false },
  '-deadline': { by: sql`task.deadline_at`, as: 'timestamptz', desc: true },
};

/** Order of one's own; the time of a task is copied to its people. */
export const MY_SORTS: Record<Order, Sort> = {
  ...SORTS,
  '-created': { by: sql`task_person.created_at`, as: 'timestamptz', desc: true },
  created: { by: sql`task_person.created_at`, as: 'timestamptz', desc: false },
};

const created = sql`coalesce(
  (select t.created_at from task t where t.company_id = turn.company_id and t.id = turn.object_id),
  (select r.created_at from rectification r where r.company_id = turn.company_id and r.id = turn.object_id), turn.since_at)`;

/** Order of "to do"; index turn_mine for the deadline. */
export const TODO_SORTS: Record<Order, Sort> = {
  '-created': { by: created, as: 'timestamptz', desc: true },
  created: { by: created, as: 'timestamptz', desc: false },
  deadline: { by: sql`turn.deadline_at`, as: 'timestamptz', desc: false },
  '-deadline': { by: sql`turn.deadline_at`, as: 'timestamptz', desc: true },
};

const every = (conditions: readonly Condition[]) =>
  conditions.length === 0 ? sql`` : sql`and ${sql.join([...conditions], sql` and `)}`;
const among = (column: string, values: readonly string[], type: 'uuid' | 'text'): Condition =>
  sql`${sql.ref(column)} = any(${[...values]}::${sql.raw(type)}[])`;
/** Every word stands in a name, is part of the number, or names the store or somebody who handles or reviews it. */
const words = (
  actor: Actor,
  table: 'task' | 'rectification',
  own: (word: string) => readonly Condition[],
  keyword: string,
): Condition[] =>
  wordsOf(keyword).map(
    (word) =>
      sql`(${sql.join(
        [
          ...own(word),
          sql`${sql.ref(`${table}.shop_name`)} ilike ${contains(word)}`,
          numberHolds(`${table}.number`, word),
          shopColumnNamed(`${table}.shop_id`, actor.companyId, word),
          sql`${sql.ref(`${table}.id`)} in (select p.${sql.ref(`${table}_id`)} from ${sql.table(`${table}_person`)} p
            where p.company_id = ${actor.companyId} and p.relation in ('handler', 'reviewer')
              and p.member_id in ${membersNamed(actor.companyId, word)})`,
        ],
        sql` or `,
      )})`,
  );

/** A word in the name of a task or of its template, also as they are typed in pinyin. */
const taskNamed = (actor: Actor, word: string): Condition[] => [
  sql`task.name ilike ${contains(word)}`,
  sql`task.name_pinyin like ${contains(word.toLowerCase())}`,
  sql`task.template_name ilike ${contains(word)}`,
  templateColumnNamed('task.template_id', actor.companyId, word),
];

/** Days are those of the company's calendar; `to` is meant whole. */
const days = (actor: Actor, at: string | RawBuilder<unknown>, from?: string, to?: string): Condition[] => {
  const column = typeof at === 'string' ? sql.ref(at) : at;
  return [
    ...(from === undefined
      ? []
      : [sql<SqlBool>`${column} >= (${from}::date)::timestamp at time zone ${actor.timeZone}`]),
    ...(to === undefined
      ? []
      : [sql<SqlBool>`${column} < (${to}::date + 1)::timestamp at time zone ${actor.timeZone}`]),
  ];
};

/** When an object came to its end. */
const finishedAt = {
  task: sql`task.finished_at`,
  rectification: sql`coalesce(rectification.completed_at, rectification.ended_at)`,
};

function shared(actor: Actor, f: Filter, table: 'task' | 'rectification', isLate: Condition): Condition[] {
  return [
    ...(f.overdue === undefined ? [] : [f.overdue ? isLate : sql<SqlBool>`not ${isLate}`]),
    ...(f.real === undefined ? [] : [realOrSample(`${table}.shop_id`, f.real)]),
    ...(f.shopId ? [among(`${table}.shop_id`, f.shopId, 'uuid')] : []),
    ...(f.groupId ? [shopInGroups(actor.companyId, `${table}.shop_id`, f.groupId)] : []),
    ...(f.handlerId ? [person(table, 'handler', f.handlerId)] : []),
    ...(f.reviewerId ? [person(table, 'reviewer', f.reviewerId)] : []),
    ...(f.initiatorId ? [person(table, 'initiator', f.initiatorId)] : []),
    ...days(actor, `${table}.created_at`, f.createdFrom, f.createdTo),
    ...days(actor, `${table}.deadline_at`, f.deadlineFrom, f.deadlineTo),
    ...days(actor, finishedAt[table], f.finishedFrom, f.finishedTo),
  ];
}

function taskConditions(actor: Actor, f: Filter, now: Date): Condition[] {
  return [
    ...shared(actor, f, 'task', late(now)),
    ...words(actor, 'task', (word) => taskNamed(actor, word), f.keyword),
    ...(f.state ? [among('task.state', f.state, 'text')] : []),
    ...(f.kind ? [among('task.kind', f.kind, 'text')] : []),
    ...(f.mode ? [among('task.mode', f.mode, 'text')] : []),
    ...(f.purpose ? [among('task.purpose', f.purpose, 'text'), sql<SqlBool>`task.mode is not null`] : []),
    ...(f.templateId ? [among('task.template_id', f.templateId, 'uuid')] : []),
    ...(f.ids ? [among('task.id', f.ids, 'uuid')] : []),
    ...(f.batchId ? [among('task.batch_id', [f.batchId], 'uuid')] : []),
    ...(f.cycleId ? [ofCycle(f.cycleId)] : []),
    ...(f.levelRank ? [levelIn(f.levelRank)] : []),
  ];
}

/** The batch of the task is a date of this plan. */
const ofCycle = (cycleId: string): Condition =>
  sql`exists (select from cycle_occurrence o where o.company_id = task.company_id and o.id = task.batch_id
    and o.cycle_id = ${cycleId})`;

/** The record of the task came out on one of these places of the ramp of four. */
const levelIn = (ranks: readonly number[]): Condition =>
  sql`exists (select from record where record.company_id = task.company_id and record.id = task.record_id
    and record.level_rank is not null and ${fourLevelRank('record')} = any(${[...ranks]}::int[]))`;

/** The same filters over rectifications; null where a filter can only mean tasks. */
function rectificationConditions(actor: Actor, f: Filter, now: Date): Condition[] | null {
  if (f.mode || f.purpose || f.templateId || f.batchId || f.cycleId || f.levelRank || f.ids) return null;
  if (f.kind && !f.kind.includes('rectification')) return null;
  const states = f.state?.map((state) => (state === 'pending_review' ? 'awaiting_review' : state));
  return [
    ...shared(actor, f, 'rectification', rectificationLate(now)),
    ...words(actor, 'rectification', (word) => [sql`rectification.title ilike ${contains(word)}`], f.keyword),
    ...(states ? [among('rectification.state', states, 'text')] : []),
  ];
}

function person(
  table: 'task' | 'rectification',
  relation: 'handler' | 'reviewer' | 'initiator',
  ids: readonly string[],
): Condition {
  return sql`exists (select from ${sql.table(`${table}_person`)} p
    where p.company_id = ${sql.ref(`${table}.company_id`)} and p.${sql.ref(`${table}_id`)} = ${sql.ref(`${table}.id`)}
      and p.relation = ${relation} and p.member_id = any(${[...ids]}::uuid[]))`;
}
