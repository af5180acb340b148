/**
 * `npm run trial -- use|pictures [...]`: the product as somebody meets it. `use` goes the ways of people through a fresh company
 * and the demo and counts their clicks (RONDO_DATA names the folder of real tables); `pictures` looks at every page.
 */
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { giveUp } from './lib/log.mjs';
import { requireNode } from './lib/node-version.mjs';
import { commandScript, root } from './lib/repository.mjs';
import { runNode } from './lib/run.mjs';

const TRIALS = ['use', 'pictures'];
const [trial = '', ...rest] = process.argv.slice(2);
if (!TRIALS.includes(trial)) giveUp(`Name one of them: npm run trial -- ${TRIALS.join('|')}`);
requireNode();
await install();
await build();
process.exitCode = await runNode([commandScript('tsx'), join(root, 'e2e', 'trials', `${trial}.ts`), ...rest]);
