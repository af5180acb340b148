import type { feedbackApi } from '@rondo/contract/feedback';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { type FeedbackEvent, feedbackMachine, maySupport } from '@rondo/domain/feedback';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Feedback } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { holds } from '../people/index.ts';

type List = Parsed<typeof feedbackApi.list>;
export type FeedbackFilter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

export const SORTS: Record<List['sort'], Sort> = {
  '-created': { by: sql`feedback.created_at`, as: 'timestamptz', desc: true },
  created: { by: sql`feedback.created_at`, as: 'timestamptz', desc: false },
};

const ANSWERER = sql<string | null>`(select d.name from member d
  where d.company_id = feedback.company_id and d.id = feedback.answered_by)`;

/** Feedback that the actor sees: their own, and all of the company for support staff. The only way to it for readers. */
const visible = (db: Db, actor: Actor) =>
  db
    .selectFrom('feedback')
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'feedback.company_id').onRef('member.id', '=', 'feedback.author_id'),
    )
    .where('feedback.company_id', '=', actor.companyId)
    .$if(!maySupport(actor), (q) => q.where('feedback.author_id', '=', actor.memberId))
    .selectAll('feedback')
    .select(['member.name as author_name', ANSWERER.as('answerer_name')]);

export const filtered = (db: Db, actor: Actor, f: FeedbackFilter) =>
  visible(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map(spoken)))
    .$if(f.state !== undefined, (q) => q.where('feedback.state', 'in', f.state ?? []))
    .$if(f.kind !== undefined, (q) => q.where('feedback.kind', '=', f.kind ?? ''))
    .$if(f.memberId !== undefined, (q) => q.where('feedback.author_id', 'in', f.memberId ?? []))
    .$if(f.hasError !== undefined, (q) => q.where(sql<SqlBool>`${AFTER_ERROR} = ${f.hasError === true}::boolean`))
    .$if(f.from !== undefined, (q) => q.where('feedback.day', '>=', f.from ?? ''))
    .$if(f.to !== undefined, (q) => q.where('feedback.day', '<=', f.to ?? ''));

/** A page that failed by itself has a number and no code. */
const AFTER_ERROR = sql<boolean>`(feedback.error_id is not null or feedback.error_code is not null)`;

const spoken = (word: string) =>
  sql<SqlBool>`(feedback.number ilike ${contains(word)} or feedback.text ilike ${contains(word)}
    or feedback.route ilike ${contains(word)} or feedback.error_id ilike ${contains(word)}
    or feedback.error_code::text = ${word}
    or member.name ilike ${contains(word)} or member.name_pinyin like ${contains(word.toLowerCase())})`;

export const byId = (db: Db, actor: Actor, id: string) => visible(db, actor).where('feedback.id', '=', id);

export const byIds = (db: Db, actor: Actor, ids: readonly string[]) =>
  visible(db, actor).where(sql<SqlBool>`feedback.id = any(${[...ids]}::uuid[])`);

/** Until the end of the transaction nobody else counts what this member sent. */
export const holdSender = (memberId: string) => sql`select pg_advisory_xact_lock(hashtextextended(${memberId}, 268))`;

export const sentOn = (db: Db, companyId: string, memberId: string, day: string) =>
  db
    .selectFrom('feedback')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('author_id', '=', memberId)
    .where('day', '=', day);

export const insert = (db: Db, row: Insertable<Feedback>) => db.insertInto('feedback').values(row);

/** Who answers feedback, but who sent it. */
export const answerers = (db: Db, companyId: string, authorId: string) =>
  db
    .selectFrom('member as m')
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where('m.state', '=', 'active')
    .where('m.id', '<>', authorId)
    .where(holds('x_support'))
    .orderBy('m.id');

/** Only in a state in which the event can happen, and for who has seen the latest; no row back: somebody was faster. */
export const move = (
  db: Db,
  companyId: string,
  { id, rev, event }: { id: string; rev: number; event: FeedbackEvent },
  change: Updateable<Feedback>,
) =>
  db
    .updateTable('feedback')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('state', 'in', feedbackMachine.from(event))
    .returning('rev');
