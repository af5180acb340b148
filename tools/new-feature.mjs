/** `npm run new -- <noun> <Chinese>`: a feature in the shape of the house. The noun is singular, lower case, words joined by a dash; then its Chinese word. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/repository.mjs';

const tsx = join(root, 'node_modules', '.bin', 'tsx');
const run = spawnSync(tsx, [join(root, 'tools', 'new-feature', 'new-feature.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: root,
});
process.exit(run.status ?? 1);
