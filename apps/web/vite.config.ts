import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './chunk-plan.ts';
import { doorImports } from './door-imports.ts';
import { iconImports } from './icon-imports.ts';
import { offlineWorker } from './offline-build.ts';
import { openedRows } from './opened-rows.ts';
import { pdfFiles } from './pdf-files.ts';
import { textParts } from './text-parts.ts';

const server = 'http://127.0.0.1:5180';
/** The event-stream host. */
const streams = 'http://127.0.0.1:5181';
const served =
  'customer shop inspect push fed cos sso outbox device flow ai score knowledge report shared openapi.json healthz readyz'.split(
    ' ',
  );

const repository = join(import.meta.dirname, '../..');
/** React Aria brings its words in thirty languages: the product speaks two. */
const ariaWords = { ...optimizeLocales.vite({ locales: ['en-US', 'zh-CN'] }), enforce: 'pre' as const };
const groups = chunkGroups(repository);

/** Smallest file that is worth a compressed copy, bytes. */
const WORTH_BYTES = 1_024;

/** Writes .br and .gz beside every text file of the build: the server sends them as they are and compresses nothing itself. */
const compressedCopies = {
  name: 'compressed-copies',
  apply: 'build' as const,
  async writeBundle({ dir = '' }: { dir?: string | undefined }, bundle: Record<string, unknown>) {
    const names = Object.keys(bundle).filter((name) => /\.(js|css|html|svg|json)$/.test(name));
    await Promise.all(names.map((name) => compress(join(dir, name))));
  },
};

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < WORTH_BYTES) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes));
}

/** The letters and figures of every page are asked for with the document, not when the first styled text is laid out. */
const latinFontFirst = {
  name: 'latin-font-first',
  apply: 'build' as const,
  transformIndexHtml: {
    order: 'post' as const,
    handler: (_html: string, { bundle = {} }: { bundle?: Record<string, unknown> | undefined }) =>
      Object.keys(bundle)
        .filter((name) => /inter-latin-wght-normal.*\.woff2$/.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/web/${name}` },
          injectTo: 'head' as const,
        })),
  },
};

/** zod's JSON schemas are made by the server only (the OpenAPI document): the browser gets their names without their code. */
const withoutJsonSchema = {
  name: 'without-json-schema',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => `none as ${name}`);
    return { code: `const none = () => () => undefined;\nexport { ${names.join(', ')} };`, map: null };
  },
};

export default defineConfig({
  base: '/web/',
  plugins: [
    ariaWords,
    withoutJsonSchema,
    iconImports(),
    openedRows(),
    doorImports(),
    textParts(repository),
    react(),
    latinFontFirst,
    pdfFiles(),
    offlineWorker,
    compressedCopies,
  ],
  build: {
    outDir: 'dist',
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: {
      '/knowledge/assistant/stream/': { target: streams, changeOrigin: false },
      ...Object.fromEntries(served.map((path) => [`/${path}`, { target: server, changeOrigin: false }])),
    },
  },
});
