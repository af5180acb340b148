import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { repositoryRoot } from '../../apps/server/src/platform/repository-root.ts';

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  html: 'text/html',
  css: 'text/css',
  json: 'application/json',
};
const ROWS = 20;

/** Builds the bare page and serves it, compressed, from memory. */
export async function bareSite(): Promise<{ base: string; stop: () => void }> {
  const outDir = join(repositoryRoot(), '.cache', 'bench-bare');
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'bare'),
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 5_000 },
  });
  const files = new Map<string, Buffer>();
  for (const name of await readdir(outDir, { recursive: true })) {
    if (/\.\w+$/.test(name)) files.set(`/${name}`, gzipSync(await readFile(join(outDir, name))));
  }
  files.set('/rows.json', gzipSync(JSON.stringify(Array.from({ length: ROWS }, (_, id) => row(id)))));
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const body = files.get(path);
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    if (!body) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'gzip', 'content-length': body.length })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { base: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}

const row = (id: number) => ({
  id,
  title: `Cold food above 5 °C ${id}`,
  shop: `Shop ${id}`,
  state: 'pending',
  handler: `Member ${id}`,
  deadline: '2026-11-20 12:00',
});
