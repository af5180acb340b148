import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Vitest's JSON report of the last `npm test`. */
export const lastReport = join(root, '.cache', 'tests.json');

/**
 * The script behind a command of an installed package, to be run by this very Node (no shell, the same on Windows).
 * @param {string} packageName such as `vite`
 * @param {string} [command] where it is called otherwise than its package
 */
export function commandScript(packageName, command = packageName) {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = createRequire(import.meta.url)(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}
