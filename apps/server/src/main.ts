import { resolve } from 'node:path';
import { translate } from '@rondo/messages';
import { type App, startApp } from './app.ts';
import { seedDemo } from './demo/index.ts';
import { hasOutbox, OUTBOX_PATH } from './features/delivery/outbox.routes.ts';
import { outboxKey } from './features/delivery/outbox-key.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './features/session/index.ts';
import { ownerPool } from './platform/db/pool.ts';
import { startPostgres } from './platform/embedded-postgres/start-postgres.ts';
import { migrate } from './platform/migrate.ts';
import { StartFailure } from './platform/one-line-failure.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { openStore } from './platform/store/open-store.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const postgres = settings.databaseUrl ? null : await startPostgres({ dataDir: resolve(settings.dataDir), log: say });
  const stops: (() => Promise<void>)[] = postgres ? [() => postgres.stop()] : [];
  stopOnSignal(stops);
  try {
    const url = settings.databaseUrl ?? postgres?.url ?? '';
    const { applied } = await migrate(url);
    if (applied.length > 0) say(`Database: ${applied.length} migrations applied.`);
    if (settings.demo) await fillDemo(settings, url);
    const app = await startApp(settings, url);
    stops.unshift(() => app.stop());
    await listen(app, settings);
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
}

async function listen(app: App, settings: Settings): Promise<void> {
  const { host, port } = settings;
  try {
    const address = await app.server.listen({ host, port });
    say(`Rondo 巡店: ${address}/web`);
    await sayLogins(app);
    await sayOutbox(settings, Number(new URL(address).port));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE')
      throw new StartFailure(`Port ${port} is taken. Stop what uses it, or set PORT to another.`);
    if (code === 'EACCES') throw new StartFailure(`Port ${port} may not be used by this user. Set PORT above 1023.`);
    if (code === 'EADDRNOTAVAIL')
      throw new StartFailure(`${host} is not an address of this machine. Set HOST to one that is.`);
    throw error;
  }
}

async function fillDemo(settings: Settings, url: string): Promise<void> {
  const owner = ownerPool(url, 2, (error) => process.stderr.write(`${error.message}\n`));
  const start = performance.now();
  try {
    const hasCompany = await owner.query('select from company limit 1');
    if (hasCompany.rowCount) return;
    say('Filling the demo company …');
    await seedDemo({ owner, store: await openStore(settings), now: new Date() });
    say(`The demo company is filled (${((performance.now() - start) / 1000).toFixed(1)} s).`);
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

/** Where codes and mails are while nobody sends them: said in the terminal of whoever started, and nowhere else. */
async function sayOutbox(settings: Settings, port: number): Promise<void> {
  if (!settings.run.has('web') || !hasOutbox(settings)) return;
  const key = await outboxKey(settings.dataDir);
  if (key !== null) say(`  codes and mails are at http://localhost:${port}${OUTBOX_PATH}?key=${key}`);
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
