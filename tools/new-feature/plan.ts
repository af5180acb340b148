import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Names, namesOf, renamed } from './names.ts';
import { SHARED_EDITS, type SharedEdit } from './shared-edits.ts';
import { addTableTypes, TABLE_TYPES } from './table-types.ts';
import { templateFiles } from './template-files.ts';

/** What a run writes: path to text of new files and of changed ones. */
export interface Plan {
  added: ReadonlyMap<string, string>;
  changed: ReadonlyMap<string, string>;
}

const NAME_IT =
  'Name the feature: npm run new -- store-visit (a singular noun of at most 40 characters, lower case, words joined by a dash, no word of the programming language).';
const MEND = 'mend its row in tools/new-feature/shared-edits.ts.';

/** Works out everything and writes nothing; a sentence where the feature cannot be made. `root`: the repository's folder. */
export function planFeature(root: string, noun: string): Plan | string {
  const names = namesOf(noun);
  if (!names) return NAME_IT;
  const added = templateFiles(names, nextNumber(root));
  const taken = [`apps/server/src/features/${noun}`, `apps/web/src/features/${noun}`, ...added.keys()].find((path) =>
    existsSync(join(root, path)),
  );
  if (taken) return `${taken} exists already: choose another noun.`;
  const changed = new Map<string, string>();
  const files = [...new Set([...SHARED_EDITS.map(({ file }) => file), TABLE_TYPES])];
  for (const file of files) {
    if (!existsSync(join(root, file))) return `${file} is gone: ${MEND}`;
    const text = changedText(file, readFileSync(join(root, file), 'utf8'), names);
    if (text === null) return `${file} has changed, the place for a new line is not found: ${MEND}`;
    changed.set(file, text);
  }
  return { added, changed };
}

/** A file with all its new lines; null where the place of one is not found. */
function changedText(file: string, text: string, names: Names): string | null {
  if (file === TABLE_TYPES) return addTableTypes(text, names);
  return SHARED_EDITS.filter((edit) => edit.file === file).reduce<string | null>(
    (before, edit) => (before === null ? null : edited(before, edit, names)),
    text,
  );
}

function edited(text: string, { before = '', after = '', lines, unless }: SharedEdit, names: Names): string | null {
  if (unless !== undefined && text.includes(unless)) return text;
  const anchor = before + after;
  const parts = text.split(anchor);
  if (parts.length !== 2) return null;
  const put = renamed(lines, names);
  return parts.join(before ? put + anchor : anchor + put);
}

/** The next free number of a migration, four digits. */
function nextNumber(root: string): string {
  const numbers = readdirSync(join(root, 'apps/server/migrations')).map((name) => Number.parseInt(name, 10));
  return String(Math.max(0, ...numbers.filter(Number.isInteger)) + 1).padStart(4, '0');
}
