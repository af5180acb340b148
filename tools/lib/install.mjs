import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, log, since } from './log.mjs';
import { root } from './repository.mjs';
import { run } from './run.mjs';

const modules = join(root, 'node_modules');
const lockfile = join(root, 'package-lock.json');
const stamp = join(modules, '.rondo-installed');

/** Brings node_modules to what package-lock.json says, only when it is not there already. Install scripts are never run. */
export async function install() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!existsSync(stamp) && matchesLockfile()) return remember(wanted);
  log('Installing the packages (npm ci), about a minute the first time');
  const start = performance.now();
  const code = await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0)
    giveUp(`npm ci failed with exit code ${code}: see its lines above; is the package registry reachable?`);
  remember(wanted);
  log(`Installed in ${since(start)}`);
}

/** Packages hold programs for one platform, so the platform belongs to it. */
function fingerprint() {
  const lock = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  return `${lock} ${process.platform}-${process.arch}\n`;
}

/** Somebody ran npm himself: npm's own record of what lies there, against what should. Optional ones may be missing. */
function matchesLockfile() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const there = packagesOf(record);
  return Object.entries(packagesOf(lockfile)).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = there[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

/** @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesOf(/** @type {string} */ file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function remember(/** @type {string} */ wanted) {
  try {
    writeFileSync(stamp, wanted);
  } catch {
    // A node_modules we may not write is somebody else's to keep fresh; the comparison runs again next time.
  }
}

/** npm tells where it is when it runs us; called by hand, it is found through the path. */
function npm(/** @type {string[]} */ args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args]);
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args]) : run('npm', args);
}
