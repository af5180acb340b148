import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** Readable by the user who runs Rondo and nobody else of the machine. */
const OWNER_ONLY = 0o600;

/** Writes a key into a file of the data folder that only its owner can read. The file's whole path. */
export async function keepKey(dataDir: string, name: string, key: string): Promise<string> {
  const path = resolve(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  await writeFile(path, `${key}\n`, { mode: OWNER_ONLY });
  await chmod(path, OWNER_ONLY);
  return path;
}
