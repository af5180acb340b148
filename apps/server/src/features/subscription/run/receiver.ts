import type { Actor } from '@rondo/domain/actor';
import type { SkipCause } from '@rondo/domain/subscription';
import type { JobContext } from '../../../platform/job.ts';
import { memberActor } from '../../session/index.ts';
import { sendable } from '../address.queries.ts';
import { robotsOf } from '../recipients.ts';
import type { DeliveryRow } from '../run.queries.ts';
import { mayMailOut } from '../setting.queries.ts';

/** Who gets a report, and as whom it is read: a robot and an address get what the owner sees, for they see nothing themselves. */
export type Receiver = { reader: Actor } & (
  | { to: 'member' }
  | { to: 'robot'; senderId: string }
  | { to: 'address'; addressId: string; mail: string }
);

/** Whom a delivery goes to now; in its place why it goes to nobody. */
export async function receiverOf(
  { databases }: JobContext,
  row: DeliveryRow,
  owner: Actor,
): Promise<Receiver | SkipCause> {
  const { company_id: companyId, member_id: memberId, sender_id: senderId, address_id: addressId } = row;
  const db = databases.of(companyId);
  if (memberId !== null) {
    const reader = await memberActor(databases, companyId, memberId);
    return reader ? { to: 'member', reader } : 'gone';
  }
  if (addressId !== null) {
    const which = { companyId, subscriptionId: row.subscription_id, addressId };
    if (!(await mayMailOut(db, companyId))) return 'mail_off';
    const mail = (await sendable(db, which).executeTakeFirst())?.mail;
    return mail === undefined ? 'gone' : { to: 'address', reader: owner, addressId, mail };
  }
  const robots = senderId === null ? [] : await robotsOf(db, owner);
  return senderId !== null && robots.some(({ id }) => id === senderId)
    ? { to: 'robot', reader: owner, senderId }
    : 'robot_gone';
}
