/**
 * `npm start`: from a fresh clone to a running Rondo. Each step is skipped when there is nothing to do, so the next start is quick.
 * The server then runs in this very process: signals, exit code and terminal are its own, nothing stands between.
 */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { log } from './lib/log.mjs';
import { requireNode } from './lib/node-version.mjs';
import { root } from './lib/repository.mjs';

requireNode();
await install();
await build();
log('Starting Rondo');
process.chdir(root);
process.env.NODE_ENV ??= 'production';
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href);
