import type { handoverApi } from '@rondo/contract/handover';
import type { Refusal } from '@rondo/contract/kit/codes';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { leaveRefusal, MEMBER_STATES, type MemberView, memberMachine, memberRefusal } from '@rondo/domain/member';
import type { Context, Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { InHand } from '../../platform/in-hand.ts';
import { signal } from '../../platform/live/signal.ts';
import { cancelOffersOf } from '../company/index.ts';
import { members } from '../people/index.ts';
import { actorNow, administrators, grantedRole, holdAdministration, rolesOf } from '../role/index.ts';
import { endMemberSessions } from '../session/index.ts';
import { holdAll } from './in-order.ts';
import * as q from './leaver.queries.ts';
import { openItems } from './open-items.queries.ts';
import { type PassedOn, passOn } from './pass-on.ts';
import { settle, stillOpen } from './settle.ts';

type Wanted = Parsed<typeof handoverApi.resign>;

/** Somebody who manages members lets one go. */
export const resign =
  (inHand: readonly InHand[]) =>
  ({ actor, change }: Context, wanted: Wanted): Promise<Output<typeof handoverApi.resign>> =>
    change((tx) =>
      depart(tx, inHand, actor, wanted, async () => {
        const now = await actorNow(tx, actor, 'frame_staff');
        return (view) => memberRefusal(now, view, 'resign');
      }),
    );

/** Somebody leaves of their own will: their session ends with it. */
export const leave =
  (inHand: readonly InHand[]) =>
  ({ actor, change }: Context, wanted: Parsed<typeof handoverApi.leave>): Promise<Output<typeof handoverApi.leave>> =>
    change((tx) =>
      depart(tx, inHand, actor, { ...wanted, memberId: actor.memberId }, async () => {
        await holdAdministration(tx.db, tx.companyId).execute();
        return leaveRefusal;
      }),
    );

type Refused = keyof typeof REFUSALS | null;

/**
 * A member leaves: all they have in hand goes where it was told, in one transaction with the resignation. Their work is
 * held first, then the people: what somebody gives them at this moment is seen, or finds them gone.
 */
async function depart(
  tx: Tx,
  inHand: readonly InHand[],
  actor: Actor,
  { memberId, rev, reason, choices }: Wanted,
  holdRules: () => Promise<(view: MemberView) => Refused>,
): Promise<Output<typeof handoverApi.resign>> {
  await holdAll(tx.db, inHand, tx.companyId, memberId);
  const named = choices.flatMap(({ to }) => (to === 'close' || to === 'drop' ? [] : [to]));
  const refusalOf = await holdRules();
  const held = await q.holdPeople(tx.db, tx.companyId, [memberId, actor.memberId, ...named]).execute();
  const me = held.find((person) => person.id === actor.memberId);
  if (me?.state !== 'active') throw new AppError('SESSION_ENDED');
  const leaver = await requireMayGo(tx, refusalOf, memberId, rev);
  const settled = settle(inHand, await openItems(tx.db, inHand, tx.companyId, memberId), memberId, choices);
  const passed = await passOn(tx, inHand, leaver, settled, reason);
  const left = await openItems(tx.db, inHand, tx.companyId, memberId);
  if (left.length > 0) throw stillOpen(left);
  const gone = await members.resign(tx.db, tx.companyId, memberId, rev, tx.now(), actor.memberId).executeTakeFirst();
  if (!gone) throw new AppError('STALE');
  await endMemberSessions(tx.db, tx.companyId, [memberId], tx.now(), 'resigned').execute();
  await signal(tx.db, tx.companyId, 'access', [memberId]);
  await cancelOffers(tx, leaver);
  await tell(tx, leaver, rev, passed);
  const { transferred, closed, dropped } = passed;
  await tx.addHistory({
    kind: 'member',
    id: memberId,
    name: leaver.name,
    event: 'resign',
    from: leaver.state,
    to: 'resigned',
    comment: reason || null,
    data: { transferred, closed, dropped },
  });
  return { transferred, closed };
}

const REFUSALS = {
  no_permission: 'FORBIDDEN',
  above: 'MEMBER_ABOVE',
  owner: 'MEMBER_IS_OWNER',
  self: 'MEMBER_SELF',
  last_admin: 'MEMBER_LAST_ADMIN',
  state: 'MOVE_NOT_ALLOWED',
  sample: 'SAMPLE_MEMBER',
} as const satisfies Record<NonNullable<ReturnType<typeof memberRefusal>>, Refusal>;

async function requireMayGo(tx: Tx, refusalOf: (view: MemberView) => Refused, id: string, rev: number) {
  const { db, companyId } = tx;
  const row = await q.byId(db, companyId, id).executeTakeFirst();
  const state = MEMBER_STATES.find((s) => s === row?.state);
  if (!row || !state) throw new AppError('NOT_FOUND');
  if (memberMachine.after(state, 'resign') === null) throw new AppError('MOVE_NOT_ALLOWED');
  const roles = (await rolesOf(db, companyId, [id]).execute()).map(grantedRole);
  const isAdmin = state === 'active' && roles.some((role) => role.key === 'administrator');
  const isLastAdmin = isAdmin && !(await administrators(db, companyId, [id]).executeTakeFirst());
  const refusal = refusalOf({ id, state, isOwner: row.is_owner, roles, isLastAdmin });
  if (refusal) throw new AppError(REFUSALS[refusal], { params: { name: row.name } });
  if (row.rev !== rev) throw new AppError('STALE');
  return { id, name: row.name, state };
}

/** The company cannot be given to somebody who is gone; whoever offered it hears so. */
async function cancelOffers(tx: Tx, leaver: { id: string; name: string }): Promise<void> {
  for (const offer of await cancelOffersOf(tx.db, tx.companyId, leaver.id, tx.now()).execute())
    if (offer.from_id !== leaver.id)
      await tx.emit('member.told', {
        to: [offer.from_id],
        text: 'ownership_declined',
        params: { name: leaver.name, company: offer.company_name },
        page: '/user/org',
        key: `ownership:${offer.id}:cancelled`,
      });
}

/** One message a successor, however much they got; their counters are counted again. */
async function tell(tx: Tx, leaver: { id: string; name: string }, rev: number, { loads }: PassedOn): Promise<void> {
  for (const count of new Set(loads.values()))
    await tx.emit('member.told', {
      to: [...loads].filter(([, load]) => load === count).map(([id]) => id),
      text: 'handed_over',
      params: { name: leaver.name, count },
      page: '/task',
      key: `handed_over:${leaver.id}:${rev}`,
    });
  await signal(tx.db, tx.companyId, 'counters', loads.keys());
}
