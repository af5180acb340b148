import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from './repository.mjs';

/** What a feature's tests may take of a run, s: with 34 systems the whole then stays below half an hour. */
export const BUDGET_S = 30;
/** Files that run beside each other (vitest.config.ts): a second of the run is so many seconds of tests. */
const WORKERS = 2;

/** @typedef {{ name: string, seconds: number }} Time */

/**
 * What each test file took of a run, the slowest first.
 * @param {string} report vitest's JSON report
 * @returns {Time[]}
 */
export function fileTimes(report) {
  /** @type {{ testResults: { name: string, startTime: number, endTime: number }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults
    .map(({ name, startTime, endTime }) => ({
      name: relative(root, name).replaceAll('\\', '/'),
      seconds: (endTime - startTime) / 1000 / WORKERS,
    }))
    .toSorted((one, other) => other.seconds - one.seconds);
}

/**
 * The same for each feature; a file over several features stands for itself.
 * @param {readonly Time[]} files
 * @returns {Time[]}
 */
export function featureTimes(files) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { name, seconds } of files) {
    const feature = featureOf(name);
    sums.set(feature, (sums.get(feature) ?? 0) + seconds);
  }
  return [...sums].map(([name, seconds]) => ({ name, seconds })).toSorted((one, other) => other.seconds - one.seconds);
}

/**
 * The noun of a test file: its folder below `features`, or the first words of its own name that are a feature's.
 * @param {string} file relative to the checkout
 */
export function featureOf(file) {
  const inFolder = /\/features\/([^/]+)\//.exec(file)?.[1];
  if (inFolder) return inFolder;
  const words = basename(file).replace(/\..*/, '');
  return nouns().find((noun) => words === noun || words.startsWith(`${noun}-`)) ?? file;
}

const nouns = () =>
  ['apps/server/src/features', 'apps/web/src/features']
    .map((path) => join(root, path))
    .flatMap((path) => (existsSync(path) ? readdirSync(path, { withFileTypes: true }) : []))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** One line, `  12.3 s  name`. @param {Time} time */
export const timeLine = ({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`;
