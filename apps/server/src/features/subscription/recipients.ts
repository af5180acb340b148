import { readMail } from '@rondo/domain/contact';
import { isRobot } from '@rondo/domain/sender';
import type { Tx } from '../../platform/context.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import { keepActive, requireActive } from '../people/index.ts';
import { choosableSenders, senderKindOf } from '../sender/index.ts';
import * as addresses from './address.queries.ts';
import { mayMailOut } from './setting.queries.ts';
import * as q from './subscription.queries.ts';

interface Wanted {
  memberIds: readonly string[];
  roleIds: readonly string[];
  robotIds: readonly string[];
  addresses: readonly string[];
}
interface Which {
  id: string;
  ownerId: string;
}

/** The robots of chats that somebody may choose: their own, and what the company opened to its members. */
export async function robotsOf(db: Tx['db'], reader: { companyId: string; memberId: string }) {
  const rows = await choosableSenders(db, reader).execute();
  return rows.flatMap(({ id, name, kind: text }) => {
    const kind = senderKindOf(text);
    return isRobot(kind) ? [{ id, name, kind }] : [];
  });
}

/** To whom a subscription is sent from now on, in place of those of before. */
export async function saveRecipients(tx: Tx, { id, ownerId }: Which, wanted: Wanted): Promise<void> {
  const { db, companyId } = tx;
  await q.dropRecipients(db, companyId, id).execute();
  const people = await requireActive(db, companyId, wanted.memberIds);
  await keepActive(
    tx,
    people.map((one) => one.id),
  );
  const named = new Set(wanted.roleIds);
  const roles = (await q.roles(db, companyId).execute()).filter((role) => named.has(role.id));
  if (roles.length < named.size) throw new AppError('NOT_FOUND', { fields: [{ path: 'roleIds', rule: 'invalid' }] });
  const robots = await requireRobots(tx, ownerId, wanted.robotIds);
  const row = (to: { member_id: string } | { role_id: string } | { sender_id: string }) => ({
    ...{ company_id: companyId, id: tx.newId(), subscription_id: id },
    ...to,
  });
  const rows = [
    ...people.map((one) => row({ member_id: one.id })),
    ...roles.map((one) => row({ role_id: one.id })),
    ...robots.map((robot) => row({ sender_id: robot })),
  ];
  if (rows.length > 0) await q.insertRecipients(db, rows).execute();
  await saveAddresses(tx, id, wanted.addresses);
}

/** Those that the owner may choose: a robot is told what they see. */
async function requireRobots({ db, companyId }: Tx, ownerId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const known = await robotsOf(db, { companyId, memberId: ownerId });
  const wanted = [...new Set(ids)];
  if (wanted.some((id) => !known.some((robot) => robot.id === id)))
    throw new AppError('NOT_FOUND', { fields: [{ path: 'robotIds', rule: 'invalid' }] });
  return wanted;
}

/** An address that was there before keeps its row, and with it the no of its reader. */
async function saveAddresses({ db, companyId, newId }: Tx, id: string, texts: readonly string[]): Promise<void> {
  const mails = texts.map((text, no) => {
    const mail = readMail(text);
    if (mail === null) throw refuseField(`addresses.${no}`, 'mail');
    return mail;
  });
  if (mails.length > 0 && !(await mayMailOut(db, companyId))) throw new AppError('REPORTS_STAY_INSIDE');
  await addresses.leaveOut(db, companyId, id, mails).execute();
  const rows = [...new Set(mails)].map((mail) => ({ id: newId(), mail }));
  if (rows.length > 0) await addresses.list(db, companyId, id, rows).execute();
}
