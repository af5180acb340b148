import { readdirSync } from 'node:fs';

/** Names of the source files of a folder, tests and generated ones left out. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !/\.(test|gen)\.ts$/.test(name))
    .toSorted();
}
