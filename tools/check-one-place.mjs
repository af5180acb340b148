/** What stands once is read from there: a second copy is the one that somebody forgets to change. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copiesIn } from './lib/one-place.mjs';
import { root } from './lib/repository.mjs';
import { sourceFiles } from './lib/source-files.mjs';

const found = sourceFiles(/\.(ts|tsx)$/).flatMap((file) => copiesIn(file, readFileSync(join(root, file), 'utf8')));
for (const line of found) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;
