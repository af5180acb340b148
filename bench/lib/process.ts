import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../../apps/server/src/platform/repository-root.ts';

/** A server in a process of its own. */
export interface Running {
  /** Such as `http://127.0.0.1:40123`. */
  base: string;
  pid: number;
  /** CPU seconds used so far and resident memory, bytes: as the process itself tells at /metrics. */
  usage(): Promise<{ cpuS: number; memoryBytes: number }>;
  /** Resolves when the process is gone, for whatever reason. */
  over: Promise<void>;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** The product as it is started here. */
export interface Product extends Running {
  /** Collects its garbage and tells what is left; null when the process is gone. */
  memory(): Promise<Memory | null>;
}

/** What a server's memory holds, bytes. */
export interface Memory {
  /** Resident, as it is: with what V8 has not collected yet. */
  residentBytes: number;
  /** Heap and buffers in use after a collection of everything: what the program itself keeps. */
  liveBytes: number;
  /** Resident after that collection: also what libraries keep beside the heap. */
  keptBytes: number;
  /** Most that was ever resident. */
  peakBytes: number;
}

const root = repositoryRoot();

/** The product's bundle, as `npm start` runs it, and able to tell its memory. `env` is added to what every bench run has. */
export async function startProduct(databaseUrl: string, env: Record<string, string> = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rondo-bench-'));
  const main = process.env.BENCH_SERVER ?? join(root, 'apps', 'server', 'dist', 'main.js');
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'error',
    RONDO_DEMO: '0',
    RONDO_RUN: 'web',
    CALLS_PER_MINUTE: '1000000000',
  };
  // A CPU profile of the run, for whoever looks for the reason of a figure.
  const profile = process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : [];
  const memory = ['--expose-gc', '--import', pathToFileURL(join(root, 'bench', 'lib', 'tell-memory.mjs')).href];
  const { child, ...running } = await start([...profile, ...memory, main], { ...settings, ...env }, () =>
    rm(dataDir, { recursive: true, force: true }),
  );
  return { ...running, memory: () => memoryOf(child, running.over) };
}

/** A script of the bench in TypeScript that prints where it listens. */
export function startScript(script: string, databaseUrl: string): Promise<Running> {
  return start(['--import', 'tsx', join(root, 'bench', script)], { DATABASE_URL: databaseUrl, NODE_ENV: 'production' });
}

async function start(
  args: string[],
  env: Record<string, string>,
  clean: () => Promise<void> = async () => {},
): Promise<Running & { child: ChildProcess }> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const base = await address(child);
  const over = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await over;
    await clean();
  };
  return {
    child,
    base,
    pid: child.pid ?? 0,
    usage: () => usageOf(base),
    over,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/[\d.]+:\d+/.exec(said)?.[0];
      if (found) resolve(found);
      // Faults of the server are the reader's business too.
      if (process.env.BENCH_LOG && chunk.includes('"level":50')) process.stderr.write(chunk);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it listened: ${said}`)));
  });
}

async function memoryOf(child: ChildProcess, over: Promise<void>): Promise<Memory | null> {
  if (!child.connected) return null;
  const told = new Promise<Memory | null>((resolve) =>
    child.once('message', (value: unknown) => resolve(isMemory(value) ? value : null)),
  );
  child.send('memory');
  return Promise.race([told, over.then(() => null)]);
}

const isMemory = (value: unknown): value is Memory =>
  typeof value === 'object' && value !== null && 'liveBytes' in value && 'keptBytes' in value;

async function usageOf(base: string): Promise<{ cpuS: number; memoryBytes: number }> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return { cpuS: value('process_cpu_seconds_total'), memoryBytes: value('process_resident_memory_bytes') };
}
