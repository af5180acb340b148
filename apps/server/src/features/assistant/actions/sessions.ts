import type { assistantApi as api } from '@rondo/contract/assistant';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { page } from '../../../platform/list.ts';
import { peopleByIds } from '../../people/index.ts';
import { knowledgeEyes } from '../../scope/index.ts';
import { citationsOf, presentAnswer, presentSession } from '../assistant.present.ts';
import * as q from '../assistant.queries.ts';
import { roles, visibleNodes } from '../retrieval.queries.ts';
import { waiting } from '../unanswered.queries.ts';
import type { Writer } from './ask.ts';

export const about =
  ({ model }: Writer) =>
  async ({ db, actor }: Context): Promise<Output<typeof api.about>> => {
    const mayAnswerAs = actor.codes.has('x_kb_root');
    const { count, has_own } = await waiting(db, actor).executeTakeFirstOrThrow();
    return { hasModel: model !== null, mayAnswerAs, unanswered: mayAnswerAs || has_own ? Number(count) : null };
  };

export async function sessions(
  { db, actor }: Context,
  { size, page: no, cursor, keyword }: Parsed<typeof api.sessions>,
): Promise<Output<typeof api.sessions>> {
  const paging = { size, page: no, cursor, sort: q.BY_LATEST, id: 'assistant_session.id' };
  const { rows, ...rest } = await page(db, q.sessionList(db, actor, keyword), paging);
  return { ...rest, list: rows.map(presentSession) };
}

export async function session(
  { db, actor, now }: Context,
  { id }: Parsed<typeof api.session>,
): Promise<Output<typeof api.session>> {
  const row = await q.sessionById(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const turns = await q.messagesOf(db, actor, id).execute();
  const cited = turns.flatMap((turn) => citationsOf(turn).flatMap((one) => (one.kind === 'passage' ? one.nodeId : [])));
  const scopes = turns.flatMap(({ scope_id }) => scope_id ?? []);
  const nodeIds = [...new Set([...cited, ...scopes])];
  const [nodes, roleRows, people] = await Promise.all([
    nodeIds.length === 0 ? [] : visibleNodes(db, knowledgeEyes(actor), nodeIds).execute(),
    turns.some((turn) => turn.as_kind === 'role') ? roles(db, actor.companyId).execute() : [],
    peopleByIds(
      db,
      actor.companyId,
      turns.map((turn) => (turn.as_kind === 'member' ? turn.as_id : null)),
    ),
  ]);
  const names = new Map(nodes.map((node) => [node.id, node.name]));
  const shown = {
    ...{ nodes: new Set(names.keys()), now: now() },
    scopeOf: (scopeId: string | null) =>
      scopeId !== null && names.has(scopeId) ? { id: scopeId, name: names.get(scopeId) ?? '' } : null,
    asOf: ({ as_kind, as_id }: q.MessageRow) => {
      if (as_id === null) return null;
      if (as_kind === 'member') return { kind: 'member' as const, id: as_id, name: people(as_id)?.name ?? '' };
      return { kind: 'role' as const, id: as_id, name: roleRows.find((role) => role.id === as_id)?.name ?? '' };
    },
  };
  return { ...presentSession(row), answers: turns.map((turn) => presentAnswer(turn, shown)) };
}

export async function rename(
  { actor, change }: Context,
  { id, title }: Parsed<typeof api.rename>,
): Promise<Output<typeof api.rename>> {
  const row = await change((tx) => q.updateSession(tx.db, actor, id, { title }).executeTakeFirst());
  if (!row) throw new AppError('NOT_FOUND');
  return { done: true };
}

/** For good: nobody but its member ever saw it. */
export async function remove(
  { actor, change }: Context,
  { id }: Parsed<typeof api.remove>,
): Promise<Output<typeof api.remove>> {
  const row = await change((tx) => q.deleteSession(tx.db, actor, id).executeTakeFirst());
  if (!row) throw new AppError('NOT_FOUND');
  return { done: true };
}

export async function subjects({ db, actor }: Context): Promise<Output<typeof api.subjects>> {
  const rows = await roles(db, actor.companyId).execute();
  return rows.map(({ id, name }) => ({ id, name }));
}
