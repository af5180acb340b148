import { join } from 'node:path';
import { openapi } from '@rondo/contract/kit/openapi';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import pino, { type Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { mountSso } from './features/account/sso.routes.ts';
import { mountOutbox } from './features/delivery/outbox.routes.ts';
import { mountFileAddresses } from './features/file/file.routes.ts';
import { openLive } from './features/message/index.ts';
import { authenticator } from './features/session/index.ts';
import { bindings, jobs as jobsBy, subscriptions } from './features.ts';
import type { Caller } from './platform/context.ts';
import { type Databases, databases } from './platform/db/company-db.ts';
import { ensurePartitions } from './platform/db/partitions.ts';
import { appPool, ownerPool } from './platform/db/pool.ts';
import { mount } from './platform/http/mount.ts';
import { mountOperations } from './platform/http/operations.ts';
import { createServer } from './platform/http/server.ts';
import { answerUnknown, mountWebPages } from './platform/http/web-pages.ts';
import type { Job } from './platform/job.ts';
import { jobContext, migrateQueue, startJobWorker } from './platform/job-worker.ts';
import { type OutboxWorker, startOutboxWorker } from './platform/outbox/worker.ts';
import { repositoryRoot } from './platform/repository-root.ts';
import type { Settings } from './platform/settings.ts';
import { openStore } from './platform/store/open-store.ts';

/** What time and chance are here; tests bring their own. */
export interface Outside {
  now: () => Date;
}

export interface App {
  server: FastifyInstance;
  databases: Databases;
  owner: pg.Pool;
  /** Only where this process runs the worker. */
  outbox: OutboxWorker | null;
  /** Runs a job now, as the clock would. */
  runJob(name: string, payload?: unknown): Promise<void>;
  stop(): Promise<void>;
}

/** Connections of a web node to the database. */
const POOL_SIZE = 20;

/** Headers, as libraries log them at trace level: they hold the token. */
const SECRET_PATHS = ['headers', '*.headers'];

/** The whole program but its listening: routes, worker, clock. `url` is the database as its owner. */
export async function startApp(
  settings: Settings,
  url: string,
  outside: Outside = { now: () => new Date() },
): Promise<App> {
  const log = pino({ level: settings.logLevel, redact: { paths: SECRET_PATHS, remove: true } });
  const failed = (error: Error): void => log.warn({ err: error }, 'database connection');
  const pool = appPool(url, POOL_SIZE, failed);
  const owner = ownerPool(url, 8, failed);
  await migrateQueue(owner);
  await ensurePartitions(owner, outside.now());
  const all = databases(pool);
  const caller = (): Caller => clockCaller(outside.now);
  const server = await createServer({ log, ...settings });
  const store = await openStore(settings);
  const live = openLive({ settings, url, owner, now: outside.now, log });
  server.addHook('preClose', () => live.stop());
  const routes = bindings(settings, { store, live });
  const jobs = jobsBy(settings, { store });
  if (settings.run.has('web')) {
    const edge = {
      databases: all,
      now: outside.now,
      callsPerMinute: settings.callsPerMinute,
      authenticate: authenticator(all, outside.now),
    };
    mount(server, routes, edge);
    mountFileAddresses(server, edge, store);
    mountSso(server, { db: all.global, now: outside.now, settings });
    await mountOutbox(server, all.global, settings);
    await mountWebPages(server, join(repositoryRoot(), 'apps', 'web', 'dist'));
  } else answerUnknown(server);
  mountOperations(server, { pool, openapi: () => openapi(routes.map((r) => r.endpoint)) });
  const worker = settings.run.has('worker') ? await startWorkers({ url, owner, all, jobs, caller, log }) : null;
  return {
    server,
    databases: all,
    owner,
    outbox: worker?.outbox ?? null,
    async runJob(name, payload = {}) {
      const job = jobs.find((j) => j.name === name);
      if (!job) throw new Error(`no job ${name}`);
      await job.run(jobContext({ owner, databases: all, caller }), job.schema.parse(payload));
    },
    async stop() {
      await server.close();
      await worker?.stop();
      await pool.end();
      await owner.end();
    },
  };
}

/** Who acts when the clock does. */
function clockCaller(now: () => Date): Caller {
  return { now, newId: uuidv7, language: 'zh-CN', requestId: uuidv7(), ip: '', device: '' };
}

interface WorkerParts {
  url: string;
  owner: pg.Pool;
  all: Databases;
  jobs: readonly Job[];
  caller: () => Caller;
  log: Logger;
}

async function startWorkers({ url, owner, all, jobs, caller, log }: WorkerParts) {
  const outbox = await startOutboxWorker({ ownerUrl: url, owner, databases: all, subscriptions, caller, log });
  const queue = await startJobWorker({ owner, databases: all, jobs, caller, log });
  return {
    outbox,
    async stop() {
      await queue.stop();
      await outbox.stop();
    },
  };
}
