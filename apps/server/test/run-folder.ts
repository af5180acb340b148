import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, isPostgres } from '../src/platform/embedded-postgres/process-alive.ts';

const PREFIX = 'rondo-tests-';
/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** A run fills less than a third of it, and its processes need the rest. Containers often give their memory 64 MB. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * One folder for everything a run writes for a while: databases, uploads, browser profiles. It is in memory where there is room,
 * for a database copied from the template is 1,300 files: made on a disk they took twenty times as long. It goes with the run.
 */
export default async function setup(): Promise<void> {
  if (process.env.TMPDIR?.includes(PREFIX)) return; // another project of this run has made it
  const place = (await hasRoom()) ? MEMORY : tmpdir();
  await removeLeftovers(place);
  const folder = await mkdtemp(join(place, `${PREFIX}${process.pid}-`));
  // PostgreSQL runs as a user of its own.
  await chmod(folder, 0o755);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

async function hasRoom(): Promise<boolean> {
  if (process.platform !== 'linux' || freemem() < 2 * ROOM_BYTES) return false;
  const { bavail, bsize } = await statfs(MEMORY);
  return bavail * bsize >= ROOM_BYTES;
}

/** A run that was killed leaves its folder, and a PostgreSQL that still runs in it; the name tells whose they were. */
async function removeLeftovers(place: string): Promise<void> {
  for (const name of await readdir(place)) {
    const runner = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN;
    if (Number.isNaN(runner) || isAlive(runner)) continue;
    const folder = join(place, name);
    for (const inside of await readdir(folder)) await endPostgres(join(folder, inside));
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function endPostgres(dataDir: string): Promise<void> {
  // Without the file no PostgreSQL runs there.
  const pidFile = await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(pidFile, 10);
  if (pid > 0 && (await isPostgres(pid))) process.kill(pid, 'SIGQUIT');
}
