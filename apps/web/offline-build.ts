import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import type { ShellBuild } from './src/worker/shell-cache.ts';

/** What the bundler says of one file of the build. */
interface BuiltFile {
  type: 'chunk' | 'asset';
  fileName: string;
  imports?: readonly string[];
  moduleIds?: readonly string[];
  source?: string | Uint8Array;
}

const BASE = '/web/';
/** Public files an installed application shows. */
const PUBLIC = ['manifest.webmanifest', 'mark.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];
/**
 * What opens without network, once the application was opened on the device: start, sign-in, both languages, performing, and what waits
 * to be sent. Other code is kept as it is used.
 */
const OFFLINE =
  /\/apps\/web\/src\/(main\.tsx|app\/(start|sign-in-start)\.tsx|features\/inspection\/(pages\/(perform|offline)-page\.tsx|draft\/outbox-here\.ts|outbox\/here-strip\.tsx)|shared\/(ui\/drawer\/photo-viewer|photo\/mark\/mark-editor)\.tsx)$|\/packages\/messages\/src\/(zh-CN|en-US)\/first\.ts$|texts:(zh-CN|en-US)\/frame$/;

/** Writes `sw.js`: the worker with the list of what it keeps, so that its bytes change with every build. */
export const offlineWorker = {
  name: 'offline-worker',
  apply: 'build' as const,
  enforce: 'post' as const,
  async generateBundle(
    this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => unknown },
    _: unknown,
    bundle: Record<string, BuiltFile>,
  ) {
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerWith(await shellOf(bundle)) });
  },
};

async function shellOf(bundle: Record<string, BuiltFile>): Promise<ShellBuild> {
  const all = Object.values(bundle);
  const code = closure(
    all.filter(({ moduleIds = [] }) => moduleIds.some((id) => OFFLINE.test(id.replaceAll('\\', '/')))),
    bundle,
  );
  const looks = all
    .map(({ fileName }) => fileName)
    .filter((name) => /\.css$|inter-latin-wght-normal.*\.woff2$/.test(name));
  const files = [...new Set([...code, ...looks, ...PUBLIC])].sort().map((name) => BASE + name);
  const document = textOf(bundle['index.html']);
  const shown = await Promise.all(PUBLIC.map((name) => readFile(join(import.meta.dirname, 'public', name))));
  const hash = createHash('sha256').update(files.join()).update(document);
  for (const bytes of shown) hash.update(bytes);
  return {
    version: hash.digest('hex').slice(0, 16),
    files,
    entry: files.filter((path) => document.includes(path) && path.endsWith('.js')),
  };
}

const textOf = (file: BuiltFile | undefined): string =>
  typeof file?.source === 'string' ? file.source : Buffer.from(file?.source ?? []).toString('utf8');

/** Files and everything they import. */
function closure(from: readonly BuiltFile[], bundle: Record<string, BuiltFile>): Set<string> {
  const found = new Set<string>();
  const waiting = from.map(({ fileName }) => fileName);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    waiting.push(...(bundle[name]?.imports ?? []));
  }
  return found;
}

async function workerWith(build: ShellBuild): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(import.meta.dirname, 'src/worker/service-worker.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    define: { SHELL_BUILD: JSON.stringify(build) },
  });
  return outputFiles[0]?.text ?? '';
}
