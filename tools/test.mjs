/**
 * `npm test`: everything, from a fresh clone; the last line is `N passed, N failed`.
 * `npm test -- <words>` runs the test files whose path contains one of the words; vitest's options work too (`-t`, `--project`,
 * `--changed` for the tests that a change since the last commit concerns).
 */
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { giveUp, log } from './lib/log.mjs';
import { requireNode } from './lib/node-version.mjs';
import { commandScript, lastReport, root } from './lib/repository.mjs';
import { runNode } from './lib/run.mjs';
import { requireSystemPrograms } from './lib/system-programs.mjs';
import { inWords, tally } from './lib/tally.mjs';
import { BUDGET_S, featureTimes, fileTimes, timeLine } from './lib/test-times.mjs';

const report = join(root, '.cache', `tests-${process.pid}.json`);

requireNode();
await install();
await requireSystemPrograms();
await build();
log('Running the tests: rules, then the server on a real PostgreSQL, then the browser');
process.exitCode = await runTests();

async function runTests() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode([commandScript('vitest'), 'run', ...reporters, ...process.argv.slice(2)]);
  if (!existsSync(report)) giveUp('vitest ended without a report: see the lines above.');
  const sum = tally(report);
  renameSync(report, lastReport);
  const mayBeNone = process.argv.some((word) => word.startsWith('--changed'));
  const isGood = sum.failed === 0 && (sum.passed > 0 || mayBeNone) && code === 0;
  if (code !== 0 && sum.failed === 0) log('vitest reports an error outside the tests: see the lines above.');
  showTimes();
  process.stdout.write(`${inWords(sum)}\n`);
  return isGood ? 0 : 1;
}

/** What a run spends its time on; `npm run test:times` lists all of it. */
function showTimes() {
  const files = fileTimes(lastReport);
  if (files.length === 0) return;
  log('The slowest test files');
  for (const file of files.slice(0, 10)) process.stdout.write(`${timeLine(file)}\n`);
  const dear = featureTimes(files).filter(({ seconds }) => seconds > BUDGET_S);
  if (dear.length === 0) return;
  log(`Over the budget of ${BUDGET_S} s for a feature, or for a file over several`);
  for (const feature of dear) process.stdout.write(`${timeLine(feature)}\n`);
}
