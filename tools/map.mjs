/** `npm run map`: writes docs/generated from the code. `-- --check` only says whether they are fresh. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/repository.mjs';

const tsx = join(root, 'node_modules', '.bin', 'tsx');
const run = spawnSync(tsx, [join(root, 'tools', 'map', 'map.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: root,
});
process.exit(run.status ?? 1);
