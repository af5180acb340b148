/**
 * `npm run db -- status | migrate | reset | seed | check | types`: the database that `npm start` uses (DATA_DIR, or DATABASE_URL).
 * `reset` empties the embedded one and migrates it; `seed` fills an empty one with the demo company;
 * `check` looks whether everything that holds at any time holds (scores, figures, histories, walls between companies);
 * `types` writes the table types of the server from the migrated tables.
 */
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { giveUp } from './lib/log.mjs';
import { requireNode } from './lib/node-version.mjs';
import { commandScript, root } from './lib/repository.mjs';
import { runNode } from './lib/run.mjs';

const server = join(root, 'apps/server/src');
const commands = {
  status: ['status'],
  migrate: ['migrate'],
  reset: ['reset'],
  seed: ['run', join(server, 'seed.ts')],
  check: ['run', join(server, 'check-integrity.ts')],
  types: ['run', join(root, 'tools/lib/write-table-types.mjs')],
};

requireNode();
const asked = Object.entries(commands).find(([name]) => name === process.argv[2])?.[1];
if (!asked) giveUp(`Say what to do: npm run db -- ${Object.keys(commands).join(' | ')}`);
await install();
const run = (/** @type {string[]} */ command) =>
  runNode([commandScript('tsx'), join(server, 'platform/database-command.ts'), ...command]);
const needsTables = asked === commands.types;
process.exitCode = (needsTables && (await run(commands.migrate))) || (await run(asked ?? []));
