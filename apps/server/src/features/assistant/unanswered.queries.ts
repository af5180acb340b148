import type { assistantApi } from '@rondo/contract/assistant';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { type UnansweredAct, unansweredQuestionMachine } from '@rondo/domain/assistant';
import { memberMachine } from '@rondo/domain/member';
import { type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { UnansweredQuestion } from '../../platform/db/schema.gen.ts';
import { stateIn } from '../../platform/db/states.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { holds } from '../people/index.ts';

type List = Parsed<typeof assistantApi.unanswered>;

export const UNANSWERED_SORTS: Record<List['sort'], Sort> = {
  '-times': { by: sql`unanswered_question.times`, as: 'numeric', desc: true },
  '-last': { by: sql`unanswered_question.last_at`, as: 'timestamptz', desc: true },
  last: { by: sql`unanswered_question.last_at`, as: 'timestamptz', desc: false },
};

const OWNER = sql<string | null>`(select m.name from member m
  where m.company_id = unanswered_question.company_id and m.id = unanswered_question.owner_id)`;
const SCOPE = sql<string | null>`(select n.name from knowledge_node n
  where n.company_id = unanswered_question.company_id and n.id = unanswered_question.scope_id)`;

/** All of the company for those who manage its knowledge base; else those that the reader was given. */
const visible = (db: Db, { companyId, memberId, codes }: Actor) =>
  db
    .selectFrom('unanswered_question')
    .where('unanswered_question.company_id', '=', companyId)
    .$if(!codes.has('x_kb_root'), (q) => q.where('unanswered_question.owner_id', '=', memberId))
    .selectAll('unanswered_question')
    .select([OWNER.as('owner_name'), SCOPE.as('scope_name')]);
export type UnansweredRow = Awaited<ReturnType<ReturnType<typeof visible>['execute']>>[number];

export const unansweredList = (db: Db, actor: Actor, { keyword, state }: Pick<List, 'keyword' | 'state'>) =>
  visible(db, actor)
    .where((eb) =>
      eb.and(wordsOf(keyword).map((word) => sql<SqlBool>`unanswered_question.question ilike ${contains(word)}`)),
    )
    .$if(state !== undefined, (q) => q.where('unanswered_question.state', 'in', state ?? []));

export const unansweredById = (db: Db, actor: Actor, id: string) =>
  visible(db, actor).where('unanswered_question.id', '=', id);

/** Questions that nobody has and nobody was told of, taken to be told now; the oldest first. */
export const takeUntold = (db: Db, companyId: string, now: Date) =>
  db
    .updateTable('unanswered_question')
    .set({ told_at: now })
    .where('company_id', '=', companyId)
    .where(stateIn('state', unansweredQuestionMachine.from('assign')))
    .where('owner_id', 'is', null)
    .where('told_at', 'is', null)
    .returning(['question', 'first_at']);

/** Those who work here and manage the knowledge base. */
export const managers = (db: Db, companyId: string) =>
  db
    .selectFrom('member as m')
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where('m.state', 'in', memberMachine.working)
    .where(holds('x_kb_root'))
    .orderBy('m.id');

/** How many wait: those nobody has, and the reader's own. */
export const waiting = (db: Db, { companyId, memberId, codes }: Actor) =>
  db
    .selectFrom('unanswered_question')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(sql<boolean>`count(*) filter (where owner_id = ${memberId}) > 0`.as('has_own'))
    .where('company_id', '=', companyId)
    .where(stateIn('state', unansweredQuestionMachine.from('answer')))
    .$if(!codes.has('x_kb_root'), (q) => q.where('owner_id', '=', memberId))
    .$if(codes.has('x_kb_root'), (q) =>
      q.where((eb) => eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', memberId)])),
    );

interface Asked {
  companyId: string;
  id: string;
  question: string;
  folded: string;
  scopeId: string | null;
  ownerId: string | null;
  at: Date;
}

/** A question more, or the same once more; one that was settled and is asked again is open again, but one that was dismissed. */
export const note = (db: Db, { companyId, id, question, folded, scopeId, ownerId, at }: Asked) =>
  sql<{ id: string; is_new: boolean }>`insert into unanswered_question
      (company_id, id, question, folded, first_at, last_at, scope_id, state, owner_id)
    values (${companyId}, ${id}, ${question}, ${folded}, ${at}, ${at}, ${scopeId},
      ${ownerId === null ? 'open' : 'assigned'}, ${ownerId})
    on conflict (company_id, md5(folded), coalesce(scope_id, '00000000-0000-0000-0000-000000000000'))
    do update set times = unanswered_question.times + 1, last_at = excluded.last_at, rev = unanswered_question.rev + 1,
      state = case when unanswered_question.state = 'answered' then 'open' else unanswered_question.state end,
      told_at = case when unanswered_question.state = 'answered' then null else unanswered_question.told_at end
    returning id, times = 1 as is_new`.execute(db);

/** Only for who has seen the latest and from a state in which it can happen; no row back: somebody was faster. */
export const moveUnanswered = (
  db: Db,
  companyId: string,
  { id, rev, act }: { id: string; rev: number; act: UnansweredAct },
  change: Updateable<UnansweredQuestion>,
) =>
  db
    .updateTable('unanswered_question')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('state', 'in', unansweredQuestionMachine.from(act))
    .returning('rev');
