import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Its file in the data folder. */
export const OUTBOX_KEY_FILE = 'outbox-key';
const KEY_BYTES = 24;
/** Readable by the user who runs Rondo and nobody else of the machine. */
const OWNER_ONLY = 0o600;

/** A data folder that cannot be written holds no key: a container whose files and database are elsewhere runs without one. */
const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'];

/** The key of the local outbox: made once, kept in the data folder, the same at every start. Null where it cannot be kept. */
export async function outboxKey(dataDir: string): Promise<string | null> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await keyIn(join(dataDir, OUTBOX_KEY_FILE));
  } catch (error) {
    if (UNWRITABLE.includes(codeOf(error))) return null;
    throw error;
  }
}

async function keyIn(path: string): Promise<string> {
  const fresh = randomBytes(KEY_BYTES).toString('base64url');
  try {
    await writeFile(path, fresh, { mode: OWNER_ONLY, flag: 'wx' });
    return fresh;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  await chmod(path, OWNER_ONLY);
  const kept = (await readFile(path, 'utf8')).trim();
  if (kept.length >= KEY_BYTES) return kept;
  // Cut off while it was written: whoever made it never got to say it.
  await writeFile(path, fresh, { mode: OWNER_ONLY });
  return fresh;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** In the same time whatever is right about it. */
export function isKey(key: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(key), hash(given));
}
