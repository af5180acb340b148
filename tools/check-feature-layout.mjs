/** The same kind of thing stands in the same place in every feature. */
import { misplaced } from './lib/feature-layout.mjs';
import { sourceFiles } from './lib/source-files.mjs';

const found = misplaced(sourceFiles(/^apps\/(server|web)\/src\/features\//));
for (const line of found) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;
