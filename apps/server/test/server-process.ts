import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountApi } from '@rondo/contract/account';
import { vi } from 'vitest';
import { callEndpoint, type Identity } from './client.ts';

/** The product in a process of its own. */
export interface ServerProcess {
  /** Such as `http://127.0.0.1:40123`. */
  base: string;
  pid: number;
  /** What it wrote so far, to both outputs. */
  said: () => string;
  signal: (name: NodeJS.Signals) => void;
  /** Resolves with its exit code, null where a signal ended it. */
  exit: Promise<number | null>;
  /** Signals it and waits for its end. */
  end: (name: NodeJS.Signals) => Promise<number | null>;
}

/** Starts the server from source; resolves when it listens. */
export function serverProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    env: { ...process.env, PORT: '0', STREAM_PORT: '0', LOG_LEVEL: 'error', RONDO_DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const base = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (!base) return;
      const signal = (name: NodeJS.Signals): void => void child.kill(name);
      resolve({
        base,
        pid: child.pid ?? 0,
        said: () => said,
        signal,
        exit,
        end: (name) => {
          signal(name);
          return exit;
        },
      });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`ended before it listened: ${said}`)));
  });
}

/** Sets up the first company of a server with the key that it wrote into its data folder; answers the owner. */
export async function setUp(base: string, dataDir: string): Promise<Identity> {
  const key = await vi.waitFor(() => readFile(join(dataDir, 'setup-key'), 'utf8'), { timeout: 20_000 });
  const owner = { name: 'O', account: 'o@c.test', password: 'Rondo2026', again: 'Rondo2026' };
  return callEndpoint(base, accountApi.setup, { key, companyName: 'C', ...owner }, null);
}
