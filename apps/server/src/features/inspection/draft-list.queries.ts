import type { Actor } from '@rondo/domain/actor';
import { taskMachine } from '@rondo/domain/task';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { contains, numberHolds, type Sort, wordsOf } from '../../platform/list.ts';
import { shopColumnNamed } from '../scope/index.ts';

export const SAVED_LAST: Sort = { by: sql`draft.saved_at`, as: 'timestamptz', desc: true };

/** What a member has begun and can still submit. Index draft_member. */
export const ownDrafts = (db: Db, { companyId, memberId }: Actor, keyword: string) =>
  db
    .selectFrom('draft')
    .innerJoin('task', (j) =>
      j.onRef('task.company_id', '=', 'draft.company_id').onRef('task.id', '=', 'draft.task_id'),
    )
    .select(['draft.id', 'draft.task_id', 'draft.started_at', 'draft.saved_at'])
    .select(['task.number', 'task.shop_name', 'task.shop_path', 'task.template_name', 'task.version_no', 'task.mode'])
    .select(['task.deadline_at', sql<string>`task.shop_id`.as('shop_id')])
    .select(sql<number>`(select count(*)::int from jsonb_object_keys(draft.answers))`.as('answered'))
    .where('draft.company_id', '=', companyId)
    .where('draft.member_id', '=', memberId)
    .where('task.deleted_at', 'is', null)
    .where(stateIn('task.state', taskMachine.from('submit')))
    .$if(keyword !== '', (q) => q.where(matches(companyId, keyword)));

/** Every word is part of the number, stands in the template's name, or names the store. */
const matches = (companyId: string, keyword: string) =>
  sql<SqlBool>`(${sql.join(
    wordsOf(keyword).map(
      (word) => sql`(task.template_name ilike ${contains(word)} or task.shop_name ilike ${contains(word)}
    or ${numberHolds('task.number', word)} or ${shopColumnNamed('task.shop_id', companyId, word)})`,
    ),
    sql` and `,
  )})`;
