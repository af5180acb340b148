/** `npm run map`: writes the generated lists of source files and docs/generated from the code. `-- --check` only says whether they are fresh. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/repository.mjs';

const tsx = join(root, 'node_modules', '.bin', 'tsx');
const args = process.argv.slice(2);
const run = (/** @type {string} */ file) =>
  spawnSync(tsx, [join(root, 'tools', 'map', file), ...args], { stdio: 'inherit', cwd: root }).status ?? 1;

// The pages are made of code that imports the lists, so the lists are written first.
const lists = args.includes('--check') ? 0 : run('generated-lists.ts');
process.exit(lists || run('map.ts'));
