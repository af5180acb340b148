import { type ChildProcess, spawn } from 'node:child_process';

/** The product in a process of its own, from source. */
export interface OwnProcess {
  base: string;
  pid: number;
  /** False from the moment the process is gone. */
  isRunning(): boolean;
  /** The lines of its log that tell of a fault. */
  faults(): string[];
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  dataDir: string;
  /** Heap of the process: one that grows without end ends soon. */
  heapMb?: number;
  env?: Record<string, string>;
}

const ERROR = 50;

/** Resolves when the product listens. */
export async function ownProcess({ databaseUrl, dataDir, heapMb, env }: Options): Promise<OwnProcess> {
  const heap = heapMb ? [`--max-old-space-size=${heapMb}`] : [];
  const child = spawn(process.execPath, [...heap, '--import', 'tsx', 'apps/server/src/main.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      STREAM_PORT: '0',
      LOG_LEVEL: 'error',
      RONDO_DEMO: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isRunning = true;
  const over = new Promise<void>((resolve) =>
    child.once('exit', () => {
      isRunning = false;
      resolve();
    }),
  );
  const lines: string[] = [];
  const base = await listening(child, lines);
  return {
    base,
    pid: child.pid ?? 0,
    isRunning: () => isRunning,
    faults: () => lines.filter((line) => line.includes(`"level":${ERROR}`)),
    async kill() {
      child.kill('SIGKILL');
      await over;
    },
  };
}

/** The address in what it prints; all of it is kept, line by line. */
function listening(child: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let rest = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      const parts = `${rest}${chunk.toString()}`.split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts);
      const address = /http:\/\/[\d.]+:\d+/.exec(lines.join('\n') + rest)?.[0];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it listened: ${lines.join('\n')}`)));
  });
}
