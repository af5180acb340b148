import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Names, renamed } from './names.ts';

const FOLDER = join(import.meta.dirname, 'template');
/** Keeps the template out of the type check, the tests and the formatter: it is code only once it has its place. */
const ENDING = '.template';
/** A migration's number, until it is known. */
const NUMBER = '0000_';

/** Path below the repository to text of every file of the new feature. `number`: that of its migration, four digits. */
export function templateFiles(names: Names, number: string): Map<string, string> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ENDING))
    .toSorted();
  return new Map(
    files.map((file) => {
      const path = renamed(file.slice(0, -ENDING.length), names).replace(NUMBER, `${number}_`);
      return [path, renamed(readFileSync(join(FOLDER, file), 'utf8'), names)];
    }),
  );
}
