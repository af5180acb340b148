import { createHmac, timingSafeEqual } from 'node:crypto';
import { MESSAGE_CATEGORIES } from '@rondo/domain/live';

/** The name of the secret that keys are signed with. */
export const MAIL_OFF_SECRET = 'message-mail-off';

/** Whom a key is for: it lets do nothing but switch the mails of this one category off, or on again. */
export interface MailOffKey {
  companyId: string;
  memberId: string;
  category: (typeof MESSAGE_CATEGORIES)[number];
}

const ID_BYTES = 16;
const MAC_BYTES = 32;

/** Two ids, the category and a signature, base64url. */
export function mailOffKey(secret: Buffer, { companyId, memberId, category }: MailOffKey): string {
  const ids = [companyId, memberId].map((id) => Buffer.from(id.replaceAll('-', ''), 'hex'));
  const said = Buffer.concat([...ids, Buffer.from(category)]);
  return Buffer.concat([mac(secret, said), said]).toString('base64url');
}

/** Reads a key; null: it is none of ours. */
export function readMailOffKey(secret: Buffer, text: string): MailOffKey | null {
  const bytes = /^[\w-]{86,140}$/.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0);
  if (bytes.length <= MAC_BYTES + 2 * ID_BYTES) return null;
  const said = bytes.subarray(MAC_BYTES);
  if (!timingSafeEqual(bytes.subarray(0, MAC_BYTES), mac(secret, said))) return null;
  const category = MESSAGE_CATEGORIES.find((one) => one === said.subarray(2 * ID_BYTES).toString());
  const id = (no: number) => idOf(said.subarray(no * ID_BYTES, (no + 1) * ID_BYTES));
  return category ? { companyId: id(0), memberId: id(1), category } : null;
}

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const mac = (secret: Buffer, said: Buffer): Buffer =>
  createHmac('sha256', secret).update('mail off\n').update(said).digest();
