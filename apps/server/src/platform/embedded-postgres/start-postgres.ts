import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { StartFailure } from '../one-line-failure.ts';
import { type Binaries, usableBinaries } from './binaries.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { clusterHome } from './cluster-home.ts';
import { launch, type Postmaster, runningPostmaster, stopPostmaster, untilReady } from './postmaster.ts';
import { appUrl, ownerUrl, prepareDatabase, recreateDatabase, superuserClient } from './rondo-database.ts';

export type StartedPostgres = {
  /** Connects as `rondo_owner` to the database `rondo`. */
  url: string;
  /** Connects to it as the application. */
  appUrl: string;
  /** True when a PostgreSQL that already ran on this data folder was taken over. */
  adopted: boolean;
  /** Stops PostgreSQL, unless another Rondo still uses the same data folder. Close your pools first. */
  stop(): Promise<void>;
  /** Drops the database `rondo` with everything in it and makes it anew, empty. */
  recreate(): Promise<void>;
};

type Options = { dataDir: string; log: (line: string) => void; tuning?: Record<string, string> };
type Machine = { cluster: Cluster; binaries: Binaries; tuning: Record<string, string> };
type Held = { postmaster: Postmaster; adopted: boolean; client: pg.Client };

/** Every Rondo on a cluster holds this advisory lock in shared mode; who gets it alone at the end is the last and stops PostgreSQL. */
const IN_USE = 7_260_118;
const ATTEMPTS = 100;
const PAUSE_MS = 200;

/**
 * Starts the embedded PostgreSQL on `dataDir`, or takes over the one that still runs there (a Rondo beside us, or one that
 * was killed). If PostgreSQL dies while we use it, it is started again on the same port.
 * Throws StartFailure with one line on what to do.
 */
export async function startPostgres({ dataDir, log, tuning = {} }: Options): Promise<StartedPostgres> {
  const home = await clusterHome(dataDir);
  const binaries = await usableBinaries(home.user, log);
  const machine = { cluster: await openCluster(home, binaries, log), binaries, tuning };
  const { passwords } = machine.cluster;
  let held = await hold(machine, null);
  const { adopted, postmaster } = held;
  if (adopted) log(await sayAdopted(held.client));
  const { host, port } = postmaster;
  const at = { host, port };
  let stopping = false;
  let revival: Promise<void> | null = null;

  const watch = () => {
    held.client.on('error', () => undefined); // its loss is what 'end' tells
    held.client.once('end', () => {
      if (!stopping) revival = revive();
    });
  };
  const revive = async () => {
    log('PostgreSQL ended unexpectedly, starting it again');
    held = await hold(machine, port);
    watch();
  };
  const stop = async () => {
    stopping = true;
    // One that is being started again would be left running. Why it could not start is what `revive` throws.
    await revival;
    await letGo(machine, held);
  };
  watch();
  try {
    await prepareDatabase(held.client, at, passwords);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: ownerUrl(at, passwords),
    appUrl: appUrl(at, passwords),
    adopted,
    recreate: () => recreateDatabase(held.client, at, passwords),
    stop,
  };
}

async function sayAdopted(client: pg.Client): Promise<string> {
  const { rowCount } = await client.query(
    `select from pg_locks where locktype = 'advisory' and objid = $1 and granted and pid <> pg_backend_pid()`,
    [IN_USE],
  );
  return rowCount
    ? 'Another Rondo runs on this data folder: this one joins it, both serve the same data.'
    : 'PostgreSQL still ran from an earlier start: this Rondo takes it over.';
}

/** Connects to the running PostgreSQL, launching it where there is none, and marks it as in use by us. */
async function hold(machine: Machine, port: number | null): Promise<Held> {
  let lastReason = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const reached = await reach(machine, port);
    if (typeof reached !== 'string') {
      const client = await markInUse(machine.cluster, reached.postmaster);
      if (typeof client !== 'string') return { ...reached, client };
      lastReason = client;
    } else {
      lastReason = reached;
    }
    await delay(PAUSE_MS);
  }
  throw new StartFailure(`PostgreSQL could not be reached: ${lastReason}`);
}

/** A PostgreSQL that accepts connections, or why there is none yet. */
async function reach(machine: Machine, port: number | null): Promise<Omit<Held, 'client'> | string> {
  const running = await runningPostmaster(machine.cluster);
  if (running) {
    const isReady = await untilReady(machine.cluster, running.pid);
    const ready = isReady ? await runningPostmaster(machine.cluster) : null;
    return ready ? { postmaster: ready, adopted: true } : 'it was just stopping';
  }
  const launched = await launch(machine.cluster, machine.binaries, port, machine.tuning);
  return launched.state === 'ready' ? { postmaster: launched.postmaster, adopted: false } : launched.why;
}

/** Why not, when PostgreSQL is on its way down or still crowded; wrong passwords are a failure no waiting cures. */
async function markInUse(cluster: Cluster, { host, port }: Postmaster): Promise<pg.Client | string> {
  const client = superuserClient({ host, port }, cluster.passwords, 'postgres');
  // What breaks the connection now is what connect and query throw; later its end is watched.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [IN_USE]);
    return client;
  } catch (cause) {
    // A connection that failed may have nothing left to end: the cause is what counts.
    await client.end().catch(() => undefined);
    if (cause instanceof Error && 'code' in cause && cause.code === '28P01') {
      throw new StartFailure(
        `The passwords kept beside ${cluster.data} do not fit the database: bring both from the same backup.`,
        { cause },
      );
    }
    return cause instanceof Error ? cause.message : String(cause);
  }
}

async function letGo(machine: Machine, { client, postmaster }: Held): Promise<void> {
  if (await isLastUser(client)) await stopPostmaster(machine.cluster, machine.binaries, postmaster);
  await client.end().catch(() => undefined); // already cut when PostgreSQL has stopped
}

async function isLastUser(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [IN_USE]);
    const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [IN_USE]);
    return rows[0]?.alone === true;
  } catch {
    return false; // the connection is gone, and with it the PostgreSQL we could stop
  }
}
