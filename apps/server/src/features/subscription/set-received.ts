import type { Tx } from '../../platform/context.ts';
import { namesByIds } from '../people/index.ts';
import { setRefused } from './address.queries.ts';
import * as q from './subscription.queries.ts';

interface Wish {
  id: string;
  memberId: string;
  isWanted: boolean;
  /** Of the subscription. */
  name: string;
  /** How its history calls it, where somebody else decided. */
  event?: 'stopped';
}

/** A recipient says no to a subscription, or wants it after all; what they had said already changes nothing. */
export async function setReceived(tx: Tx, { id, memberId, isWanted, name, event }: Wish): Promise<void> {
  const { db, companyId } = tx;
  const one = { companyId, id, memberId };
  const changed = isWanted
    ? await q.takeBackRefusal(db, one).executeTakeFirst()
    : await q.refuse(db, one, tx.now()).executeTakeFirst();
  if (!changed) return;
  const [member] = await namesByIds(db, companyId, [memberId]).execute();
  const data = { member: member?.name ?? '' };
  await tx.addHistory({ kind: 'subscription', id, name, event: event ?? (isWanted ? 'rejoined' : 'left'), data });
}

/** The reader of an address outside of the company says no, or wants it after all. */
export async function setAddressReceived(
  tx: Tx,
  { id, addressId, isWanted, name }: Omit<Wish, 'memberId'> & { addressId: string },
): Promise<void> {
  const { db, companyId } = tx;
  const which = { companyId, subscriptionId: id, addressId };
  const changed = await setRefused(db, which, isWanted ? null : tx.now()).executeTakeFirst();
  if (!changed) return;
  const event = isWanted ? 'rejoined' : 'left';
  await tx.addHistory({ kind: 'subscription', id, name, event, data: { member: changed.mail } });
}
