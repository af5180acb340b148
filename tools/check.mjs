/**
 * `npm run check`: everything that can be said about the code without running it. The slowest steps begin first.
 * `npm run check -- <words>` runs the steps whose name contains one of the words: `npm run check -- types format`.
 * What a step knows of files that did not change lies in .cache/check: a second run reads again what a change concerns. Without that
 * folder all is read.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inParallel } from './lib/in-parallel.mjs';
import { install } from './lib/install.mjs';
import { giveUp, log, since } from './lib/log.mjs';
import { requireNode } from './lib/node-version.mjs';
import { commandScript, root } from './lib/repository.mjs';
import { capture } from './lib/run.mjs';

const code = ['packages', 'apps', 'e2e', 'bench'];
/** Several threads check the same types again and again: one costs half the work, and the steps run beside each other. */
const alone = ['--singleThreaded'];
const cache = join(root, '.cache', 'check');

/** @param {string} part whose types are checked: tsconfig.<part>.json */
const types = (part) => [
  ...[commandScript('typescript', 'tsc'), '-p', `tsconfig.${part}.json`, ...alone],
  ...['--incremental', '--tsBuildInfoFile', join(cache, `${part}.tsbuildinfo`)],
];

const all = [
  {
    label: 'promises that nobody waits for',
    script: () => [commandScript('oxlint'), '--type-aware', ...code, 'tools'],
  },
  {
    label: 'directions between the parts',
    script: () => [
      ...['--import', './tools/lib/swc-for-directions.mjs', commandScript('dependency-cruiser', 'depcruise')],
      ...['--config', '.dependency-cruiser.cjs', ...code],
    ],
  },
  {
    label: 'format and lint',
    script: () => [commandScript('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'],
  },
  {
    label: 'types of server, packages and tools',
    script: () => types('server'),
  },
  {
    label: 'types of the journeys in the browser and of the tests of the web pages',
    script: () => types('e2e'),
  },
  {
    label: 'types of the web pages and of both languages',
    script: () => types('web'),
  },
  {
    label: 'tables written by their owners, no circles of features',
    script: () => ['--import', 'tsx', 'tools/features/check-features.ts'],
  },
  {
    label: 'migrations for a distributed database and for the version now running',
    script: () => ['--import', 'tsx', 'tools/migrations/check-migrations.ts'],
  },
  {
    label: 'files, exports and packages that nobody uses',
    script: () => [
      ...[commandScript('knip'), '--no-progress', '--treat-config-hints-as-errors'],
      ...['--cache', '--cache-location', join(cache, 'knip')],
    ],
  },
  { label: 'sizes of files', script: () => ['tools/check-size.mjs'] },
  { label: 'classes of one feature each', script: () => ['tools/check-css-classes.mjs'] },
  { label: 'colours only among the tokens', script: () => ['tools/check-colours.mjs'] },
  { label: 'errors that end without a word', script: () => ['tools/check-swallowed-errors.mjs'] },
  { label: 'what stands once', script: () => ['tools/check-one-place.mjs'] },
  {
    label: 'the same kind of thing in the same place of every feature',
    script: () => ['tools/check-feature-layout.mjs'],
  },
];

const words = process.argv.slice(2);
const steps = all.filter(({ label }) => words.length === 0 || words.some((word) => label.includes(word)));
if (steps.length === 0) giveUp(`No check is named ${words.join(', ')}: ${all.map(({ label }) => label).join('; ')}`);

requireNode();
await install();
const start = performance.now();
const failed = await inParallel(availableParallelism(), steps, async ({ label, script }) => {
  const stepStart = performance.now();
  const { code, output } = await capture(process.execPath, script());
  if (output.trim() !== '') process.stdout.write(`${output.trimEnd()}\n`);
  log(`${code === 0 ? 'good' : 'FAILED'}: ${label} (${since(stepStart)})`);
  return code === 0 ? null : label;
});
log(
  failed.length === 0
    ? `All ${steps.length} checks are good (${since(start)})`
    : `${failed.length} of ${steps.length} failed: ${failed.join('; ')}`,
);
process.exitCode = failed.length > 0 ? 1 : 0;
