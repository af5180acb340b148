import { randomInt } from 'node:crypto';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { memberApi } from '@rondo/contract/member';
import type { Actor } from '@rondo/domain/actor';
import { passwordFaults } from '@rondo/domain/password';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { persons } from '../../people/index.ts';
import { hashPassword } from '../../session/index.ts';
import { holdMember, requireAct } from '../find.ts';
import { invitationLink, type Reach, refuseDissolving, invite as sendInvitation, signInUrl } from '../invitation.ts';
import * as people from '../person.queries.ts';
import * as w from '../write.queries.ts';

/** An invitation is sent again after this long, ms. */
const AGAIN_MS = 60_000;

/** The way in once more, for somebody who has not come yet. */
export const invite =
  (reach: Reach) =>
  async (
    context: Context,
    { id }: Parsed<typeof memberApi.invite>,
    wire: Wire,
  ): Promise<Output<typeof memberApi.invite>> =>
    context.change(async (tx) => {
      const { company, row } = await holdInvited(tx, context.actor, id);
      const last = await w.lastInvited(tx.db, tx.companyId, id).executeTakeFirst();
      if (last && tx.now().getTime() - last.at.getTime() < AGAIN_MS) throw new AppError('REMINDED_LATELY');
      const person = await people.hold(tx.db, row.person_id).executeTakeFirstOrThrow();
      const invitation = await sendInvitation(tx, reach, { person, named: row, company, url: signInUrl(reach, wire) });
      await tx.addHistory({ kind: 'member', id, name: row.name, event: 'invited' });
      return invitation;
    });

/** The way in to be passed on by hand, for somebody who has not come yet. */
export const invitationOf =
  (reach: Reach) =>
  async (
    context: Context,
    { id }: Parsed<typeof memberApi.invitationLink>,
    wire: Wire,
  ): Promise<Output<typeof memberApi.invitationLink>> =>
    context.change(async (tx) => {
      const { row } = await holdInvited(tx, context.actor, id);
      const person = await people.hold(tx.db, row.person_id).executeTakeFirstOrThrow();
      return { link: invitationLink(signInUrl(reach, wire), reach, person, row) };
    });

async function holdInvited(tx: Tx, asking: Actor, id: string) {
  const company = await refuseDissolving(tx);
  const { actor, row, view } = await holdMember(tx, asking, id);
  requireAct(actor, { row, view }, 'edit');
  if (view.state !== 'invited') throw new AppError('MOVE_NOT_ALLOWED');
  return { company, row };
}

/**
 * A first password for somebody who has never signed in anywhere and belongs to this company alone: whoever issues it knows
 * it, so that it has to be replaced at the first sign-in.
 */
export async function issuePassword(
  context: Context,
  { id }: Parsed<typeof memberApi.issuePassword>,
): Promise<Output<typeof memberApi.issuePassword>> {
  const password = firstPassword();
  // Refused before the price of a hash, and looked at again with the row held.
  await context.change((tx) => requireIssuable(tx, context.actor, id));
  const hash = await hashPassword(password, context.ip);
  return context.change(async (tx) => {
    const { row, person } = await requireIssuable(tx, context.actor, id);
    const isIssued = await persons.issuePassword(tx.db, person.id, hash).executeTakeFirst();
    if (!isIssued) throw new AppError('CONTACT_IS_THEIRS', { params: { name: row.name } });
    await tx.addHistory({ kind: 'member', id, name: row.name, event: 'password_issued' });
    return { account: person.mobile ?? person.mail ?? '', password };
  });
}

async function requireIssuable(tx: Tx, asking: Actor, id: string) {
  const { actor, row, view } = await holdMember(tx, asking, id);
  requireAct(actor, { row, view }, 'edit');
  if (view.state !== 'invited' || row.last_login_at !== null) throw new AppError('MOVE_NOT_ALLOWED');
  const person = await people.hold(tx.db, row.person_id).executeTakeFirstOrThrow();
  const { count } = await people.companiesOf(tx.db, person.id).executeTakeFirstOrThrow();
  const wasHere = await people.anySession(tx.db, person.id).executeTakeFirst();
  if (count > 1 || wasHere) throw new AppError('CONTACT_IS_THEIRS', { params: { name: row.name } });
  return { row, person };
}

/** Without look-alikes, so that it can be read out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

function firstPassword(): string {
  for (;;) {
    const password = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    if (passwordFaults(password).length === 0) return password;
  }
}
