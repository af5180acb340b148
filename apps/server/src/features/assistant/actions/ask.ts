import type { AnswerEvent, assistantApi as api } from '@rondo/contract/assistant';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { assistantMessageMachine, followsUp } from '@rondo/domain/assistant';
import { LIMIT } from '@rondo/domain/limit';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { StreamWire } from '../../../platform/http/binding.ts';
import type { LanguageModel } from '../../../platform/model/language-model.ts';
import { mayStillRead } from '../../knowledge-text/index.ts';
import { type Answering, answeringAs } from '../as-whom.ts';
import type { HelpPage } from '../asking.ts';
import { citationsOf, presentAnswer, stateOf } from '../assistant.present.ts';
import * as q from '../assistant.queries.ts';
import { noteUnanswered } from '../note-unanswered.ts';
import { begun } from '../retrieve.ts';
import type { Running } from '../running.ts';
import { citedOf, writeAnswer } from '../write-answer.ts';

/** What the process brings to every answer. */
export interface Writer {
  model: LanguageModel | null;
  running: Running;
}

type Asked = Parsed<typeof api.ask>;

/** A question and its answer. The same request again gives what became of the first, and asks nothing twice. */
export const ask =
  (writer: Writer) =>
  async (context: Context, asked: Asked, wire: StreamWire): Promise<AsyncIterable<AnswerEvent>> => {
    const { db, actor, once } = context;
    const answering = await answeringAs(db, actor, asked.as);
    await requireScope(context, answering, asked.scopeId);
    let isFirst = false;
    const begunAs = await once(asked.requestId, 'assistant.ask', async (tx) => {
      isFirst = true;
      return begin(tx, context, asked, answering);
    });
    return isFirst ? write(writer, context, wire, begunAs.id) : retold(context, begunAs.id, writer);
  };

/** The same question anew; of a conversation only the last one, on which nothing rests. */
export const again =
  (writer: Writer) =>
  async (context: Context, { id }: Parsed<typeof api.again>, wire: StreamWire): Promise<AsyncIterable<AnswerEvent>> => {
    const { db, actor, change, now } = context;
    const row = await q.messageById(db, actor, id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const turns = await q.messagesOf(db, actor, row.session_id).execute();
    if (turns.at(-1)?.id !== id) throw new AppError('MOVE_NOT_ALLOWED');
    const answering = await answeringAs(db, actor, asOf(row));
    await change(async (tx) => {
      const at = now();
      const lostBefore = new Date(at.getTime() - LIMIT.assistant.lostMs);
      const begun = await q.again(tx.db, actor.companyId, id, { at, lostBefore }).executeTakeFirst();
      if (!begun) throw new AppError('ASSISTANT_BUSY');
      if (answering.as) await noteAnsweredAs(tx, id, row.question, answering);
    });
    return write(writer, context, wire, id);
  };

const asOf = ({ as_kind, as_id }: Pick<q.MessageRow, 'as_kind' | 'as_id'>) =>
  as_id === null ? null : { kind: as_kind === 'role' ? ('role' as const) : ('member' as const), id: as_id };

/** What is not there for the asker is not there as a scope either; nor for whom they ask as. */
async function requireScope({ db, actor }: Context, { eyes, as }: Answering, scopeId: string | null): Promise<void> {
  if (scopeId === null) return;
  const own = as === null ? eyes : (await answeringAs(db, actor, null)).eyes;
  if (!(await mayStillRead(db, own, [scopeId])).has(scopeId)) throw new AppError('NOT_FOUND');
}

async function begin(tx: Tx, context: Context, asked: Asked, answering: Answering): Promise<{ id: string }> {
  const { actor, now, newId } = context;
  const { companyId } = actor;
  const at = now();
  const sessionId = asked.sessionId ?? newId();
  if (asked.sessionId === undefined) {
    const title = begun(asked.question.replace(/\s+/g, ' '), LIMIT.assistant.title - 1);
    const row = { company_id: companyId, id: sessionId, member_id: actor.memberId, title };
    await q.insertSession(tx.db, { ...row, created_at: at, updated_at: at }).execute();
    await q.dropOldest(tx.db, actor).execute();
  } else await goOn(tx, context, sessionId);
  const id = newId();
  await q
    .insertMessage(tx.db, {
      ...{ company_id: companyId, id, session_id: sessionId, question: asked.question, state: 'streaming' },
      ...{ basis: 'none', scope_id: asked.scopeId, as_kind: asked.as?.kind ?? null, as_id: asked.as?.id ?? null },
      ...{ page: asked.page === null ? null : JSON.stringify(asked.page), created_at: at, updated_at: at },
    })
    .execute();
  if (answering.as) await noteAnsweredAs(tx, id, asked.question, answering);
  return { id };
}

/** One more question of a conversation; while an answer is being written there is none. */
async function goOn(tx: Tx, { actor, now }: Context, sessionId: string): Promise<void> {
  const session = await q.holdSession(tx.db, actor, sessionId).executeTakeFirst();
  if (!session) throw new AppError('NOT_FOUND');
  const turns = await q.messagesOf(tx.db, actor, sessionId).execute();
  const last = turns.at(-1);
  if (last && assistantMessageMachine.eventsOf(stateOf(last, now())).includes('stop'))
    throw new AppError('ASSISTANT_BUSY');
  const max = LIMIT.assistant.turns;
  if (turns.length >= max) throw new AppError('ASSISTANT_FULL', { params: { max } });
  await q.updateSession(tx.db, actor, sessionId, { updated_at: now() }).execute();
}

/** Whoever tries what somebody else is told leaves a line in the audit log (N19.1). */
async function noteAnsweredAs(tx: Tx, id: string, question: string, { as }: Answering): Promise<void> {
  if (!as) return;
  const data = { [as.kind]: as.name };
  await tx.addHistory({
    kind: 'assistant',
    id,
    name: begun(question, LIMIT.assistant.title),
    event: 'answered_as',
    data,
  });
}

/** The events of an answer whose row has just begun. */
async function write(
  { model, running }: Writer,
  context: Context,
  { ask: read, gone }: StreamWire,
  id: string,
): Promise<AsyncIterable<AnswerEvent>> {
  const { db, actor, language, now } = context;
  const row = await q.messageById(db, actor, id).executeTakeFirstOrThrow();
  const turns = await q.messagesOf(db, actor, row.session_id).execute();
  const before = followsUp(row.question) ? (turns.at(-2)?.question ?? null) : null;
  const page = row.page as HelpPage | null;
  return writeAnswer({
    ...{ db, actor, language, model, running, gone, page, before, ask: read, now: now(), clock: now },
    ...{ question: row.question, scopeId: row.scope_id, answering: await answeringAs(db, actor, asOf(row)) },
    written: { companyId: actor.companyId, id, attempt: row.attempt },
    meta: { id, sessionId: row.session_id, title: row.session_title, hasModel: model !== null },
    onEnd: async (answered) => {
      // What was tried as somebody else, or about a page, is no question that the knowledge base owes an answer.
      if (row.as_id !== null || page !== null) return;
      await noteUnanswered(context, { question: row.question, scopeId: row.scope_id }, answered);
    },
  });
}

/** An answer that was asked for before, as far as it is there. */
async function* retold({ db, actor, now }: Context, id: string, { model }: Writer): AsyncGenerator<AnswerEvent> {
  const row = await q.messageById(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const { eyes } = await answeringAs(db, actor, asOf(row));
  const nodeIds = citationsOf(row).flatMap((one) => (one.kind === 'passage' ? one.nodeId : []));
  const answer = presentAnswer(row, {
    ...{ nodes: await mayStillRead(db, eyes, nodeIds), now: now(), scopeOf: () => null, asOf: () => null },
  });
  yield { event: 'meta', data: { id, sessionId: row.session_id, title: row.session_title, hasModel: model !== null } };
  yield { event: 'text', data: { text: answer.answer } };
  yield { event: 'citations', data: { citations: citedOf({ ...answer, text: answer.answer }) } };
  if (answer.fault !== null) yield { event: 'error', data: { fault: answer.fault } };
  yield { event: 'done', data: { state: answer.state, basis: answer.basis } };
}
