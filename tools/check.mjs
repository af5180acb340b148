/** `npm run check`: everything that can be said about the code without running it. */
import { install } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { commandScript } from './lib/repository.mjs';
import { runNode } from './lib/run.mjs';
import { say, since } from './lib/say.mjs';

const code = ['packages', 'apps', 'e2e', 'bench'];
const steps = [
  {
    label: 'format and lint',
    script: () => [commandScript('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'],
  },
  {
    label: 'types of server, packages and tools',
    script: () => [commandScript('typescript', 'tsc'), '-p', 'tsconfig.server.json'],
  },
  {
    label: 'types of the web pages and of both languages',
    script: () => [commandScript('typescript', 'tsc'), '-p', 'tsconfig.web.json'],
  },
  {
    label: 'types of the journeys in the browser',
    script: () => [commandScript('typescript', 'tsc'), '-p', 'tsconfig.e2e.json'],
  },
  {
    label: 'directions between the parts',
    script: () => [
      ...['--import', './tools/lib/swc-for-directions.mjs', commandScript('dependency-cruiser', 'depcruise')],
      ...['--config', '.dependency-cruiser.cjs', ...code],
    ],
  },
  {
    label: 'tables written by their owners, no circles of features',
    script: () => ['--import', 'tsx', 'tools/features/check-features.ts'],
  },
  {
    label: 'migrations for a distributed database and for the version now running',
    script: () => ['--import', 'tsx', 'tools/migrations/check-migrations.ts'],
  },
  { label: 'sizes of files', script: () => ['tools/check-size.mjs'] },
  { label: 'classes of one feature each', script: () => ['tools/check-css-classes.mjs'] },
  { label: 'colours only among the tokens', script: () => ['tools/check-colours.mjs'] },
  {
    label: 'files, exports and packages that nobody uses',
    script: () => [commandScript('knip'), '--no-progress', '--treat-config-hints-as-errors'],
  },
  { label: 'what stands once', script: () => ['tools/check-one-place.mjs'] },
];

requireNode();
await install();
const failed = [];
for (const { label, script } of steps) {
  const start = performance.now();
  const isGood = (await runNode(script())) === 0;
  say(`${isGood ? 'good' : 'FAILED'}: ${label} (${since(start)})`);
  if (!isGood) failed.push(label);
}
say(
  failed.length === 0
    ? `All ${steps.length} checks are good`
    : `${failed.length} of ${steps.length} failed: ${failed.join('; ')}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
