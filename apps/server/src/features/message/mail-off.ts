import type { MessageKey } from '@rondo/messages';
import type { Tx } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { secret } from '../../platform/secret.ts';
import * as q from './alert.queries.ts';
import { paceOf } from './alert-choice.ts';
import { MAIL_OFF_SECRET, type MailOffKey, readMailOffKey } from './mail-off-key.ts';

/** What a link of a mail is about: a category that its reader has by mail, or had. */
export interface MailOff extends MailOffKey {
  company: string;
  isOff: boolean;
  /** What the category is called. */
  nameKey: MessageKey;
}

export async function openMailOff(
  db: { global: Db; of: (companyId: string) => Db },
  text: string,
): Promise<MailOff | null> {
  const key = readMailOffKey(await secret(db.global, MAIL_OFF_SECRET), text);
  if (!key) return null;
  const own = db.of(key.companyId);
  const row = await q.ofMember(own, key).executeTakeFirst();
  const to = await q.addresseeOf(own, key).executeTakeFirst();
  if (!row || !to) return null;
  const isOff = paceOf(row, 'mail', key.category) === 'off';
  return { ...key, company: to.company, isOff, nameKey: `message.category.${key.category}` };
}

/** Switches the mails of exactly this category off, or on again: at once, for how soon it was is not known any more. */
export async function setMailOff(tx: Tx, { companyId, memberId, category }: MailOffKey, isOff: boolean): Promise<void> {
  await q.setMail(tx.db, { companyId, memberId }, category, isOff ? null : 'immediate', tx.now()).execute();
}
