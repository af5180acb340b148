import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { root } from './repository.mjs';

const source = join(root, 'apps/server/src');
const target = join(root, 'apps/server/dist');

/** Our own packages are bundled from source; everything from npm is loaded from node_modules when the server runs. */
const ownPackagesOnly = {
  name: 'own-packages-only',
  setup(/** @type {esbuild.PluginBuild} */ build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@rondo/') ? undefined : { path, external: true },
    );
  },
};

/** `main.js`, `media.js` that it starts as a process of its own, and beside them each `<name>.worker.js` that main starts as a worker thread. */
const workers = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.worker.ts'),
);
const entries = Object.fromEntries(workers.map((file) => [basename(file, '.ts'), join(source, file)]));

rmSync(target, { recursive: true, force: true });
await esbuild.build({
  entryPoints: { main: join(source, 'main.ts'), media: join(source, 'media/main.ts'), ...entries },
  outdir: target,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [ownPackagesOnly],
});
