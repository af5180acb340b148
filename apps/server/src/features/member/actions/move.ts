import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { memberApi } from '@rondo/contract/member';
import { type MemberState, memberMachine } from '@rondo/domain/member';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { signal } from '../../../platform/live/signal.ts';
import { members } from '../../people/index.ts';
import { endMemberSessions } from '../../session/index.ts';
import { holdMember, requireAct } from '../find.ts';

type Done = Output<typeof memberApi.disable>;

/** Suspends a member: their sessions end with the change, open pages hear of it at once. */
export function disable(context: Context, input: Parsed<typeof memberApi.disable>): Promise<Done> {
  return move(context, 'disable', input, input.reason);
}

/** Lets a suspended member in again. */
export function enable(context: Context, input: Parsed<typeof memberApi.enable>): Promise<Done> {
  return move(context, 'enable', input, '');
}

async function move(
  context: Context,
  event: 'disable' | 'enable',
  { id, rev }: { id: string; rev: number },
  reason: string,
): Promise<Done> {
  const { companyId } = context.actor;
  return context.change(async (tx) => {
    const { actor, row, view } = await holdMember(tx, context.actor, id);
    requireAct(actor, { row, view }, event);
    const to: MemberState | null = memberMachine.after(view.state, event);
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    const at = { id, rev, byId: actor.memberId, at: tx.now() };
    const moved = await members.move(tx.db, companyId, at, memberMachine.from(event), { state: to }).executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    if (event === 'disable') await endMemberSessions(tx.db, companyId, [id], tx.now(), 'disabled').execute();
    await signal(tx.db, companyId, 'access', [id]);
    await tx.addHistory({ kind: 'member', id, name: row.name, event, from: view.state, to, comment: reason || null });
    return { done: true };
  });
}
