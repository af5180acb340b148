import type { FrozenReport } from '@rondo/contract/subscription-shapes';
import type { Actor } from '@rondo/domain/actor';
import type { Tx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { secret } from '../../../platform/secret.ts';
import { deliver as post } from '../../delivery/index.ts';
import { REPORTS } from '../content/reports.ts';
import { SHEETS } from '../content/sheets.ts';
import { type Composed, composeMail } from '../mail/compose.ts';
import * as q from '../run.queries.ts';
import { reportOf } from '../stored.ts';
import { UNSUBSCRIBE_SECRET, unsubscribeAddress } from '../unsubscribe/key.ts';

export interface DeliverParts {
  /** Where people reach Rondo, as the operator says; null: as whoever saved the subscription did. */
  publicUrl: string | null;
}

interface Sent {
  row: q.DeliveryRow;
  reader: Actor;
  frozen: FrozenReport;
  key: string;
}

/** Hands a frozen report to the channels of its subscription; the mail leaves with the commit. */
export async function send(parts: DeliverParts, tx: Tx, global: Db, { row, reader, frozen, key }: Sent): Promise<void> {
  const { companyId } = tx;
  const origin = parts.publicUrl ?? row.origin;
  const of = { companyId, subscriptionId: row.subscription_id, memberId: reader.memberId };
  const composed = composeMail(frozen, {
    ...{ language: reader.language, origin, key, company: row.company_name, owner: row.owner_name },
    unsubscribeUrl: unsubscribeAddress(await secret(global, UNSUBSCRIBE_SECRET), origin, of),
    withFile: row.with_file && reader.codes.has(SHEETS[REPORTS[reportOf(row.report)].list].sheet.code),
  });
  if (row.channels.includes('in_app')) await tellInApp(tx, row, reader, { composed, key });
  if (!row.channels.includes('mail')) return;
  const mail = (await q.mailOf(global, reader.personId).executeTakeFirst())?.mail;
  if (!mail) return;
  const { subject, text, body } = composed;
  const mailId = await post(tx.db, tx, {
    ...{ companyId, target: { mobile: null, mail }, text: 'report', params: { subject, text } },
    ...{ language: reader.language, body },
  });
  const change = { mail_id: mailId, file_bytes: body.file?.bytes.length ?? null };
  await q.setDelivery(tx.db, companyId, row.id, change).execute();
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
