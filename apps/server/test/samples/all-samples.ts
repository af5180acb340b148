import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FEATURES } from '../../src/features.ts';
import { platformSamples } from './platform-samples.ts';
import type { Samples } from './samples.ts';

const FOLDER = join(import.meta.dirname, '../../src/features');
const ROOT = join(import.meta.dirname, '../../../..');
const fileOf = (noun: string): string => join(FOLDER, noun, `${noun}.samples.ts`);

interface Named {
  noun: string;
  samples: Samples;
}

/** The samples of the platform and of every feature that has a file for them, each after those that it needs. */
export const ALL_SAMPLES: readonly Samples[] = [
  platformSamples,
  ...inOrder(
    await Promise.all(
      FEATURES.filter(({ noun }) => existsSync(fileOf(noun))).map(async ({ noun }) => ({
        noun,
        samples: await load(fileOf(noun)),
      })),
    ),
  ),
];

function inOrder(all: readonly Named[]): Samples[] {
  const placed: Named[] = [];
  let left = [...all];
  while (left.length > 0) {
    const ready = left.filter(({ samples }) =>
      (samples.after ?? []).every((noun) => !left.some((other) => other.noun === noun)),
    );
    if (ready.length === 0) throw new Error(`samples wait for each other: ${left.map(({ noun }) => noun).join(', ')}`);
    placed.push(...ready);
    left = left.filter((one) => !ready.includes(one));
  }
  return placed.map(({ samples }) => samples);
}

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
