/**
 * `npm run bench -- [load|server|people|dispatch|heavy|growth|reliability|web|media|photos|knowledge|retrieval|detector|counting]`: the figures of docs, measured on data the bench loads itself; without a
 * part all of them. `--small` (a twentieth of the rows), `--stores` (40,000 stores), `--quick` (fewer rounds), `--fresh` (load anew). Prints; writes nothing but
 * its databases in .cache (BENCH_DATA), or beside DATABASE_URL's in databases named rondo_bench_*.
 */
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { commandScript, root } from './lib/repository.mjs';
import { runNode } from './lib/run.mjs';

requireNode();
await install();
await build();
process.exitCode = await runNode([commandScript('tsx'), join(root, 'bench', 'main.ts'), ...process.argv.slice(2)]);
