import { runNode } from './run.mjs';
import { tableTypes } from './table-types.mjs';

/** Run by `npm run db -- types` with the database's address in the environment. */
process.exitCode = await runNode(tableTypes(process.env.DATABASE_URL ?? ''));
