import type { Actor } from '@rondo/domain/actor';
import { learningMachine } from '@rondo/domain/learning';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { IS_DONE, isOverdue, RATIO, STANDING } from './learner.queries.ts';

/** What has no day comes last. */
const NO_DAY = '9999-12-31';

/** What is due first stands first. */
export const byDue: Sort = { by: sql`coalesce(learning_member.due_on, ${NO_DAY}::date)`, as: 'date', desc: false };
/** What was done last stands first. */
export const byDone: Sort = {
  by: sql`coalesce(learning_member.passed_at, learning_member.read_at, learning.ended_at, learning.published_at)`,
  as: 'timestamptz',
  desc: true,
};

/** The published lists that concern somebody, and ended ones: the only way in for whoever learns. */
const mine = (db: Db, { companyId, memberId, timeZone }: Actor, today: string) =>
  db
    .selectFrom('learning_member')
    .innerJoin('learning', (j) =>
      j
        .onRef('learning.company_id', '=', 'learning_member.company_id')
        .onRef('learning.id', '=', 'learning_member.learning_id'),
    )
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'learning.company_id').onRef('member.id', '=', 'learning.author_id'),
    )
    .select([
      'learning.id',
      'learning.title',
      'learning.state',
      'learning.introduction',
      'learning.quiz',
      'learning.author_id',
      'member.name as author_name',
    ])
    .select(['learning_member.due_on', 'learning_member.read_at', 'learning_member.passed_at'])
    .select([
      STANDING.as('standing'),
      IS_DONE.as('is_done'),
      isOverdue(today, timeZone).as('is_overdue'),
      RATIO.as('ratio'),
      sql<number>`(select count(*)::int from learning_file f
        join knowledge_node n on n.company_id = f.company_id and n.id = f.node_id and n.deleted_at is null
        where f.company_id = learning_member.company_id and f.learning_id = learning_member.learning_id)`.as('files'),
      sql<number>`(select count(*)::int from learning_file f
        join knowledge_node n on n.company_id = f.company_id and n.id = f.node_id and n.deleted_at is null
        join knowledge_version v on v.company_id = n.company_id and v.id = n.version_id
        left join learning_reading r on r.company_id = f.company_id and r.node_id = n.id and r.member_id = learning_member.member_id
          and r.version_number = v.number
        where f.company_id = learning_member.company_id and f.learning_id = learning_member.learning_id
          and (learning_member.read_at is not null or r.read_at is not null))`.as('files_read'),
    ])
    .where('learning_member.company_id', '=', companyId)
    .where('learning_member.member_id', '=', memberId)
    .where('learning_member.left_at', 'is', null);

const IS_OPEN = sql<SqlBool>`(${stateIn('learning.state', learningMachine.from('end'))} and not ${IS_DONE})`;

export const filteredMine = (db: Db, actor: Actor, today: string, f: { set: 'open' | 'done'; keyword: string }) =>
  mine(db, actor, today)
    .where(f.set === 'open' ? IS_OPEN : sql<SqlBool>`not ${IS_OPEN}`)
    .where((eb) => eb.and(wordsOf(f.keyword).map((word) => sql<SqlBool>`learning.search ilike ${contains(word)}`)));

export const mineById = (db: Db, actor: Actor, today: string, id: string) =>
  mine(db, actor, today).where('learning.id', '=', id);
