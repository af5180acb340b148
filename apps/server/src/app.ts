import { join, resolve } from 'node:path';
import { openapi } from '@rondo/contract/kit/openapi';
import { messageApi } from '@rondo/contract/message';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import pino, { type Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import { mountSso } from './features/account/sso.routes.ts';
import { mountOutbox } from './features/delivery/outbox.routes.ts';
import { mountEdges } from './features/edge/index.ts';
import { mountFileAddresses } from './features/file/file.routes.ts';
import { openLive } from './features/message/index.ts';
import { mountLinks } from './features/report/index.ts';
import { authenticator } from './features/session/index.ts';
import { mountUnsubscribe } from './features/subscription/index.ts';
import { hearStream } from './features/surveillance/index.ts';
import { bindings, jobs as jobsBy, subscriptions } from './features.ts';
import type { Caller } from './platform/context.ts';
import { type Databases, databases } from './platform/db/company-db.ts';
import { ensurePartitions } from './platform/db/partitions.ts';
import { appPool, type DatabaseUrls, ownerPool } from './platform/db/pool.ts';
import { edgeHub } from './platform/edge/edge-hub.ts';
import { AppError } from './platform/errors.ts';
import type { Held } from './platform/feature.ts';
import { addressHere, portHere } from './platform/http/address-here.ts';
import { type Edge, mount, signedIn } from './platform/http/mount.ts';
import { mountStreams } from './platform/http/mount-streams.ts';
import { mountOperations } from './platform/http/operations.ts';
import { type Readiness, readiness } from './platform/http/readiness.ts';
import { createServer, type ServerLimits } from './platform/http/server.ts';
import { answerUnknown, mountWebPages } from './platform/http/web-pages.ts';
import type { Job } from './platform/job.ts';
import { jobContext, migrateQueue, startJobWorker } from './platform/job-worker.ts';
import { type MediaLink, openMedia } from './platform/media/media-link.ts';
import { mountMedia } from './platform/media/pipe.ts';
import { openModel, openVision } from './platform/model/open-model.ts';
import { type OutboxWorker, startOutboxWorker } from './platform/outbox/worker.ts';
import { repositoryRoot } from './platform/repository-root.ts';
import { openSecrets } from './platform/sealed-secret.ts';
import type { Settings } from './platform/settings.ts';
import { openStore } from './platform/store/open-store.ts';

/** What time and chance are here, and how long a server waits for clients; tests bring their own. */
export interface Outside {
  now: () => Date;
  /** Since some beginning, never backwards: what is remembered for a while is measured by it. */
  elapsedMs: () => number;
  limits?: Partial<ServerLimits>;
  /** The clock starts no job: a test runs those it is about by `runJob`, at whatever hour it runs itself. */
  isTimeless?: boolean;
}

export interface App {
  server: FastifyInstance;
  /** The event-stream host of this process, a listener of its own (A13); null where it answers no calls. */
  streams: FastifyInstance | null;
  databases: Databases;
  owner: pg.Pool;
  /** Only where this process runs the worker. */
  outbox: OutboxWorker | null;
  media: MediaLink;
  /** Runs a job now, as the clock would. */
  runJob(name: string, payload?: unknown): Promise<void>;
  stop(): Promise<void>;
}

/** Connections of a web node to the database: for companies, for what belongs to none, and as its owner. */
const POOL_SIZE = 20;
const GLOBAL_POOL_SIZE = 5;
const OWNER_POOL_SIZE = 8;

/** Headers, as libraries log them at trace level: they hold the token. */
const SECRET_PATHS = ['headers', '*.headers'];

/** The whole program but its listening: routes, worker, clock. */
export async function startApp(
  settings: Settings,
  urls: DatabaseUrls,
  outside: Outside = { now: () => new Date(), elapsedMs: () => performance.now() },
): Promise<App> {
  const log = pino({ level: settings.logLevel, redact: { paths: SECRET_PATHS, remove: true } });
  const database = connect(urls, log);
  const { pool, owner, all } = database;
  await migrateQueue(owner);
  await ensurePartitions(owner, outside.now());
  const caller = (): Caller => clockCaller(outside.now);
  const onAway = (error: unknown): void => log.warn({ err: error }, 'not ready');
  const ready = readiness({ pool, dataDir: resolve(settings.dataDir), onAway });
  const common = { log, settings, limits: outside.limits, onOutage: ready.met };
  const streams: FastifyInstance | null = settings.run.has('web')
    ? await createServer({ ...common, pages: () => portHere(server.server) })
    : null;
  const streamPort = () => (streams ? portHere(streams.server) : null);
  const server: FastifyInstance = await createServer({ ...common, streams: streamPort });
  const store = await openStore(settings);
  const live = openLive({ settings, url: urls.owner, owner, now: outside.now, log });
  server.addHook('preClose', () => live.stop());
  const edges = edgeHub(() => (settings.run.has('web') ? addressHere(server.server) : settings.webUrl));
  server.addHook('preClose', async () => edges.stop());
  const media = openMedia(settings, log, edges.webUrl);
  media.onStreamEvent((event) => hearStream(all.of(event.companyId), event, outside.now()));
  const secrets = openSecrets(settings);
  const model = openModel(settings, outside.limits?.modelMs);
  const vision = openVision(settings, outside.limits?.modelMs);
  const jobs = jobsBy({ settings, store, live, media, edges, secrets, model, vision });
  const isTimeless = outside.isTimeless ?? false;
  await mountAll(server, streams, { settings, store, live, media, edges, secrets, model, vision, all, outside, ready });
  const isWorker = settings.run.has('worker');
  const worker = isWorker ? await startWorkers({ url: urls.owner, owner, all, jobs, isTimeless, caller, log }) : null;
  return {
    ...{ server, streams },
    databases: all,
    owner,
    outbox: worker?.outbox ?? null,
    media,
    async runJob(name, payload = {}) {
      const job = jobs.find((j) => j.name === name);
      if (!job) throw new Error(`no job ${name}`);
      await job.run(jobContext({ owner, databases: all, caller }), payload);
    },
    async stop() {
      database.expectEnd();
      // Streams end at once, calls when they are answered; only then the workers and the database go.
      await Promise.all([server.close(), streams?.close()]);
      await media.child?.stop();
      await worker?.stop();
      await Promise.all([pool.end(), database.globalPool.end()]);
      await owner.end();
    },
  };
}

/** The connections to the database; one that breaks is told in one line of the log. */
function connect(urls: DatabaseUrls, log: Logger) {
  let isEnding = false;
  const failed = (error: Error): void => {
    if (!isEnding) log.warn({ reason: error.message }, 'a database connection broke');
  };
  const pool = appPool(urls.app, POOL_SIZE, failed);
  const globalPool = appPool(urls.app, GLOBAL_POOL_SIZE, failed);
  return {
    pool,
    globalPool,
    owner: ownerPool(urls.owner, OWNER_POOL_SIZE, failed),
    all: databases(pool, globalPool),
    /** Nothing is told from now on: the database may be gone first, as when a terminal ends both. */
    expectEnd() {
      isEnding = true;
    },
  };
}

interface Mounted extends Held {
  all: Databases;
  outside: Outside;
  ready: Readiness;
}

/** Everything that answers: the calls and pages of a web node, and on every node what its operators ask. */
async function mountAll(
  server: FastifyInstance,
  streams: FastifyInstance | null,
  { all, outside, ready, ...held }: Mounted,
) {
  const { settings, store, media } = held;
  const routes = bindings(held);
  const edge: Edge = {
    databases: all,
    now: outside.now,
    callsPerMinute: settings.callsPerMinute,
    authenticate: authenticator(all, outside.now, outside.elapsedMs),
  };
  if (streams) {
    mountStreams(streams, routes, edge);
    // The stream of messages is answered there too: STREAM_URL leads to one listener.
    mount(
      streams,
      routes.filter((route) => route.endpoint === messageApi.stream),
      edge,
    );
    mount(server, routes, edge);
    mountFileAddresses(server, edge, { store, media }, settings.apiUrl ?? '');
    mountLinks(server, { databases: all, now: outside.now, settings, store, media });
    mountUnsubscribe(server, { databases: all, now: outside.now, settings });
    mountSso(server, { db: all.global, now: outside.now, settings });
    mountMedia(server, settings, media, outside.now);
    mountEdges(server, { ...held, databases: all, now: outside.now });
    await mountOutbox(server, all.global, settings);
    const dist = join(repositoryRoot(), 'apps', 'web', 'dist');
    await mountWebPages(server, dist, settings, () => portHere(streams.server));
  } else answerUnknown(server);
  mountOperations(server, {
    ready,
    metricsToken: settings.metricsToken,
    openapi: () => openapi(routes.map((r) => r.endpoint)),
    maySeeApi: async (request) => {
      const actor = await signedIn(request, edge);
      if (!actor.codes.has('x_support')) throw new AppError('FORBIDDEN');
    },
  });
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
  isTimeless: boolean;
  caller: () => Caller;
  log: Logger;
}

async function startWorkers({ url, owner, all, jobs, isTimeless, caller, log }: WorkerParts) {
  const outbox = await startOutboxWorker({ ownerUrl: url, owner, databases: all, subscriptions, caller, log });
  const queue = await startJobWorker({ owner, databases: all, jobs, isTimeless, caller, log });
  return {
    outbox,
    async stop() {
      await queue.stop();
      await outbox.stop();
    },
  };
}
