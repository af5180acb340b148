import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const FILE = 'edge-key';
/** Readable by the user who runs the gateway and nobody else of the machine. */
const OWNER_ONLY = 0o600;

/** The file in which a gateway keeps what it was given when it was paired. */
export function keptKey(dataDir: string) {
  const path = join(dataDir, FILE);
  return {
    path,
    /** Null before it was paired. */
    async read(): Promise<string | null> {
      try {
        return (await readFile(path, 'utf8')).trim() || null;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(key: string): Promise<void> {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, key, { mode: OWNER_ONLY });
      await chmod(path, OWNER_ONLY);
    },
    forget: (): Promise<void> => rm(path, { force: true }),
  };
}
