import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { sessionApi } from '@rondo/contract/session';
import type { Context } from '../../../platform/context.ts';
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

export async function signOut({ db, actor, now }: Context): Promise<{ done: true }> {
  await q.endSessions(db, actor.personId, now(), 'signed_out', { only: actor.sessionId }).execute();
  return { done: true };
}

export async function endOthers({ db, actor, now }: Context): Promise<{ ended: number }> {
  const [result] = await q
    .endSessions(db, actor.personId, now(), 'signed_out_elsewhere', { but: actor.sessionId })
    .execute();
  return { ended: Number(result?.numUpdatedRows ?? 0) };
}

export async function endAll({ db, actor, now }: Context): Promise<{ ended: number }> {
  const [result] = await q.endSessions(db, actor.personId, now(), 'signed_out_elsewhere', {}).execute();
  return { ended: Number(result?.numUpdatedRows ?? 0) };
}

export async function end({ db, actor, now }: Context, { id }: Parsed<typeof sessionApi.end>): Promise<{ done: true }> {
  const [result] = await q.endSessions(db, actor.personId, now(), 'signed_out_elsewhere', { only: id }).execute();
  if (!result?.numUpdatedRows) throw new AppError('NOT_FOUND');
  return { done: true };
}
