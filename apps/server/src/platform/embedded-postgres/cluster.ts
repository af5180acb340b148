import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { errorCode, StartFailure } from '../one-line-failure.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterHome } from './cluster-home.ts';
import { type OperatingUser, runToEnd } from './operating-user.ts';
import { isAlive } from './process-alive.ts';

const Passwords = z.object({ superuser: z.string(), owner: z.string() });

/** An initialised cluster: PGDATA, its log file and the passwords made with it (which never leave the machine). */
export type Cluster = {
  data: string;
  logFile: string;
  user: OperatingUser | null;
  passwords: z.infer<typeof Passwords>;
};

const VERSION = '18';

/** Opens the cluster of `home`, making it first if there is none. */
export async function openCluster(
  home: ClusterHome,
  binaries: Binaries,
  log: (line: string) => void,
): Promise<Cluster> {
  const data = join(home.folder, 'data');
  if (!(await versionOf(data))) {
    log('Creating the database');
    await create(home, binaries);
  }
  const version = await versionOf(data);
  if (version !== VERSION) {
    throw new StartFailure(
      `The database in ${data} was made by PostgreSQL ${version}, this is ${VERSION}: start the earlier Rondo on it, or set DATA_DIR to another folder.`,
    );
  }
  return {
    data,
    logFile: join(home.folder, 'postgres.log'),
    user: home.user,
    passwords: await passwordsOf(home.folder),
  };
}

async function versionOf(data: string): Promise<string | null> {
  try {
    return (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  } catch (cause) {
    const code = errorCode(cause);
    if (code === 'ENOENT') return null;
    throw new StartFailure(
      `The database in ${data} cannot be read (${code}): start Rondo as the user who made it, or set DATA_DIR.`,
      { cause },
    );
  }
}

async function passwordsOf(folder: string): Promise<Cluster['passwords']> {
  const file = join(folder, 'passwords.json');
  try {
    return Passwords.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    throw new StartFailure(
      `${file} is missing, damaged or not readable by this user: bring it back from a backup, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

/** Built aside and renamed when complete: a start that is killed in the middle, or two at once, leave no half cluster. */
async function create({ folder, user }: ClusterHome, binaries: Binaries): Promise<void> {
  await removeLeftDrafts(folder);
  const draft = `${folder}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await build(draft, user, binaries);
    await rename(draft, folder);
  } catch (cause) {
    const lostRace =
      ['EEXIST', 'ENOTEMPTY'].includes(errorCode(cause) ?? '') && (await versionOf(join(folder, 'data')));
    if (lostRace) return;
    if (cause instanceof StartFailure) throw cause;
    throw new StartFailure(
      `The database could not be created in ${folder} (${errorCode(cause)}): empty that folder or set DATA_DIR to another one.`,
      { cause },
    );
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function build(draft: string, user: OperatingUser | null, binaries: Binaries): Promise<void> {
  const passwords = { superuser: secret(), owner: secret() };
  const passwordFile = join(draft, 'superuser-password');
  await mkdir(draft);
  await chmod(draft, 0o711);
  await writeFile(passwordFile, passwords.superuser, { mode: 0o600 });
  if (user) for (const path of [draft, passwordFile]) await chown(path, user.uid, user.gid);
  const { code, output } = await runToEnd(binaries.initdb, initdbArguments(join(draft, 'data'), passwordFile), user);
  if (code !== 0)
    throw new StartFailure(`The database could not be created in ${dirname(draft)}: ${lastError(output)}`);
  await rm(passwordFile);
  await writeFile(join(draft, 'passwords.json'), JSON.stringify(passwords), { mode: 0o600 });
}

const secret = () => randomBytes(24).toString('hex');

function initdbArguments(data: string, passwordFile: string): string[] {
  // Order and case rules come from PostgreSQL itself, equal on every machine. LC_CTYPE still decides what pg_trgm takes
  // for a letter: with plain C it would see no Chinese at all.
  const ctype = process.platform === 'linux' ? 'C.UTF-8' : process.platform === 'darwin' ? 'en_US.UTF-8' : 'C';
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${ctype}`];
  return [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    ...locale,
  ];
}

async function removeLeftDrafts(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.new-`;
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue;
    await rm(join(dirname(folder), name), { recursive: true, force: true });
  }
}

/** The line in which a PostgreSQL program says what went wrong. */
export function lastError(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.findLast((line) => /\b(FATAL|PANIC|error|could not)\b/.test(line)) ?? lines.at(-1);
  return telling?.trim() ?? 'it said nothing';
}
