import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { vi } from 'vitest';

export interface Gallery {
  base: string;
  close: () => Promise<void>;
}

/** Builds the gallery of the kit, which is no part of the product's build, and serves it; its address and what ends it. */
export async function serveGallery(): Promise<Gallery> {
  // Vite builds the libraries into the page for the NODE_ENV it finds. For `test` the long lists of React Aria do not
  // measure themselves and read `process`, which no browser has.
  vi.stubEnv('NODE_ENV', 'production');
  const root = fileURLToPath(new URL('../../apps/web', import.meta.url));
  const outDir = await mkdtemp(join(tmpdir(), 'rondo-kit-'));
  // None of what the product's build adds: compressed copies, the worker for offline work, its plan of files.
  const config = { root, configFile: false, logLevel: 'error' } as const;
  const rolldownOptions = { input: join(root, 'kit.html') };
  await build({ ...config, build: { outDir, emptyOutDir: true, minify: false, rolldownOptions } });
  vi.unstubAllEnvs();
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0 } });
  const base = server.resolvedUrls?.local[0];
  if (!base) throw new Error('the gallery is not served');
  const close = async () => {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
  return { base, close };
}
