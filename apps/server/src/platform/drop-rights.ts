import { chown, lstat, mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type OperatingUser, operatingUser, runToEnd } from './embedded-postgres/operating-user.ts';
import { repositoryRoot } from './repository-root.ts';

/** Folders of the data folder that are written later on. */
const WRITTEN = ['files', 'recordings'] as const;

interface Options {
  dataDir: string;
  /** Files may have been written as root since the last start. */
  isFresh: boolean;
  log: (line: string) => void;
}

/**
 * Started as root, goes on as the user who runs PostgreSQL: pictures and tables of strangers are decoded in this process.
 * To be called when the port is open. Stays root, and says so, where that user may not read the program or enter the data
 * folder (a checkout below /root).
 */
export async function dropRights({ dataDir, isFresh, log }: Options): Promise<void> {
  const { setgroups, setgid, setuid } = process;
  if (process.getuid?.() !== 0 || !setgroups || !setgid || !setuid) return;
  const base = resolve(dataDir);
  const user = await operatingUser(join(base, 'postgres', 'data'));
  if (!user) return;
  if (!(await canWork(base, user))) {
    log(
      `Rondo goes on as root: ${user.name} may not read ${repositoryRoot()} or enter ${base}. Start it as an ordinary user.`,
    );
    return;
  }
  for (const name of WRITTEN) {
    const folder = join(base, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (isFresh || (await lstat(folder)).uid !== user.uid) await giveAll(folder, user);
  }
  const postgresLog = join(base, 'postgres', 'postgres.log');
  if (await exists(postgresLog)) await chown(postgresLog, user.uid, user.gid);
  setgroups([user.gid]);
  setgid(user.gid);
  setuid(user.uid);
}

/** The proof is doing it as that user: access lists and mounts decide too. Code that is loaded only when needed lies in both folders. */
async function canWork(base: string, user: OperatingUser): Promise<boolean> {
  const root = repositoryRoot();
  const script = 'cd -- "$0" && test -r "$1/package.json" && test -r "$1/node_modules" && test -x "$1/apps/server"';
  return (await runToEnd('/bin/sh', ['-c', script, base, root], user)).code === 0;
}

async function giveAll(folder: string, user: OperatingUser): Promise<void> {
  await chown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveAll(path, user);
    else if (entry.isFile()) await chown(path, user.uid, user.gid);
  }
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  );
