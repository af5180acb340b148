import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { knowledgeApi as api } from '@rondo/contract/knowledge';
import type { KnowledgeRequest } from '@rondo/contract/knowledge-shapes';
import type { Actor } from '@rondo/domain/actor';
import {
  KNOWLEDGE_REQUEST_STATES,
  type KnowledgeRequestAct,
  type KnowledgeRequestState,
  knowledgeRequestMachine,
} from '@rondo/domain/knowledge';
import { type KnowledgeGrant, ROOT_GRANTS, subjectKey } from '@rondo/domain/knowledge/access';
import { LIMIT } from '@rondo/domain/limit';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { page } from '../../../platform/list.ts';
import { peopleByIds } from '../../people/index.ts';
import * as a from '../access.queries.ts';
import { rulesAlong } from '../access-of.ts';
import { levelFor } from '../change-of.ts';
import { kindOf } from '../knowledge.present.ts';
import { lockTree } from '../knowledge.queries.ts';
import { pageOf } from '../page-of.ts';
import * as q from '../request.queries.ts';
import { setList } from '../set-list.ts';
import * as t from '../tree.queries.ts';

/** Asks those who manage something. The answer is the same whether it is there, is seen already, or was asked for before. */
export async function requestAccess(
  { actor, once }: Context,
  { requestId, nodeId, reason }: Parsed<typeof api.requestAccess>,
): Promise<{ done: true }> {
  return once(requestId, 'knowledge.requestAccess', async (tx) => {
    const { count } = await q.countPending(tx.db, actor).executeTakeFirstOrThrow();
    const max = LIMIT.knowledge.requests;
    if (Number(count) >= max) throw new AppError('KNOWLEDGE_REQUESTS', { params: { max } });
    const node = await q.asked(tx.db, actor, nodeId).executeTakeFirst();
    if (!node) return { done: true };
    const row = {
      ...{ company_id: tx.companyId, id: tx.newId(), node_id: nodeId, member_id: actor.memberId, reason },
      ...{ state: 'pending', created_at: tx.now() },
    };
    if (!(await q.insert(tx.db, row).executeTakeFirst())) return { done: true };
    const { name } = node;
    await tx.addHistory({ kind: 'knowledge', id: nodeId, name, event: 'requested', comment: reason });
    await tx.emit('member.told', {
      ...{ to: await deciders(tx, node.lineage), text: 'knowledge_requested' },
      ...{ page: '/knowledge?tab=requests', key: `knowledge_requested:${row.id}` },
      params: { name, by: actor.name, words: reason },
    });
    return { done: true };
  });
}

/** Who manages it by itself; only where there is nobody, the administrators of the knowledge base. */
async function deciders({ db, companyId }: Tx, lineage: readonly string[]): Promise<string[]> {
  const rules = await rulesAlong(db, companyId, lineage);
  const people = await a.everybody(db, companyId).execute();
  const near = people.filter((person) => levelFor(rules, { ...person, manages_all: false }) === 'manage');
  return (near.length > 0 ? near : people.filter((person) => person.manages_all)).map(({ id }) => id);
}

export async function requests(
  { db, actor }: Context,
  { size, page: no, cursor, set, state }: Parsed<typeof api.requests>,
): Promise<Output<typeof api.requests>> {
  const paging = { size, page: no, cursor, sort: q.NEWEST, id: 'knowledge_request.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, set, state), paging);
  const ids = rows.flatMap((row) => [row.member_id, row.decided_by]);
  const people = await peopleByIds(db, actor.companyId, ids);
  return { ...rest, list: rows.map((row) => present(actor, row, people)) };
}

type Row = Awaited<ReturnType<ReturnType<typeof q.visible>['execute']>>[number];

/** Whoever asked reads no name of what they may not see. */
function present(actor: Actor, row: Row, people: Awaited<ReturnType<typeof peopleByIds>>): KnowledgeRequest {
  return {
    id: row.id,
    node: row.is_shown ? { id: row.node_id, name: row.node_name, kind: kindOf(row.node_kind) } : null,
    member: people(row.member_id) ?? { id: row.member_id, name: '' },
    ...{ reason: row.reason, state: stateOf(row.state), createdAt: row.created_at.toISOString() },
    decidedBy: people(row.decided_by),
    decidedAt: row.decided_at?.toISOString() ?? null,
    ...{ answer: row.answer, rev: row.rev, can: canOf(actor, row) },
  };
}

function stateOf(text: string): KnowledgeRequestState {
  const known = KNOWLEDGE_REQUEST_STATES.find((state) => state === text);
  if (!known) throw new Error(`unknown state ${text} of a request`);
  return known;
}

/** Whoever asked takes it back; who manages the node decides. */
const canOf = ({ memberId }: Actor, row: Row): KnowledgeRequestAct[] =>
  knowledgeRequestMachine
    .eventsOf(stateOf(row.state))
    .filter((act) => (act === 'withdraw' ? row.member_id === memberId : row.is_managed));

export async function decideRequest(
  { actor, change }: Context,
  { id, rev, act, level, answer }: Parsed<typeof api.decideRequest>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    await lockTree(tx.db, tx.companyId);
    const row = await q.visible(tx.db, actor).where('knowledge_request.id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const to = knowledgeRequestMachine.after(stateOf(row.state), act);
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    if (!canOf(actor, row).includes(act)) throw new AppError('FORBIDDEN');
    const decided = { state: to, answer, decided_by: actor.memberId, decided_at: tx.now() };
    const moved = await q.move(tx.db, tx.companyId, { id, rev, act }, decided).executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    const { node_id: nodeId, node_name: name } = row;
    const entry = { kind: 'knowledge', id: nodeId, event: act, from: row.state, to } as const;
    await tx.addHistory({ ...entry, name, comment: answer });
    if (act === 'grant') await addToList(tx, nodeId, { kind: 'member', id: row.member_id, level });
    if (act !== 'withdraw')
      await tellAsker(tx, row, act === 'grant' ? 'knowledge_granted' : 'knowledge_refused', answer);
    return moved;
  });
}

/** The asker is named in the list of the node itself; one that took the list of above begins with that. */
async function addToList(tx: Tx, nodeId: string, grant: KnowledgeGrant): Promise<void> {
  const { db, companyId } = tx;
  const node = await t.placed(db, companyId, nodeId).executeTakeFirstOrThrow();
  if (node.mode === 'own')
    return void (await a
      .raiseGrant(db, companyId, nodeId, { subject: subjectKey(grant), level: grant.level })
      .execute());
  const rules = await rulesAlong(db, companyId, node.lineage);
  const inherited = rules.find((one) => one.id === node.boundary_id)?.grants ?? ROOT_GRANTS;
  const others = inherited.filter((one) => subjectKey(one) !== subjectKey(grant));
  await setList(tx, node, { mode: 'own', grants: [...others, grant] });
}

/** A refusal says nothing of what was asked for but what its own asker knows. */
async function tellAsker(
  tx: Tx,
  { id, node_id: nodeId, node_name: name, node_kind: kind, member_id: to }: Row,
  text: 'knowledge_granted' | 'knowledge_refused',
  answer: string,
): Promise<void> {
  const shown = text === 'knowledge_granted' ? { name } : {};
  await tx.emit('member.told', {
    ...{ to: [to], text, key: `${text}:${id}` },
    page: text === 'knowledge_granted' ? pageOf({ id: nodeId, kind }) : '/knowledge?tab=requests',
    params: { ...shown, by: tx.actor?.name ?? '', words: answer },
  });
}
