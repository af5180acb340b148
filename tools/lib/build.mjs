import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { giveUp, log, since } from './log.mjs';
import { commandScript, root } from './repository.mjs';
import { runNode } from './run.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json', 'packages/domain', 'packages/contract', 'packages/messages'];

/** What builds the pages. */
const webTools = readdirSync(join(root, 'apps/web'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `apps/web/${name}`);

/** What is built, from what, and the file that shows it was. */
const parts = {
  web: {
    label: 'the web pages',
    sources: [...[...shared, 'apps/web/src', 'apps/web/public', 'apps/web/index.html'], ...webTools],
    result: 'apps/web/dist/index.html',
    build: () => runNode([commandScript('vite'), 'build', '--logLevel', 'warn'], { cwd: join(root, 'apps/web') }),
  },
  server: {
    label: 'the server',
    sources: [...shared, 'apps/server/src', 'apps/server/package.json', 'tools/lib/bundle-server.mjs'],
    result: 'apps/server/dist/main.js',
    build: () => runNode([join(root, 'tools/lib/bundle-server.mjs')]),
  },
};

/** Builds what changed since it was last built: the stamps in .cache hold the sources' hashes. */
export async function build() {
  await Promise.all(Object.entries(parts).map(([name, part]) => buildPart(name, part)));
}

/** @param {string} name @param {(typeof parts)['web']} part */
async function buildPart(name, { label, sources, result, build }) {
  const stamp = join(root, '.cache', `built-${name}`);
  const wanted = fingerprint(sources);
  if (existsSync(join(root, result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  log(`Building ${label}`);
  const start = performance.now();
  const code = await build();
  if (code !== 0) giveUp(`Building ${label} failed: see the lines above.`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, wanted);
  log(`Built ${label} in ${since(start)}`);
}
