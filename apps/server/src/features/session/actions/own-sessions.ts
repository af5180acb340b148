import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { sessionApi } from '@rondo/contract/session';
import type { Actor } from '@rondo/domain/actor';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import * as q from '../session.queries.ts';

/** The own live sessions, this one first. */
export async function list({ db, actor, now }: Context): Promise<Output<typeof sessionApi.list>> {
  const rows = await q.liveSessions(db, actor.personId, now()).execute();
  return rows
    .map((row) => ({
      id: row.id,
      companyName: row.company_name,
      device: row.device,
      ip: row.ip,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      isThis: row.id === actor.sessionId,
    }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis));
}

export async function signOut({ actor, now, change }: Context): Promise<{ done: true }> {
  return change(async (tx) => {
    await q.endSessions(tx.db, actor.personId, now(), 'signed_out', { only: actor.sessionId }).execute();
    await addHistory(tx, actor, 'sign_out');
    return { done: true };
  });
}

export async function endOthers(context: Context): Promise<{ ended: number }> {
  return endSome(context, { but: context.actor.sessionId });
}

export async function endAll(context: Context): Promise<{ ended: number }> {
  return endSome(context, {});
}

export async function end(context: Context, { id }: Parsed<typeof sessionApi.end>): Promise<{ done: true }> {
  const { ended } = await endSome(context, { only: id });
  if (ended === 0) throw new AppError('NOT_FOUND');
  return { done: true };
}

async function endSome(
  { actor, now, change }: Context,
  which: { only?: string; but?: string },
): Promise<{ ended: number }> {
  return change(async (tx) => {
    const [result] = await q.endSessions(tx.db, actor.personId, now(), 'signed_out_elsewhere', which).execute();
    const ended = Number(result?.numUpdatedRows ?? 0);
    if (ended > 0) await addHistory(tx, actor, 'sign_out_elsewhere', { ended });
    return { ended };
  });
}

const addHistory = (
  tx: Tx,
  { memberId, name }: Actor,
  event: string,
  data: Record<string, number> = {},
): Promise<void> => tx.addHistory({ kind: 'session', id: memberId, name, event, data });
