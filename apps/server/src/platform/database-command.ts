import { spawn } from 'node:child_process';
import { startPostgres } from './embedded-postgres/start-postgres.ts';
import { migrate, migrationState } from './migrate.ts';
import { StartFailure } from './one-line-failure.ts';
import { readSettings } from './settings.ts';

type Opened = { url: string; recreate: (() => Promise<void>) | null };

/** `npm run db -- <name>`: what each does with the database that `npm start` would use. */
const commands = {
  status: async ({ url }: Opened) => {
    const { applied, pending } = await migrationState(url);
    say(
      `${applied.length} migrations applied, ${pending.length} pending${pending.length > 0 ? `: ${pending.join(', ')}` : ''}`,
    );
  },
  migrate: async ({ url }: Opened) => {
    const { applied } = await migrate(url);
    say(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'Nothing to apply');
  },
  reset: async (opened: Opened) => {
    if (!opened.recreate)
      throw new StartFailure(
        'reset only empties the embedded database: drop and create the one of DATABASE_URL yourself.',
      );
    await opened.recreate();
    await commands.migrate(opened);
    say('The database is empty; the next start fills in the demo company unless RONDO_DEMO=0');
  },
  /** Runs the script given after the name with DATABASE_URL set, so that it needs to know nothing about the embedded one. */
  run: async ({ url }: Opened, script: string) => {
    const child = spawn(process.execPath, [...process.execArgv, script], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'inherit',
    });
    const code = await new Promise<number>((resolve) => child.on('close', (exit) => resolve(exit ?? 1)));
    if (code !== 0) throw new StartFailure(`${script} ended with exit code ${code}.`);
  },
} satisfies Record<string, (opened: Opened, argument: string) => Promise<void>>;

await main(process.argv[2] ?? '', process.argv[3] ?? '').catch((error: unknown) => {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof StartFailure ? error.exitCode : 1;
});

async function main(name: string, argument: string): Promise<void> {
  const command = Object.entries(commands).find(([known]) => known === name)?.[1];
  if (!command) throw new StartFailure(`Say one of ${Object.keys(commands).join(', ')}.`);
  const { databaseUrl, databaseOwnerUrl, dataDir } = readSettings(process.env);
  const url = databaseOwnerUrl ?? databaseUrl;
  if (url) return command({ url, recreate: null }, argument);
  const postgres = await startPostgres({ dataDir, log: say });
  await command(postgres, argument).finally(() => postgres.stop());
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
