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
  /** As the process itself tells over its channel, which costs it nothing that is measured. */
  usage(): Promise<Usage>;
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

/** CPU used so far, seconds, and resident memory, bytes. */
interface Usage {
  cpuS: number;
  memoryBytes: number;
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
const reportUsage = ['--import', pathToFileURL(join(root, 'bench', 'lib', 'report-usage.mjs')).href];

/**
 * The product's bundle, as `npm start` runs it, and able to tell its memory. `env` is added to what every bench run has; `main` is
 * the bundle of another build.
 */
export async function startProduct(
  databaseUrl: string,
  env: Record<string, string> = {},
  main = process.env.BENCH_SERVER ?? join(root, 'apps', 'server', 'dist', 'main.js'),
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rondo-bench-'));
  const settings = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: '0',
    STREAM_PORT: '0',
    LOG_LEVEL: 'error',
    RONDO_DEMO: '0',
    RONDO_RUN: 'web',
    CALLS_PER_MINUTE: '1000000000',
  };
  // A CPU profile of the run, for whoever looks for the reason of a figure.
  const profile = process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : [];
  const { child, ...running } = await start([...profile, '--expose-gc', main], { ...settings, ...env }, () =>
    rm(dataDir, { recursive: true, force: true }),
  );
  return { ...running, memory: () => ask(child, running.over, 'memory', isMemory) };
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
  const child = spawn(process.execPath, [...reportUsage, ...args], {
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
    async usage() {
      const usage = await ask(child, over, 'usage', isUsage);
      if (!usage) throw new Error('the server is gone');
      return usage;
    },
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

/** What the process answers; null when it is gone. */
async function ask<T>(
  child: ChildProcess,
  over: Promise<void>,
  what: 'usage' | 'memory',
  isAnswer: (value: unknown) => value is T,
): Promise<T | null> {
  if (!child.connected) return null;
  const told = new Promise<T | null>((resolve) =>
    child.once('message', (value: unknown) => resolve(isAnswer(value) ? value : null)),
  );
  child.send(what);
  return Promise.race([told, over.then(() => null)]);
}

const isUsage = (value: unknown): value is Usage =>
  typeof value === 'object' && value !== null && 'cpuS' in value && 'memoryBytes' in value;

const isMemory = (value: unknown): value is Memory =>
  typeof value === 'object' && value !== null && 'liveBytes' in value && 'keptBytes' in value;
