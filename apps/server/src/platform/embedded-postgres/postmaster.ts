import { spawn } from 'node:child_process';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode, StartFailure } from '../one-line-failure.ts';
import type { Binaries } from './binaries.ts';
import { type Cluster, lastError } from './cluster.ts';
import { factsOf } from './file-facts.ts';
import { runAs, runToEnd } from './operating-user.ts';
import { isAlive, isPostgres } from './process-alive.ts';
import { serverArguments } from './server-arguments.ts';

/** Where a PostgreSQL listens: `host` is the folder of its socket, which takes a quarter less time a question than TCP, or an address. */
export type Address = { host: string; port: number };
/** The main process of a running PostgreSQL, as its postmaster.pid tells. */
export type Postmaster = Address & { pid: number };

const POLL_MS = 15;
const STOP_LIMIT_MS = 60_000;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/** The PostgreSQL that runs this cluster at the moment; a postmaster.pid whose process id now belongs to another program is removed. */
export async function runningPostmaster(cluster: Cluster): Promise<Postmaster | null> {
  const found = await readPidFile(cluster.data);
  if (!found || !isAlive(found.pid)) return null; // PostgreSQL itself clears the file of a dead process
  if (await isPostgres(found.pid)) return found;
  await rm(pidFile(cluster.data), { force: true });
  return null;
}

const pidFile = (data: string) => join(data, 'postmaster.pid');

/** Lines of postmaster.pid: process id, PGDATA, start time, port, socket folder, address, shared memory, status. */
async function readPidFile(data: string): Promise<(Postmaster & { ready: boolean }) | null> {
  const text = await readFile(pidFile(data), 'utf8').catch((error) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  const host = lines[4]?.trim() || '127.0.0.1';
  return pid > 0 ? { pid, host, port, ready: lines[7]?.trim() === 'ready' } : null;
}

/** How a launch ended: ready, or a reason that another attempt can cure (port taken meanwhile, the cluster not let go yet). */
export type Launch = { state: 'ready'; postmaster: Postmaster } | { state: 'try-again'; why: string };

/** Starts PostgreSQL on `port` (null: any free one). It has its own process group, so Ctrl-C in a terminal does not reach it. */
export async function launch(
  cluster: Cluster,
  binaries: Binaries,
  port: number | null,
  tuning: Record<string, string>,
): Promise<Launch> {
  const logStart = await turnLog(cluster.logFile);
  const log = await open(cluster.logFile, 'a', 0o600);
  const chosen = port ?? (await freePort());
  const child = spawn(binaries.postgres, serverArguments(cluster.data, chosen, binaries, tuning), {
    ...runAs(cluster.user),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let failure: string | null = null;
  child.on('error', (error) => (failure = error.message));
  child.on('exit', (code, signal) => (failure ??= `it ended with ${signal ?? code}`));
  child.unref();
  await log.close();
  while (failure === null) {
    const found = await readPidFile(cluster.data);
    if (found?.pid === child.pid && found?.ready) return { state: 'ready', postmaster: found };
    await delay(POLL_MS);
  }
  return judge((await readFile(cluster.logFile)).subarray(logStart).toString('utf8') || failure);
}

/** PostgreSQL tells these cases apart only in its log (its messages are set to English). */
function judge(output: string): Launch {
  const why = lastError(output);
  const passing =
    /Address already in use|lock file .* already exists|pre-existing shared memory|could not create any TCP/;
  if (passing.test(output)) return { state: 'try-again', why };
  if (/No space left on device/.test(output)) {
    throw new StartFailure('The disk of the database is full: free some space, or set DATA_DIR to another disk.');
  }
  throw new StartFailure(`PostgreSQL did not start: ${why}`);
}

/** Resolves once a PostgreSQL that another process started accepts connections; false when it ended instead. */
export async function untilReady(cluster: Cluster, pid: number): Promise<boolean> {
  while (await isPostgres(pid)) {
    const found = await readPidFile(cluster.data);
    if (found?.pid === pid && found.ready) return true;
    await delay(POLL_MS);
  }
  return false;
}

/** Fast shutdown: open transactions roll back, everything committed is on disk. Throws if it takes more than a minute. */
export async function stopPostmaster(cluster: Cluster, binaries: Binaries, { pid }: Postmaster): Promise<void> {
  if (process.platform === 'win32') {
    await runToEnd(binaries.pgCtl, ['stop', '-m', 'fast', '-D', cluster.data], cluster.user);
  } else if (isAlive(pid)) {
    process.kill(pid, 'SIGINT');
  }
  const limit = Date.now() + STOP_LIMIT_MS;
  // Its last deed is removing the file. The id of a process that ended may stay where nobody collects it (some containers).
  while (((await readPidFile(cluster.data))?.pid === pid && isAlive(pid)) || (await isPostgres(pid))) {
    if (Date.now() > limit)
      throw new StartFailure(`PostgreSQL (process ${pid}) is still writing; it will stop by itself.`);
    await delay(POLL_MS);
  }
}

/** Keeps one earlier log. Returns the offset at which new lines begin. */
async function turnLog(logFile: string): Promise<number> {
  const size = (await factsOf(logFile))?.size ?? 0;
  if (size < LOG_LIMIT_BYTES) return size;
  await rename(logFile, `${logFile}.1`);
  return 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
