/** `npm run check`: migrations make nothing that distributed PostgreSQL cannot hold, and break no version that runs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refused } from './refused.ts';
import { faultsOf } from './rules.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, 'apps', 'server', 'migrations');
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }));
const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const found = refused(faultsOf(files, version));
for (const line of found) process.stderr.write(`${line}\n`);
process.exitCode = found.length > 0 ? 1 : 0;
