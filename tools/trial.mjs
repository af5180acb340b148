/**
 * `npm run trial -- use|pictures|help-pictures|device|machines|looks|isolation [...]`: the product as somebody meets it. `use` goes the ways of people through a fresh company
 * and the demo and counts their clicks (RONDO_DATA names the folder of real tables); `pictures` looks at every page;
 * `help-pictures [articles]` takes the pictures of the help centre anew, from the demo;
 * `device [hikvision|dahua|onvif] [port]` is a device on this machine, for a server that runs with DEVICE_LOCAL=1;
 * `machines [sequences] [seed]` sends random orders of commands to everything that has a state machine, 10,000 of them;
 * `looks [files]` goes the journeys of the suite in the looks that the suite leaves out;
 * `isolation` has every company attack every other one as everybody there is.
 */
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { giveUp } from './lib/log.mjs';
import { requireNode } from './lib/node-version.mjs';
import { commandScript, root } from './lib/repository.mjs';
import { runNode } from './lib/run.mjs';

const TRIALS = ['use', 'pictures', 'help-pictures', 'device', 'machines', 'looks', 'isolation'];
const [trial = '', ...rest] = process.argv.slice(2);
if (!TRIALS.includes(trial)) giveUp(`Name one of them: npm run trial -- ${TRIALS.join('|')}`);
requireNode();
await install();
if (trial === 'machines') {
  const [SEQUENCES = '10000', SEED] = rest;
  const file = 'apps/server/test/model/model.test.ts';
  process.exitCode = await runNode([commandScript('vitest'), 'run', '--project', 'server', file], {
    env: { SEQUENCES, ...(SEED ? { SEED } : {}) },
  });
} else if (trial === 'isolation') {
  const file = 'apps/server/test/security/isolation.test.ts';
  process.exitCode = await runNode([commandScript('vitest'), 'run', '--project', 'server', file], {
    env: { ISOLATION: 'every' },
  });
} else if (trial === 'looks') {
  await build();
  process.exitCode = await runNode([commandScript('vitest'), 'run', '--project', 'e2e', ...rest], {
    env: { LOOKS: 'other' },
  });
} else {
  // A device needs no pages.
  if (trial !== 'device') await build();
  process.exitCode = await runNode([commandScript('tsx'), join(root, 'e2e', 'trials', `${trial}.ts`), ...rest]);
}
