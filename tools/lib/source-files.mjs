import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './repository.mjs';

/** Source files that people write: in git or new and not ignored, nothing generated. Paths relative to the checkout, with `/`. */
export function sourceFiles(/** @type {RegExp} */ pattern = /\.(ts|tsx|mjs|cjs|css)$/) {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return list
    .split('\n')
    .filter((file) => pattern.test(file) && !file.includes('.gen.') && !file.includes('/generated/'))
    .filter((file) => existsSync(join(root, file)));
}
