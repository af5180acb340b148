import { resolve } from 'node:path';
import { translate } from '@rondo/messages';
import { type App, startApp } from './app.ts';
import { seedDemo } from './demo/index.ts';
import { runEdge } from './edge/run-edge.ts';
import { setupKey } from './features/account/setup-key.ts';
import { hasOutbox, OUTBOX_PATH } from './features/delivery/outbox.routes.ts';
import { OUTBOX_KEY_FILE, outboxKey } from './features/delivery/outbox-key.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './features/session/index.ts';
import { startMediaAlone } from './media/alone.ts';
import { type DatabaseUrls, ownerPool } from './platform/db/pool.ts';
import { dropRights } from './platform/drop-rights.ts';
import { type StartedPostgres, startPostgres } from './platform/embedded-postgres/start-postgres.ts';
import { STREAM_FOLDER, wayToStreams } from './platform/http/stream-host.ts';
import { keepKey } from './platform/keep-key.ts';
import { migrate } from './platform/migrate.ts';
import { StartFailure } from './platform/one-line-failure.ts';
import { release } from './platform/release.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { openStore } from './platform/store/open-store.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.run.size === 1 && settings.run.has('media')) return runMedia(settings);
  if (settings.run.has('edge')) return stopOnSignal([stopOf(await runEdge(settings, release(), say))]);
  const postgres = settings.databaseUrl ? null : await startPostgres({ dataDir: resolve(settings.dataDir), log: say });
  const stops: (() => Promise<void>)[] = postgres ? [() => postgres.stop()] : [];
  stopOnSignal(stops);
  try {
    const urls = urlsOf(settings, postgres);
    const { applied } = await migrate(urls.owner);
    if (applied.length > 0) say(`Database: ${applied.length} migrations applied.`);
    const isFilled = settings.demo && (await fillDemo(settings, urls.owner));
    const app = await startApp(settings, urls);
    stops.unshift(() => app.stop());
    await listen(app, settings);
    await dropRights({ dataDir: settings.dataDir, isFresh: isFilled, log: say });
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
}

const stopOf =
  ({ stop }: { stop: () => void }) =>
  async (): Promise<void> =>
    stop();

async function runMedia(settings: Settings): Promise<void> {
  const media = await startMediaAlone(settings, say);
  stopOnSignal([media.stop]);
}

function urlsOf({ databaseUrl, databaseOwnerUrl }: Settings, postgres: StartedPostgres | null): DatabaseUrls {
  if (postgres) return { owner: postgres.url, app: postgres.appUrl };
  const app = databaseUrl ?? '';
  return { owner: databaseOwnerUrl ?? app, app };
}

async function listen(app: App, settings: Settings): Promise<void> {
  const { host, port, streamPort } = settings;
  if (app.streams) await listenAt(app.streams, { host, port: streamPort }, 'STREAM_PORT');
  const address = await listenAt(app.server, { host, port }, 'PORT');
  say(`Rondo 巡店: ${address}/web`);
  if (wayToStreams(settings) === 'proxy')
    say(`  the proxy has to send ${STREAM_FOLDER} to port ${streamPort} (STREAM_PORT)`);
  await sayLogins(app);
  const { port: taken } = new URL(address);
  if (settings.run.has('web')) await saySetup(app, settings, Number(taken));
  await sayOutbox(settings, Number(taken));
}

/** Where it listens. `setting`: what another port is chosen by. */
async function listenAt(
  server: App['server'],
  { host, port }: { host: string; port: number },
  setting: 'PORT' | 'STREAM_PORT',
): Promise<string> {
  try {
    return await server.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE')
      throw new StartFailure(`Port ${port} is taken. Stop what uses it, or set ${setting} to another.`);
    if (code === 'EACCES')
      throw new StartFailure(`Port ${port} may not be used by this user. Set ${setting} above 1023.`);
    if (code === 'EADDRNOTAVAIL')
      throw new StartFailure(`${host} is not an address of this machine. Set HOST to one that is.`);
    throw error;
  }
}

/** Says whether anything was filled in. */
async function fillDemo(settings: Settings, url: string): Promise<boolean> {
  const owner = ownerPool(url, 2, (error) => process.stderr.write(`${error.message}\n`));
  const start = performance.now();
  try {
    const hasCompany = await owner.query('select from company limit 1');
    if (hasCompany.rowCount) return false;
    say('Filling the demo company …');
    await seedDemo({ owner, store: await openStore(settings), now: new Date() });
    say(`The demo company is filled (${((performance.now() - start) / 1000).toFixed(1)} s).`);
    return true;
  } finally {
    await owner.end();
  }
}

/** The demo's logins, as long as there is a demo. */
async function sayLogins({ owner }: App): Promise<void> {
  const demo = await owner.query('select from company where is_demo limit 1');
  if (!demo.rowCount) return;
  for (const { account, role } of DEMO_LOGINS)
    say(`  ${account.padEnd(22)} ${translate('en-US', `member.role.${role}`)}`);
  say(`  password ${DEMO_PASSWORD}`);
}

/** A terminal is read by whoever started Rondo; anything else may be a log that others read: it is told a file's path. */
const isSeenOnce = (): boolean => process.stdout.isTTY === true;

/** How the first company is made, until there was one. */
async function saySetup({ owner, databases }: App, { dataDir }: Settings, port: number): Promise<void> {
  const { rowCount } = await owner.query('select from installation');
  if (rowCount) return;
  const key = await setupKey(databases.global);
  if (isSeenOnce()) return say(`  set up the first company at http://localhost:${port}/web/login#setup=${key}`);
  say(`  the key to set up the first company is in ${await keepKey(dataDir, 'setup-key', key)}`);
}

/** Where codes and mails are while nobody sends them. */
async function sayOutbox(settings: Settings, port: number): Promise<void> {
  if (!settings.run.has('web') || !hasOutbox(settings)) return;
  const key = await outboxKey(settings.dataDir);
  if (key === null) return;
  const address = `http://localhost:${port}${OUTBOX_PATH}`;
  if (isSeenOnce()) return say(`  codes and mails are at ${address}?key=${key}`);
  say(`  codes and mails are at ${address}?key=… with the key in ${resolve(settings.dataDir, OUTBOX_KEY_FILE)}`);
}

function stopOnSignal(stops: (() => Promise<void>)[]): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      say('Stopping …');
      stopAll(stops).then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}

async function stopAll(stops: readonly (() => Promise<void>)[]): Promise<void> {
  for (const stop of stops) await stop();
}

main().catch((error: unknown) => {
  if (error instanceof StartFailure) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(error instanceof StartFailure ? error.exitCode : 1);
});
