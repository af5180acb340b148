/**
 * `npm test`: everything, from a fresh clone; the last line is `N passed, N failed`.
 * `npm test -- <words>` runs the test files whose path contains one of the words; vitest's options work too (`-t`, `--project`).
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { requireNode } from './lib/node-version.mjs';
import { commandScript, root } from './lib/repository.mjs';
import { runNode } from './lib/run.mjs';
import { giveUp, say } from './lib/say.mjs';
import { requireSystemPrograms } from './lib/system-programs.mjs';
import { inWords, tally } from './lib/tally.mjs';

const report = join(root, '.cache', `tests-${process.pid}.json`);

requireNode();
await install();
await requireSystemPrograms();
await build();
say('Running the tests: rules, then the server on a real PostgreSQL, then the browser');
process.exitCode = await runTests();

async function runTests() {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode([commandScript('vitest'), 'run', ...reporters, ...process.argv.slice(2)]);
  if (!existsSync(report)) giveUp('vitest ended without a report: see the lines above.');
  const sum = tally(report);
  rmSync(report);
  const isGood = sum.failed === 0 && sum.passed > 0 && code === 0;
  if (code !== 0 && sum.failed === 0) say('vitest reports an error outside the tests: see the lines above.');
  process.stdout.write(`${inWords(sum)}\n`);
  return isGood ? 0 : 1;
}
