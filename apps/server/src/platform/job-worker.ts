import { setTimeout as delay } from 'node:timers/promises';
import { companyMachine } from '@rondo/domain/company';
import { parseCronItems, Logger as QueueLogger, type Runner, run, runMigrations, type Task } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Caller } from './context.ts';
import { type Databases, ownerDatabase } from './db/company-db.ts';
import { queuePool } from './db/queue-pool.ts';
import type { Job, JobContext } from './job.ts';

interface Parts {
  owner: pg.Pool;
  databases: Databases;
  jobs: readonly Job[];
  /** Without a crontab: only what somebody began is worked off. */
  isTimeless: boolean;
  caller: () => Caller;
  log: Logger;
}

/** Jobs a node works on at once: two cores, mostly waiting for the database. */
const AT_ONCE = 4;
/** From the end of a runner to its next start, ms. */
const RESTART_MS = 1_000;
const SAID = 'the job queue ended and is started again';

/** Works off the queue in the database; clock jobs are its crontab. */
export async function startJobWorker(parts: Parts): Promise<{ stop: () => Promise<void> }> {
  const names = parts.jobs.map((j) => j.name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new Error(`job ${twice} is handled twice`);
  return keepRunning(
    () =>
      run({
        pgPool: queuePool(parts.owner),
        concurrency: AT_ONCE,
        noHandleSignals: true,
        logger: quiet(parts.log),
        taskList: Object.fromEntries(parts.jobs.map((job) => [job.name, task(parts, job)])),
        parsedCronItems: parseCronItems(parts.isTimeless ? [] : parts.jobs.flatMap(cronItem)),
      }),
    parts.log,
  );
}

const cronItem = ({ name, every }: Job) =>
  every ? [{ task: name, match: every, options: { backfillPeriod: 0, maxAttempts: 3 } }] : [];

type Queue = Pick<Runner, 'promise' | 'stop'>;

/**
 * Keeps a runner going: graphile-worker gives up for good when the connection breaks while it marks a job as done, and
 * the node would work off nothing more until its next start.
 */
export async function keepRunning(
  start: () => Promise<Queue>,
  log: Pick<Logger, 'warn'>,
): Promise<{ stop: () => Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let queue = await start();
  const restart = async (): Promise<Queue | null> => {
    while (!signal.aborted) {
      // It fails only when stopping cuts it short, which is looked at next.
      await delay(RESTART_MS, undefined, { signal }).catch(() => undefined);
      const next = signal.aborted
        ? null
        : await start().catch((error) => void log.warn({ reason: String(error) }, SAID));
      if (next) return next;
    }
    return null;
  };
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      await queue.promise.catch((error) => log.warn({ reason: String(error) }, SAID));
      if (signal.aborted) return;
      log.warn(SAID);
      const next = await restart();
      if (!next) return;
      // Asked to stop while it started: nobody else knows of it yet.
      if (signal.aborted) return next.stop();
      queue = next;
    }
  };
  const watched = watch();
  return {
    async stop() {
      stopping.abort();
      await queue.stop().catch((error) => log.warn({ reason: String(error) }, 'the job queue had ended before'));
      await watched;
    },
  };
}

/** Installs or updates the queue's own tables, as the owner. */
export async function migrateQueue(owner: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: owner });
}

/** The context clock and queue work runs in. */
export function jobContext(parts: Pick<Parts, 'owner' | 'databases' | 'caller'>, isByClock = false): JobContext {
  return {
    ...parts.caller(),
    isByClock,
    databases: parts.databases,
    owner: ownerDatabase(parts.owner),
    async companies() {
      const rows = await parts.databases.global
        .selectFrom('company')
        .select(['id', 'time_zone', 'cut_off'])
        .where('state', 'in', companyMachine.alive)
        .orderBy('created_at')
        .execute();
      return rows.map((row) => ({ id: row.id, timeZone: row.time_zone, cutOff: row.cut_off }));
    },
  };
}

function task(parts: Parts, job: Job): Task {
  return async (payload) => {
    // The crontab wraps its payload; ours says what the job needs.
    const { _cron, ...rest } =
      typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : {};
    await job.run(jobContext(parts, _cron !== undefined), rest);
  };
}

function quiet(log: Logger) {
  return new QueueLogger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.debug(message);
  });
}
