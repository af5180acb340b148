import { createHash, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { keyFile } from '../../platform/key-file.ts';

/** Its file in the data folder. */
export const OUTBOX_KEY_FILE = 'outbox-key';

/** The key of the local outbox: made once, kept in the data folder, the same at every start. Null where it cannot be kept. */
export const outboxKey = (dataDir: string): Promise<string | null> => keyFile(join(dataDir, OUTBOX_KEY_FILE));

/** In the same time whatever is right about it. */
export function isKey(key: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(key), hash(given));
}
