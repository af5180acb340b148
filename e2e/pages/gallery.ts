import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { vi } from 'vitest';

export interface Gallery {
  base: string;
  close: () => Promise<void>;
}

/** Serves the gallery of the kit, which is no part of the build, from its sources; its address and what ends it. */
export async function serveGallery(): Promise<Gallery> {
  // Vite builds the libraries into the page for the NODE_ENV it finds. For `test` the long lists of React Aria do not
  // measure themselves and read `process`, which no browser has.
  vi.stubEnv('NODE_ENV', 'development');
  const root = fileURLToPath(new URL('../../apps/web', import.meta.url));
  const server = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'error',
    server: { port: 0, hmr: false },
  });
  await server.listen();
  const base = server.resolvedUrls?.local[0];
  if (!base) throw new Error('the gallery is not served');
  const close = async () => {
    await server.close();
    vi.unstubAllEnvs();
  };
  return { base, close };
}
