import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../apps/server/src/platform/repository-root.ts';

/** The product as `npm start` runs it: the bundle in a process of its own, on a database and folder that go with it. */
export interface Product {
  /** Such as `http://127.0.0.1:40123`. */
  base: string;
  /** What it wrote for whoever started it, such as the key of the set-up page. */
  written(file: 'setup-key' | 'outbox-key'): Promise<string>;
  stop(): Promise<void>;
}

/** Starts it; `env` is added to what it is started with. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  const root = repositoryRoot();
  const dataDir = await mkdtemp(join(tmpdir(), 'rondo-trial-'));
  const child = spawn(process.execPath, [join(root, 'apps', 'server', 'dist', 'main.js')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: '0',
      STREAM_PORT: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const over = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const base = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      // The last line of a start: by then the keys are written.
      const address = /(http:\/\/[\d.]+:\d+)\/web/.exec(said)?.[1];
      if (address && said.includes('outbox-key')) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it listened: ${said}`)));
  });
  return {
    base,
    written: async (file) => (await readFile(join(dataDir, file), 'utf8')).trim(),
    async stop() {
      child.kill('SIGTERM');
      await over;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
