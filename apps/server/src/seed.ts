import { seedDemo } from './demo/index.ts';
import { ownerPool } from './platform/db/pool.ts';
import { migrate } from './platform/migrate.ts';
import { readSettings } from './platform/settings.ts';
import { openStore } from './platform/store/open-store.ts';

/** `npm run db seed`: fills the database of DATABASE_URL with the demo companies, if it has none. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const url = settings.databaseOwnerUrl ?? settings.databaseUrl ?? '';
  await migrate(url);
  const owner = ownerPool(url, 2, (error) => process.stderr.write(`${error.message}\n`));
  try {
    const seeded = await seedDemo({ owner, store: await openStore(settings), now: new Date() });
    process.stdout.write(
      seeded ? 'The demo companies are in.\n' : 'There is a company already: nothing was changed.\n',
    );
  } finally {
    await owner.end();
  }
}

await main();
