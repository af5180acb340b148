/**
 * `npm run test:times`: what each test file and each feature took of the last `npm test`, the slowest first, features against
 * their budget. `npm run test:times -- <file>` reads another JSON report of vitest.
 */
import { existsSync } from 'node:fs';
import { giveUp, log } from './lib/log.mjs';
import { lastReport } from './lib/repository.mjs';
import { BUDGET_S, featureTimes, fileTimes, timeLine } from './lib/test-times.mjs';

const report = process.argv[2] ?? lastReport;
if (!existsSync(report)) giveUp('There is no report yet: npm test writes one.');
const files = fileTimes(report);
log('Test files');
for (const file of files) process.stdout.write(`${timeLine(file)}\n`);
log(`Features, and files over several of them; the budget is ${BUDGET_S} s`);
for (const feature of featureTimes(files))
  process.stdout.write(`${timeLine(feature)}${feature.seconds > BUDGET_S ? '  over the budget' : ''}\n`);
