import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FEATURES } from '../../src/features.ts';
import { platformSamples } from './platform-samples.ts';
import type { Samples } from './samples.ts';

const FOLDER = join(import.meta.dirname, '../../src/features');
const ROOT = join(import.meta.dirname, '../../../..');
const fileOf = (noun: string): string => join(FOLDER, noun, `${noun}.samples.ts`);

/** The samples of the platform and of every feature that has a file for them. */
export const ALL_SAMPLES: readonly Samples[] = [
  platformSamples,
  ...(await Promise.all(
    FEATURES.map(({ noun }) => fileOf(noun))
      .filter((file) => existsSync(file))
      .map(load),
  )),
];

async function load(file: string): Promise<Samples> {
  const { samples }: { samples?: Samples } = await import(pathToFileURL(file).href);
  if (samples === undefined) throw new Error(`${relative(ROOT, file)} exports no "samples"`);
  return samples;
}

/** What to do about a table without rows. The feature is the one whose source inserts into it. */
export function noRowsIn(table: string): string {
  const noun = FEATURES.map((feature) => feature.noun).find((one) => insertsInto(one, table));
  const file = noun && relative(ROOT, fileOf(noun));
  return file
    ? `table ${table} of feature ${noun} has no sample rows: add them in ${file}`
    : `table ${table} has no sample rows, and no feature inserts into it: add them in <noun>.samples.ts of the feature that owns it, or in test/samples/platform-samples.ts`;
}

/** Whether a file of the feature's folder, as it is written, inserts into the table. */
function insertsInto(noun: string, table: string): boolean {
  const insert = new RegExp(`insertInto\\('${table}'\\)|insertAll\\(\\w+, '${table}'|insert into ${table}\\b`);
  return readdirSync(join(FOLDER, noun), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|samples|factory)\.ts$/.test(basename(file)))
    .some((file) => insert.test(readFileSync(join(FOLDER, noun, file), 'utf8')));
}
