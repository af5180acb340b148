/** `npm run dev`: the server restarts and the pages update as files change. Ctrl-C ends both. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { log } from './lib/log.mjs';
import { requireNode } from './lib/node-version.mjs';
import { commandScript, root } from './lib/repository.mjs';

requireNode();
await install();
log('Starting the server and the pages; the pages print their address');
const server = start([commandScript('tsx'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'], root);
const pages = start([commandScript('vite')], join(root, 'apps/web'));
const children = [server, pages];

let isEnding = false;
// A terminal sends Ctrl-C to its whole group, so the children have it already: a second signal would cut them short.
process.on('SIGINT', () => {
  isEnding = true;
});
process.on('SIGTERM', () => end(0));
for (const child of children) child.on('exit', (code) => end(code ?? 0));

/** Where one ends, both end. */
function end(/** @type {number} */ code) {
  process.exitCode ||= code;
  if (isEnding) return;
  isEnding = true;
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
}

function start(/** @type {string[]} */ args, /** @type {string} */ cwd) {
  return spawn(process.execPath, args, { cwd, env: { NODE_ENV: 'development', ...process.env }, stdio: 'inherit' });
}
