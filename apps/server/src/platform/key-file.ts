import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const KEY_BYTES = 32;
/** Readable by the user who runs Rondo and nobody else of the machine. */
const OWNER_ONLY = 0o600;

/** A data folder that cannot be written holds no key: a container whose files and database are elsewhere runs without one. */
const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'];

/** The key in a file: made once, the same at every start. Null where it cannot be kept. */
export async function keyFile(path: string): Promise<string | null> {
  try {
    await mkdir(dirname(path), { recursive: true });
    return await keyIn(path);
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
