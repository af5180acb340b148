/** A file that outgrew its budget holds a second idea: 300 lines for sources, 400 for tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/repository.mjs';
import { sourceFiles } from './lib/source-files.mjs';

const budget = (/** @type {string} */ file) => (/\.test\.tsx?$|^e2e\//.test(file) ? 400 : 300);

const files = sourceFiles().map((file) => ({
  file,
  lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1,
}));
const tooLong = files.filter(({ file, lines }) => lines > budget(file));
for (const { file, lines } of tooLong) console.error(`${file}: ${lines} lines, the budget is ${budget(file)}`);

const sizes = files.map(({ lines }) => lines).sort((a, b) => a - b);
const at = (/** @type {number} */ share) => sizes[Math.floor(sizes.length * share)] ?? 0;
console.log(`${files.length} files, median ${at(0.5)} lines, 95th percentile ${at(0.95)}, longest ${at(0.9999)}`);
process.exitCode = tooLong.length > 0 ? 1 : 0;
