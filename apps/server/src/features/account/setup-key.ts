import { createHash, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../platform/db/company-db.ts';
import { secret } from '../../platform/secret.ts';

/** What whoever starts Rondo can read and a stranger on the net cannot: it makes the first company, once. The same on every node. */
export async function setupKey(db: Db): Promise<string> {
  return (await secret(db, 'set-up')).toString('base64url');
}

/** In the same time whatever is right about it. */
export async function isSetupKey(db: Db, given: string): Promise<boolean> {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(await setupKey(db)), hash(given.trim()));
}
