import type { accountApi } from '@rondo/contract/account';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { APPLICATION_DAYS } from '@rondo/domain/application';
import { DAY_MS } from '@rondo/domain/duration';
import type { OpenContext, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { makeTx } from '../../../platform/make-context.ts';
import { admitMember, insertApplicant, insertApplication, notifyDeciders } from '../../application/index.ts';
import { personOfPass } from '../../session/index.ts';
import * as accounts from '../account.queries.ts';
import { findInvite, type Invite } from '../invite.ts';
import * as q from '../join.queries.ts';
import { refuseDuplicates } from '../refuse-duplicates.ts';

/** What a newcomer sees of the shops, until somebody gives them some. */
const NO_SHOPS = { kind: 'some' as const, shopIds: [], groupIds: [] };

/** Which company a link or code leads to, for whoever holds it. */
export async function lookInvite(
  context: OpenContext,
  input: Parsed<typeof accountApi.lookInvite>,
): Promise<Output<typeof accountApi.lookInvite>> {
  const invite = await findInvite(context, input);
  return { companyName: invite.name, needsApproval: invite.needs_approval };
}

interface Joiner {
  personId: string;
  name: string;
  message: string;
  mobile: string | null;
  mail: string | null;
  by: string | undefined;
}

/** Applies to the company of an invitation, or becomes a member at once where it asks for no approval. */
export async function join(
  context: OpenContext,
  input: Parsed<typeof accountApi.join>,
): Promise<Output<typeof accountApi.join>> {
  const { personId } = await personOfPass(context, input.pass);
  const invite = await findInvite(context, input);
  const { mobile, mail } = await accounts.personById(context.db, personId).executeTakeFirstOrThrow();
  const joiner = { personId, name: input.name, message: input.message, mobile, mail, by: input.by };
  const companyId = invite.company_id;
  const state = await refuseDuplicates(() =>
    context
      .company(companyId)
      .transaction()
      .execute((db) => admit(makeTx(context, db, companyId, null), invite, joiner)),
  );
  return { state, companyId };
}

async function admit(tx: Tx, invite: Invite, joiner: Joiner): Promise<'pending' | 'joined'> {
  await q.lockPerson(tx.db, joiner.personId).execute();
  const known = await q.memberOf(tx.db, tx.companyId, joiner.personId).executeTakeFirst();
  if (known && known.state !== 'resigned') throw new AppError('ALREADY_MEMBER');
  const place = await placeOf(tx, invite);
  // Whose phone or address is written down for somebody else is not let in unseen.
  const taken = place ? await admitMember(tx, joiner, place) : null;
  if (taken && taken.how !== 'refused') return 'joined';
  await apply(tx, joiner);
  return 'pending';
}

/** Where newcomers go without anybody's approval; null where somebody decides, or the place is gone by now. */
async function placeOf(tx: Tx, invite: Invite) {
  const { needs_approval: needsApproval, department_id: departmentId, role_id: roleId } = invite;
  if (needsApproval || departmentId === null || roleId === null) return null;
  const exists = await q.placeExists(tx.db, tx.companyId, departmentId, roleId).executeTakeFirst();
  return exists ? { departmentId, roleIds: [roleId], scope: NO_SHOPS } : null;
}

async function apply(tx: Tx, { personId, name, message, mobile, mail, by }: Joiner): Promise<void> {
  const at = tx.now();
  const inviter = by ? await q.activeMember(tx.db, tx.companyId, by).executeTakeFirst() : undefined;
  const id = tx.newId();
  await insertApplication(tx.db, tx.companyId, {
    id,
    personId,
    name,
    mobile,
    mail,
    message,
    inviterId: inviter?.id ?? null,
    at,
    expiresAt: new Date(at.getTime() + APPLICATION_DAYS * DAY_MS),
  }).execute();
  await insertApplicant(tx.db, personId, tx.companyId, id).execute();
  await tx.addHistory({ kind: 'application', id, name, event: 'apply', to: 'pending' });
  const deciders = await q.deciders(tx.db, tx.companyId).execute();
  await tx.emit('member.told', {
    to: deciders.map((m) => m.id),
    text: 'application_received',
    params: { name, message },
    page: '/user/apply',
    key: `application:${id}`,
  });
  await notifyDeciders(tx.db, tx.companyId);
}
