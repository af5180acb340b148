import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '@rondo/domain/language';

/** Where somebody says no without signing in: pages before and outside of the application. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';
/** The name of the secret that keys are signed with. */
export const UNSUBSCRIBE_SECRET = 'unsubscribe';

/** Whom a key is for: it lets do nothing but stop, or take up again, this one report. */
export interface UnsubscribeKey {
  companyId: string;
  subscriptionId: string;
  /** A member, or an address. */
  recipientId: string;
}

const ID_BYTES = 16;
const MAC_BYTES = 32;
const LENGTH = 3 * ID_BYTES + MAC_BYTES;

/** The address in a mail: three ids and a signature, base64url, and the language of its page. It is good as long as the subscription is there. */
export const unsubscribeAddress = (secret: Buffer, origin: string, key: UnsubscribeKey, language: Language): string =>
  `${origin}${UNSUBSCRIBE_PATH}/${unsubscribeKey(secret, key)}?l=${language}`;

function unsubscribeKey(secret: Buffer, { companyId, subscriptionId, recipientId }: UnsubscribeKey): string {
  const ids = Buffer.concat(
    [companyId, subscriptionId, recipientId].map((id) => Buffer.from(id.replaceAll('-', ''), 'hex')),
  );
  return Buffer.concat([ids, mac(secret, ids)]).toString('base64url');
}

/** Reads the last part of an address; null: it is no key of ours. */
export function readUnsubscribeKey(secret: Buffer, text: string): UnsubscribeKey | null {
  const bytes = /^[\w-]{107}$/.test(text) ? Buffer.from(text, 'base64url') : Buffer.alloc(0);
  if (bytes.length !== LENGTH) return null;
  const ids = bytes.subarray(0, 3 * ID_BYTES);
  if (!timingSafeEqual(bytes.subarray(3 * ID_BYTES), mac(secret, ids))) return null;
  const id = (no: number) => idOf(ids.subarray(no * ID_BYTES, (no + 1) * ID_BYTES));
  return { companyId: id(0), subscriptionId: id(1), recipientId: id(2) };
}

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const mac = (secret: Buffer, ids: Buffer): Buffer =>
  createHmac('sha256', secret).update('unsubscribe\n').update(ids).digest();
