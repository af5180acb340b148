/** An error is handled, logged, or a comment says why it means nothing: where it ends without a word, a fault stays hidden. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/repository.mjs';
import { sourceFiles } from './lib/source-files.mjs';
import { swallowedIn } from './lib/swallowed-errors.mjs';

const files = sourceFiles(/\.(ts|tsx|mjs)$/);
const found = files.flatMap((file) => swallowedIn(file, readFileSync(join(root, file), 'utf8')));
for (const line of found)
  console.error(`${line} (handle the error, log it, or say in a comment why it means nothing here)`);
process.exitCode = found.length > 0 ? 1 : 0;
