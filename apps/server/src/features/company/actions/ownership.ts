import type { companyApi } from '@rondo/contract/company';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { OWNERSHIP_OFFER_DAYS } from '@rondo/domain/company';
import { DAY_MS } from '@rondo/domain/duration';
import type { Context, Tx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { AppError } from '../../../platform/errors.ts';
import { requireOwnCode } from '../../code/index.ts';
import { memberRoles, members } from '../../people/index.ts';
import { actorNow, withAccessChange } from '../../role/index.ts';
import * as company from '../company.queries.ts';
import { notifyPages } from '../notify-pages.ts';
import * as q from '../ownership.queries.ts';
import { refuseWhileDissolving } from '../refuse-while-dissolving.ts';

/** Where an offer is answered and taken back. */
const PAGE = '/user/org?tab=company';
const DONE = { done: true } as const;

/** The owner offers the company to an administrator. What stands against it is said before the code is used up. */
export async function offer(context: Context, { toId, code }: Parsed<typeof companyApi.offer>): Promise<typeof DONE> {
  const { db, actor, change, now } = context;
  const { companyId } = actor;
  if (!actor.isOwner) throw new AppError('FORBIDDEN');
  await refuseWhileDissolving(db, companyId);
  await requireAdministrator(db, companyId, toId);
  if (await q.openOffer(db, companyId, now()).executeTakeFirst()) throw new AppError('OWNERSHIP_PENDING');
  await requireOwnCode(context, 'offer_ownership', code);
  return change(async (tx) => {
    const { name, state } = await company.lock(tx.db, companyId).executeTakeFirstOrThrow();
    if (state !== 'normal') throw new AppError('COMPANY_DISSOLVING');
    await requireOwner(tx, actor.memberId);
    const to = await requireAdministrator(tx.db, companyId, toId);
    const at = tx.now();
    await q.expire(tx.db, companyId, at).execute();
    const id = tx.newId();
    const expiresAt = new Date(at.getTime() + OWNERSHIP_OFFER_DAYS * DAY_MS);
    const row = {
      id,
      company_id: companyId,
      from_id: actor.memberId,
      to_id: toId,
      created_at: at,
      expires_at: expiresAt,
    };
    if (!(await q.insertOffer(tx.db, row).executeTakeFirst())) throw new AppError('OWNERSHIP_PENDING');
    await tx.addHistory({
      kind: 'company',
      id: companyId,
      name,
      event: 'ownership_offered',
      data: owners(actor.name, to.name),
    });
    await tell(tx, 'ownership_offered', [toId], id, { by: actor.name, company: name, days: OWNERSHIP_OFFER_DAYS });
    return DONE;
  });
}

export async function cancelOffer(
  { actor, change }: Context,
  { id }: Parsed<typeof companyApi.cancelOffer>,
): Promise<typeof DONE> {
  if (!actor.isOwner) throw new AppError('FORBIDDEN');
  return change(async (tx) => {
    const { name } = await company.lock(tx.db, actor.companyId).executeTakeFirstOrThrow();
    if (!(await q.decide(tx.db, actor.companyId, id, 'cancel', tx.now()).executeTakeFirst()))
      throw new AppError('OWNERSHIP_DECIDED');
    await tx.addHistory({ kind: 'company', id: actor.companyId, name, event: 'ownership_cancelled' });
    return DONE;
  });
}

export async function decline(
  { db, actor, change }: Context,
  { id }: Parsed<typeof companyApi.decline>,
): Promise<typeof DONE> {
  await requireMine(db, actor, id);
  return change(async (tx) => {
    const { name } = await company.lock(tx.db, actor.companyId).executeTakeFirstOrThrow();
    const declined = await q.decide(tx.db, actor.companyId, id, 'decline', tx.now()).executeTakeFirst();
    if (!declined) throw new AppError('OWNERSHIP_DECIDED');
    await tx.addHistory({ kind: 'company', id: actor.companyId, name, event: 'ownership_declined' });
    await tell(tx, 'ownership_declined', [declined.from_id], id, { name: actor.name, company: name });
    return DONE;
  });
}

/** One transaction in which the company changes hands: nobody ever sees two owners, or none. */
export async function accept(context: Context, { id, code }: Parsed<typeof companyApi.accept>): Promise<typeof DONE> {
  const { db, actor, change, now } = context;
  const open = await requireMine(db, actor, id);
  if (open.state !== 'pending' || open.expires_at <= now()) throw new AppError('OWNERSHIP_DECIDED');
  await requireOwnCode(context, 'accept_ownership', code);
  return change(async (tx) => {
    // First what every change of roles and people holds: nobody is suspended or loses their role in the same moment.
    await actorNow(tx, actor, 'x_company_setting');
    const { name } = await company.lock(tx.db, actor.companyId).executeTakeFirstOrThrow();
    const accepted = await q.decide(tx.db, actor.companyId, id, 'accept', tx.now()).executeTakeFirst();
    if (!accepted) throw new AppError('OWNERSHIP_DECIDED');
    await requireAdministrator(tx.db, actor.companyId, actor.memberId);
    const from = await handOver(tx, accepted.from_id, actor.memberId);
    await tx.addHistory({
      kind: 'company',
      id: actor.companyId,
      name,
      event: 'ownership_accepted',
      data: owners(from, actor.name),
    });
    await tell(tx, 'ownership_accepted', [accepted.from_id], id, { name: actor.name, company: name });
    await notifyPages(tx);
    return DONE;
  });
}

async function handOver(tx: Tx, fromId: string, toId: string): Promise<string> {
  const { db, companyId } = tx;
  return withAccessChange(tx, { memberIds: [fromId, toId], cause: 'owner_changed' }, async () => {
    // The old one first: the unique index allows one owner at a time.
    const given = await members.giveUpOwner(db, companyId, fromId, tx.now()).executeTakeFirst();
    if (!given) throw new AppError('OWNERSHIP_DECIDED');
    await members.makeOwner(db, companyId, toId, tx.now()).execute();
    await memberRoles.takeKey(db, companyId, fromId, 'owner').execute();
    await memberRoles.giveKey(db, companyId, fromId, 'administrator').execute();
    await memberRoles.takeKey(db, companyId, toId, 'administrator').execute();
    await memberRoles.giveKey(db, companyId, toId, 'owner').execute();
    return given.name;
  });
}

/** An offer to the actor; another's does not exist for them. */
async function requireMine(db: Db, actor: Context['actor'], id: string) {
  const found = await q.offerById(db, actor.companyId, id).executeTakeFirst();
  if (found?.to_id !== actor.memberId) throw new AppError('NOT_FOUND');
  return found;
}

async function requireAdministrator(db: Db, companyId: string, memberId: string): Promise<{ name: string }> {
  const member = await q.candidate(db, companyId, memberId).executeTakeFirst();
  if (!member) throw new AppError('MEMBER_NOT_FOUND');
  if (member.state !== 'active' || member.is_owner || !member.is_administrator)
    throw new AppError('OWNERSHIP_NOT_ADMIN');
  return member;
}

/** The actor was worked out up to a second ago: whoever gave the company away since then may not do so again. */
async function requireOwner(tx: Tx, memberId: string): Promise<void> {
  const owner = await company.ownerOf(tx.db, tx.companyId).executeTakeFirst();
  if (owner?.id !== memberId) throw new AppError('FORBIDDEN');
}

const owners = (before: string, after: string) => ({ changes: [{ field: 'owner', before, after }] });

type Text = 'ownership_offered' | 'ownership_accepted' | 'ownership_declined';

async function tell(tx: Tx, text: Text, to: string[], offerId: string, params: Record<string, string | number>) {
  await tx.emit('member.told', { to, text, params, page: PAGE, key: `${text}:${offerId}` });
}
