import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edgeApi } from '@rondo/contract/edge';
import { type EdgeOptions, startEdge } from '../src/edge/run-edge.ts';
import type { Person } from './factories.ts';
import { requestId, type World } from './world.ts';

/** A store gateway as it runs in a store, and the row that it belongs to. */
export interface TestEdge {
  id: string;
  dataDir: string;
  /** What it said, line by line. */
  lines: string[];
  /** Ends it, as a computer that is switched off. */
  stop: () => void;
  /** Starts it again with the key that it kept. */
  start: (more?: Partial<EdgeOptions>) => Promise<void>;
  /** Ends it and throws its folder away. */
  remove: () => Promise<void>;
}

const FAST = { retryMs: [50, 100, 200], refusedMs: 200, pingMs: 200, silentMs: 2_000, connectMs: 1_000 };

/** Adds a gateway to a store, pairs it and waits until it is connected. */
export async function pairedEdge(
  w: World,
  who: Person,
  shopId: string,
  more: Partial<EdgeOptions> = {},
): Promise<TestEdge> {
  const { id } = await who.call(edgeApi.create, { shopId, name: 'Back office', requestId: requestId() });
  const { code } = await who.call(edgeApi.code, { id });
  const dataDir = await mkdtemp(join(tmpdir(), 'rondo-edge-'));
  const lines: string[] = [];
  let running: { stop: () => void } | null = null;
  const start = async (options: Partial<EdgeOptions> = {}): Promise<void> => {
    const log = (line: string): void => void lines.push(line);
    const base = { server: w.base, code: null, proxy: null, dataDir, isLocal: true, version: '1.3.24', log };
    running = await startEdge({ ...base, times: FAST, chance: () => 0, ...more, ...options });
  };
  await start({ code });
  await stateOf(w, id, 'online');
  return {
    id,
    dataDir,
    lines,
    start,
    stop: () => running?.stop(),
    async remove() {
      running?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Waits until a gateway is in a state, as the database has it. */
export const stateOf = (w: World, id: string, state: string): Promise<void> =>
  until(async () => (await w.sql('select state from edge where id = $1', [id]))[0]?.state === state);

const LONGEST_MS = 15_000;

/** Waits until something is so; throws when it does not come to be. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('it did not come to be');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
