import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { learningApi } from '@rondo/contract/learning';
import type { Actor } from '@rondo/domain/actor';
import { type LearningEvent, learningMachine, managesEveryLearning, mayMakeLearning } from '@rondo/domain/learning';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Learning } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { hasLearners } from './learner.queries.ts';

type List = Parsed<typeof learningApi.list>;
type Filter = Pick<List, 'keyword' | 'state' | 'authorId'>;

/** What has no day comes last. */
const NO_DAY = '9999-12-31';

export const SORTS: Record<List['sort'], Sort> = {
  '-created': { by: sql`learning.created_at`, as: 'timestamptz', desc: true },
  due: { by: sql`coalesce(learning.due_on, ${NO_DAY}::date)`, as: 'date', desc: false },
};

/** Condition: the actor manages it. */
const isManaged = (actor: Actor) =>
  sql<SqlBool>`(${managesEveryLearning(actor)} or (${mayMakeLearning(actor)} and learning.author_id = ${actor.memberId}))`;

/** Those that the actor manages, and published ones for people of the stores that they manage: the only way in for whoever looks after lists. */
const visible = (db: Db, actor: Actor) =>
  db
    .selectFrom('learning')
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'learning.company_id').onRef('member.id', '=', 'learning.author_id'),
    )
    .selectAll('learning')
    .select('member.name as author_name')
    .select(
      sql<number>`(select count(*)::int from learning_file f where f.company_id = learning.company_id and f.learning_id = learning.id)`.as(
        'files',
      ),
    )
    .where('learning.company_id', '=', actor.companyId)
    .where((eb) => eb.or([isManaged(actor), hasLearners(actor)]));

export const filtered = (db: Db, actor: Actor, f: Filter) =>
  visible(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map(holds)))
    .$if(f.state !== undefined, (q) => q.where('learning.state', 'in', f.state ?? []))
    .$if(f.authorId !== undefined, (q) => q.where('learning.author_id', 'in', f.authorId ?? []));

/** Condition: the word stands in the title, its pinyin or the introduction. */
const holds = (word: string) => sql<SqlBool>`learning.search ilike ${contains(word)}`;

export const byId = (db: Db, actor: Actor, id: string) => visible(db, actor).where('learning.id', '=', id);

/** One as it is, held until the transaction ends. */
export const hold = (db: Db, companyId: string, id: string) =>
  db.selectFrom('learning').selectAll().where('company_id', '=', companyId).where('id', '=', id).forUpdate();

export const insert = (db: Db, row: Insertable<Learning>) => db.insertInto('learning').values(row);

interface Seen {
  id: string;
  rev: number;
}

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (db: Db, companyId: string, { id, rev }: Seen, change: Updateable<Learning>) =>
  db
    .updateTable('learning')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

/** As `update`, and only from a state in which the event can happen. */
export const move = (db: Db, companyId: string, event: LearningEvent, seen: Seen, change: Updateable<Learning>) =>
  update(db, companyId, seen, change).where('state', 'in', learningMachine.from(event));

/** Only a draft goes; no row back: it is none any more. */
export const remove = (db: Db, companyId: string, id: string) =>
  db
    .deleteFrom('learning')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', learningMachine.from('publish'))
    .returning('id');

/** Those whose people are kept up to date; index learning_open. */
export const published = (db: Db, companyId: string) =>
  db
    .selectFrom('learning')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('state', 'in', learningMachine.from('end'))
    .orderBy('id');
