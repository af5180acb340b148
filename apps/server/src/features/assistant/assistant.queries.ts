import type { Citation } from '@rondo/contract/assistant';
import { assistantMessageMachine } from '@rondo/domain/assistant';
import { LIMIT } from '@rondo/domain/limit';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { AssistantMessage, AssistantSession } from '../../platform/db/schema.gen.ts';
import { stateIn } from '../../platform/db/states.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';

/** Whose conversations: each member reads their own and nobody else's. */
export interface Own {
  companyId: string;
  memberId: string;
}

export const BY_LATEST: Sort = { by: sql`assistant_session.updated_at`, as: 'timestamptz', desc: true };

const sessions = (db: Db, { companyId, memberId }: Own) =>
  db
    .selectFrom('assistant_session')
    .where('assistant_session.company_id', '=', companyId)
    .where('assistant_session.member_id', '=', memberId)
    .selectAll('assistant_session')
    .select(
      sql<number>`(select count(*)::int from assistant_message m where m.company_id = assistant_session.company_id
        and m.session_id = assistant_session.id)`.as('turns'),
    );

export const sessionList = (db: Db, own: Own, keyword: string) =>
  sessions(db, own).where((eb) =>
    eb.and(
      wordsOf(keyword).map(
        (
          word,
        ) => sql<SqlBool>`(assistant_session.title ilike ${contains(word)} or exists (select from assistant_message m
          where m.company_id = assistant_session.company_id and m.session_id = assistant_session.id
          and m.question ilike ${contains(word)}))`,
      ),
    ),
  );

export const sessionById = (db: Db, own: Own, id: string) => sessions(db, own).where('assistant_session.id', '=', id);

/** The same, held until the end of the transaction: of two questions at once the second waits. */
export const holdSession = (db: Db, { companyId, memberId }: Own, id: string) =>
  db
    .selectFrom('assistant_session')
    .select(['id', 'title'])
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate();

export const insertSession = (db: Db, row: Insertable<AssistantSession>) =>
  db.insertInto('assistant_session').values(row);

export const updateSession = (db: Db, { companyId, memberId }: Own, id: string, change: Updateable<AssistantSession>) =>
  db
    .updateTable('assistant_session')
    .set(change)
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id');

export const deleteSession = (db: Db, { companyId, memberId }: Own, id: string) =>
  db
    .deleteFrom('assistant_session')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id');

/** All but the latest that a member may keep. */
export const dropOldest = (db: Db, { companyId, memberId }: Own) =>
  db
    .deleteFrom('assistant_session')
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where(
      sql<SqlBool>`id in (select s.id from assistant_session s where s.company_id = ${companyId}
        and s.member_id = ${memberId} order by s.updated_at desc, s.id desc offset ${LIMIT.assistant.sessions})`,
    );

/** Conversations that nobody went on with since. */
export const dropBefore = (db: Db, companyId: string, at: Date) =>
  db.deleteFrom('assistant_session').where('company_id', '=', companyId).where('updated_at', '<', at);

const messages = (db: Db, { companyId, memberId }: Own) =>
  db
    .selectFrom('assistant_message')
    .innerJoin('assistant_session', (j) =>
      j
        .onRef('assistant_session.company_id', '=', 'assistant_message.company_id')
        .onRef('assistant_session.id', '=', 'assistant_message.session_id'),
    )
    .where('assistant_message.company_id', '=', companyId)
    .where('assistant_session.member_id', '=', memberId)
    .selectAll('assistant_message')
    .select('assistant_session.title as session_title');
export type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number];

export const messageById = (db: Db, own: Own, id: string) => messages(db, own).where('assistant_message.id', '=', id);

/** The turns of a conversation in their order. */
export const messagesOf = (db: Db, own: Own, sessionId: string) =>
  messages(db, own)
    .where('assistant_message.session_id', '=', sessionId)
    .orderBy('assistant_message.created_at')
    .orderBy('assistant_message.id');

export const insertMessage = (db: Db, row: Insertable<AssistantMessage>) =>
  db.insertInto('assistant_message').values(row);

/** What is written about an answer while nobody has asked for another one. */
export interface Written {
  companyId: string;
  id: string;
  attempt: number;
}

const WRITING = assistantMessageMachine.from('finish');

/** Keeps what came so far; no row back: somebody stopped it, or asked anew. */
export const keepText = (db: Db, { companyId, id, attempt }: Written, answer: string, at: Date) =>
  db
    .updateTable('assistant_message')
    .set({ answer, updated_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where(stateIn('state', WRITING))
    .returning('id');

interface Ended {
  answer: string;
  citations: readonly Citation[];
  basis: string;
  fault: string | null;
  state: string;
  at: Date;
}

/** The end of an answer. One that was stopped stays so, with what came until then. */
export const end = (
  db: Db,
  { companyId, id, attempt }: Written,
  { answer, citations, basis, fault, state, at }: Ended,
) =>
  db
    .updateTable('assistant_message')
    .set({
      ...{ answer, basis, fault, updated_at: at, citations: JSON.stringify(citations) },
      state: sql<string>`case when ${stateIn('state', WRITING)} then ${state}::text else state end`,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where(stateIn('state', [...WRITING, 'stopped']))
    .returning('state');

/** Ends it for whoever writes it; no row back: it is not being written. */
export const stop = (db: Db, companyId: string, id: string, at: Date) =>
  db
    .updateTable('assistant_message')
    .set({ state: 'stopped', updated_at: at })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where(stateIn('state', assistantMessageMachine.from('stop')))
    .returning('id');

/** Begins it anew; no row back: it is being written. `lostBefore`: a writer not heard of since then is gone. */
export const again = (db: Db, companyId: string, id: string, { at, lostBefore }: { at: Date; lostBefore: Date }) =>
  db
    .updateTable('assistant_message')
    .set({
      ...{ state: 'streaming', answer: '', citations: '[]', basis: 'none', fault: null, updated_at: at },
      ...{ thumb: null, reason: null, comment: '' },
      attempt: sql<number>`attempt + 1`,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where(sql<SqlBool>`(${stateIn('state', assistantMessageMachine.from('again'))} or updated_at < ${lostBefore})`)
    .returning('attempt');

export const setThumb = (
  db: Db,
  companyId: string,
  id: string,
  change: Pick<Updateable<AssistantMessage>, 'thumb' | 'reason' | 'comment'>,
) =>
  db
    .updateTable('assistant_message')
    .set(change)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('id');
