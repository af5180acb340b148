import type { FrozenReport } from '@rondo/contract/subscription-shapes';
import type { Actor } from '@rondo/domain/actor';
import type { Language } from '@rondo/domain/language';
import type { Tx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { secret } from '../../../platform/secret.ts';
import { deliver as post } from '../../delivery/index.ts';
import { REPORTS } from '../content/reports.ts';
import { SHEETS } from '../content/sheets.ts';
import { type Composed, composeMail } from '../mail/compose.ts';
import { robotText } from '../mail/robot-text.ts';
import * as q from '../run.queries.ts';
import { reportOf } from '../stored.ts';
import { UNSUBSCRIBE_SECRET, unsubscribeAddress } from '../unsubscribe/key.ts';
import type { Receiver } from './receiver.ts';

export interface DeliverParts {
  /** Where people reach Rondo, as the operator says; null: as whoever saved the subscription did. */
  publicUrl: string | null;
}

interface Sent {
  row: q.DeliveryRow;
  receiver: Receiver;
  frozen: FrozenReport;
  key: string;
}

/** Hands a frozen report to its recipient; what goes by post leaves with the commit. */
export async function send(parts: DeliverParts, tx: Tx, global: Db, sent: Sent): Promise<void> {
  const { row, receiver, frozen } = sent;
  const origin = parts.publicUrl ?? row.origin;
  switch (receiver.to) {
    case 'member':
      return sendToMember(tx, global, sent, origin);
    case 'address':
      return sendOut(tx, row, receiver.mail, await composed(global, sent, origin));
    case 'robot': {
      const { reader, senderId: id } = receiver;
      const params = robotText(frozen, { language: reader.language, origin, owner: row.owner_name });
      const about = { companyId: tx.companyId, text: 'report', language: reader.language, params } as const;
      const postId = await post(tx.db, tx, { ...about, target: { channel: 'robot', id } });
      await q.setDelivery(tx.db, tx.companyId, row.id, { mail_id: postId }).execute();
      return;
    }
    default:
      return receiver satisfies never;
  }
}

/** The mail of a report for its recipient: who is no member has no page of Rondo to open. */
async function composed(global: Db, { row, receiver, frozen, key }: Sent, origin: string): Promise<ForReader> {
  const { reader } = receiver;
  const recipientId = receiver.to === 'address' ? receiver.addressId : reader.memberId;
  const of = { companyId: row.company_id, subscriptionId: row.subscription_id, recipientId };
  const mail = composeMail(frozen, {
    ...{ language: reader.language, origin, company: row.company_name, owner: row.owner_name },
    key: receiver.to === 'address' ? null : key,
    unsubscribeUrl: unsubscribeAddress(await secret(global, UNSUBSCRIBE_SECRET), origin, of, reader.language),
    withFile: row.with_file && reader.codes.has(SHEETS[REPORTS[reportOf(row.report)].list].sheet.code),
  });
  return { mail, language: reader.language };
}

interface ForReader {
  mail: Composed;
  language: Language;
}

async function sendToMember(tx: Tx, global: Db, sent: Sent, origin: string): Promise<void> {
  const { row, key, receiver } = sent;
  const made = await composed(global, sent, origin);
  if (row.channels.includes('in_app')) await tellInApp(tx, row, receiver.reader, { composed: made.mail, key });
  if (!row.channels.includes('mail')) return;
  const address = (await q.mailOf(global, receiver.reader.personId).executeTakeFirst())?.mail;
  if (address) await sendOut(tx, row, address, made);
}

async function sendOut(tx: Tx, row: q.DeliveryRow, address: string, { mail, language }: ForReader): Promise<void> {
  const { subject, text, body } = mail;
  const mailId = await post(tx.db, tx, {
    ...{ companyId: tx.companyId, target: { mobile: null, mail: address }, text: 'report', params: { subject, text } },
    ...{ language, body },
  });
  const change = { mail_id: mailId, file_bytes: body.file?.bytes.length ?? null };
  await q.setDelivery(tx.db, tx.companyId, row.id, change).execute();
}

/** Told once, also where the report is sent again. */
const tellInApp = (tx: Tx, row: q.DeliveryRow, reader: Actor, { composed, key }: { composed: Composed; key: string }) =>
  tx.emit('member.told', {
    to: [reader.memberId],
    text: 'report_arrived',
    params: { name: row.name, line: composed.line },
    page: `/subscription/report?key=${key}`,
    key: `subscription:${row.id}`,
  });
