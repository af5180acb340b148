import type { Parsed } from '@rondo/contract/kit/endpoint';
import { rectificationApi } from '@rondo/contract/rectification';
import { shopApi } from '@rondo/contract/shop';
import { taskApi } from '@rondo/contract/task';
import { TODAY_ROWS, type TodayFigureKey, type TodayRows } from '@rondo/contract/today-rows';
import type { Actor } from '@rondo/domain/actor';
import { URGENT_ROWS } from '@rondo/domain/today';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { counted } from '../../platform/list.ts';
import { isReal } from '../../platform/sample-rows.ts';
import { turnsOf } from '../process/index.ts';
import { listedRectifications } from '../rectification/index.ts';
import { listedShops } from '../shop/index.ts';
import { listedTasks, todoTurns } from '../task/index.ts';

export interface Asking {
  db: Db;
  actor: Actor;
  at: Date;
  /** The company's day. */
  day: string;
}

/** The figures in one statement, each counted over the very query of the list it opens. */
export const figures = (asking: Asking, keys: readonly TodayFigureKey[]) =>
  asking.db.selectNoFrom(keys.map((key) => rowsOf(asking, TODAY_ROWS[key].rows(asking.day)).as(key)));

function rowsOf({ db, actor, at }: Asking, { list, query }: TodayRows): RawBuilder<number> {
  switch (list) {
    case 'tasks':
      return tasksOf({ db, actor, at }, taskApi.list.input.parse(query));
    case 'rectifications':
      return counted(listedRectifications(db, actor, rectificationApi.list.input.parse(query), at));
    case 'shops':
      return counted(listedShops(db, actor, shopApi.list.input.parse(query)));
    default:
      return list satisfies never;
  }
}

const tasksOf = ({ db, actor, at }: Omit<Asking, 'day'>, filter: Parsed<typeof taskApi.list>): RawBuilder<number> =>
  filter.tab === 'todo' ? counted(todoTurns(db, actor, filter, at)) : counted(listedTasks(db, actor, filter, at));

interface UrgentId {
  kind: 'task' | 'rectification';
  id: string;
  act: 'late' | 'review';
  is_red_line: boolean;
  due_at: Date;
}

/**
 * What is late, red lines first, then the longest; then what waits for the actor's review. Indexes task_deadline,
 * rectification_deadline, turn_mine.
 */
export async function urgent(asking: Asking, may: Record<'tasks' | 'rectifications', boolean>): Promise<UrgentId[]> {
  const { db, actor, at } = asking;
  const parts: RawBuilder<unknown>[] = [sql`${reviews(db, actor)}`];
  if (may.tasks) {
    const late = listedTasks(db, actor, taskApi.list.input.parse(TODAY_ROWS.lateTasks.rows().query), at)
      .select([sql<string>`'task'`.as('kind'), 'task.id', sql<string>`'late'`.as('act'), 'task.deadline_at as due_at'])
      .select(sql<boolean>`false`.as('is_red_line'))
      .orderBy('task.deadline_at')
      .limit(URGENT_ROWS);
    parts.push(sql`${late}`);
  }
  if (may.rectifications) {
    const filter = rectificationApi.list.input.parse(TODAY_ROWS.lateRectifications.rows().query);
    const late = listedRectifications(db, actor, filter, at)
      .select([sql<string>`'rectification'`.as('kind'), 'rectification.id', sql<string>`'late'`.as('act')])
      .select(['rectification.deadline_at as due_at', isRedLine.as('is_red_line')])
      .orderBy(isRedLine, 'desc')
      .orderBy('rectification.deadline_at')
      .limit(URGENT_ROWS);
    parts.push(sql`${late}`);
  }
  const { rows } = await sql<UrgentId>`select * from (${sql.join(parts, sql` union all `)}) as urgent
    order by act, is_red_line desc, due_at, id limit ${URGENT_ROWS}`.execute(db);
  return rows;
}

const isRedLine = sql<boolean>`(rectification.severity = 'red_line')`;

const reviews = (db: Db, actor: Actor) =>
  turnsOf(db, actor)
    .where('turn.act', '=', 'review')
    .select(['turn.object_kind as kind', 'turn.object_id as id', 'turn.act', 'turn.deadline_at as due_at'])
    .select(sql<boolean>`false`.as('is_red_line'))
    .orderBy('turn.deadline_at')
    .limit(URGENT_ROWS);

/** Whether there is any of what a company begins with. The first by its key is enough to know. */
export const firstSteps = ({ db, actor }: Asking) => {
  const any = (from: RawBuilder<unknown>) => sql<boolean>`(${from} order by id limit 1) is not null`;
  const { companyId, memberId } = actor;
  return db.selectNoFrom([
    any(sql`select id from shop where company_id = ${companyId} and deleted_at is null and ${isReal('id')}`).as(
      'shops',
    ),
    any(
      sql`select id from template where company_id = ${companyId} and state = 'published' and deleted_at is null and ${isReal('id')}`,
    ).as('template'),
    any(sql`select id from member where company_id = ${companyId} and id <> ${memberId} and ${isReal('id')}`).as(
      'people',
    ),
    any(sql`select id from task where company_id = ${companyId} and deleted_at is null and ${isReal('id')}`).as(
      'dispatch',
    ),
  ]);
};
