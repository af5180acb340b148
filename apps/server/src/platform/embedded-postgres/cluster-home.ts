import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { errorCode, StartFailure } from '../one-line-failure.ts';
import { factsOf } from './file-facts.ts';
import { canEnter, type OperatingUser, operatingUser } from './operating-user.ts';

/** The folder of the database cluster and who runs it. */
export type ClusterHome = { folder: string; user: OperatingUser | null };

/** Enough for a new cluster (about 50 MB) or for crash recovery plus the next write-ahead segments. */
const NEEDED_BYTES = 200 * 1024 * 1024;
/** In the data folder: one line, the folder where the cluster is when it cannot be here. */
const POINTER = 'postgres.location';
/** For root whose data folder is below a private one (/root): the operating user must be able to enter every parent. */
const PUBLIC_PARENT = '/var/lib/rondo';

/**
 * Makes sure that `dataDir` exists, can be written and has room, and says where its cluster belongs: `dataDir/postgres`,
 * or, where the operating user cannot enter `dataDir`, a folder in /var/lib/rondo that `dataDir/postgres.location` names.
 */
export async function clusterHome(dataDir: string): Promise<ClusterHome> {
  const base = resolve(dataDir);
  await requireWritable(base);
  const folder = (await pointedAt(base)) ?? join(base, 'postgres');
  const user = await operatingUser(join(folder, 'data'));
  const home =
    (await canEnter(base, user)) || folder !== join(base, 'postgres') ? folder : await moveOut(base, folder, user);
  await requireSpace(dirname(home));
  return { folder: home, user };
}

async function requireWritable(base: string): Promise<void> {
  const probe = join(base, `.write-probe-${process.pid}-${randomBytes(4).toString('hex')}`);
  try {
    if (await mkdir(base, { recursive: true })) await chmod(base, 0o755);
    const file = await open(probe, 'w');
    await file.writeFile('probe').finally(() => file.close());
  } catch (cause) {
    throw new StartFailure(`${reason(base, errorCode(cause))}: mend that or set DATA_DIR to another folder.`, {
      cause,
    });
  } finally {
    // Where it cannot be removed it could not be written either, and why is on its way; else an empty file is left.
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

function reason(base: string, code: string | null): string {
  switch (code) {
    case 'EROFS':
    case 'ENOENT': // what mkdir answers there
      return `The data folder ${base} cannot be made: its file system is read-only or gone`;
    case 'EACCES':
    case 'EPERM':
      return `The data folder ${base} may not be written by this user`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk of the data folder ${base} is full`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `The data folder ${base} is not a folder`;
    default:
      return `The data folder ${base} cannot be used (${code ?? 'unknown error'})`;
  }
}

async function requireSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= NEEDED_BYTES) return;
  const mb = (bytes: number) => Math.floor(bytes / 1024 / 1024);
  throw new StartFailure(
    `Only ${mb(bavail * bsize)} MB are free on the disk of ${folder}: free at least ${mb(NEEDED_BYTES)} MB or set DATA_DIR to another disk.`,
  );
}

async function pointedAt(base: string): Promise<string | null> {
  const pointer = join(base, POINTER);
  const text = await readFile(pointer, 'utf8').catch((error) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw new StartFailure(`${pointer} cannot be read (${errorCode(error)}): start Rondo as the user who made it.`);
  });
  if (text === null) return null;
  const folder = text.trim();
  if (await factsOf(folder)) return folder;
  throw new StartFailure(
    `The database of this data folder was in ${folder}, which is gone: bring it back, or delete ${pointer} to start empty.`,
  );
}

async function moveOut(base: string, inside: string, user: OperatingUser | null): Promise<string> {
  const who = user?.name ?? 'nobody';
  if (await factsOf(inside)) {
    throw new StartFailure(
      `User ${who}, who runs the database, may not enter ${base}: allow it with "chmod a+x" on that folder and those above it.`,
    );
  }
  const folder = join(PUBLIC_PARENT, randomBytes(8).toString('hex'));
  try {
    await mkdir(folder, { recursive: true, mode: 0o755 });
    if (!(await canEnter(folder, user))) throw new Error(`${folder} is private`);
    await writeFile(join(base, POINTER), `${folder}\n`);
  } catch (cause) {
    throw new StartFailure(
      `User ${who}, who runs the database, may enter neither ${base} nor ${PUBLIC_PARENT}: set DATA_DIR to a folder everybody may enter.`,
      { cause },
    );
  }
  return folder;
}
