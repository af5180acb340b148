import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesOf } from './names.ts';
import { addTableTypes, TABLE_TYPES } from './table-types.ts';
import { templateFiles } from './template-files.ts';

/** What a run writes: path to text. The lists that `npm run map` derives from the new files come on top. */
export interface Plan {
  added: ReadonlyMap<string, string>;
  changed: ReadonlyMap<string, string>;
}

const NAME_IT =
  'Name the feature: npm run new -- store-visit 走访 (a singular noun of at most 40 characters, lower case, words joined by a dash, no word of the programming language; then what it is called in Chinese, 2 to 10 characters).';

/** Works out everything and writes nothing; a sentence where the feature cannot be made. `root`: the repository's folder. */
export function planFeature(root: string, noun: string, chinese: string): Plan | string {
  const names = namesOf(noun, chinese);
  if (!names) return NAME_IT;
  const added = templateFiles(names, nextNumber(root));
  const taken = [`apps/server/src/features/${noun}`, `apps/web/src/features/${noun}`, ...added.keys()].find((path) =>
    existsSync(join(root, path)),
  );
  if (taken) return `${taken} exists already: choose another noun.`;
  const types = existsSync(join(root, TABLE_TYPES)) ? readFileSync(join(root, TABLE_TYPES), 'utf8') : '';
  const withTable = addTableTypes(types, names);
  if (withTable === null) return `${TABLE_TYPES} is not as npm run db -- types writes it: run that first.`;
  return { added, changed: new Map([[TABLE_TYPES, withTable]]) };
}

/** The next free number of a migration, four digits. */
function nextNumber(root: string): string {
  const numbers = readdirSync(join(root, 'apps/server/migrations')).map((name) => Number.parseInt(name, 10));
  return String(Math.max(0, ...numbers.filter(Number.isInteger)) + 1).padStart(4, '0');
}
