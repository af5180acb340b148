import { resolve } from 'node:path';
import { z } from 'zod';
import { discoverDevices } from '../platform/discovery/discover.ts';
import { StartFailure } from '../platform/one-line-failure.ts';
import type { Settings } from '../platform/settings.ts';
import { carry } from './carry.ts';
import { keptKey } from './kept-key.ts';
import { PairingRefused, pair } from './pair.ts';
import { EDGE_TIMES, type EdgeTimes, stayConnected } from './stay-connected.ts';
import { isOfStore } from './store-address.ts';
import { openWay } from './way-out.ts';

export interface EdgeOptions {
  server: string;
  /** Of a gateway that has no key yet. */
  code: string | null;
  proxy: string | null;
  dataDir: string;
  /** DEVICE_LOCAL: devices may have addresses of this machine. */
  isLocal: boolean;
  version: string;
  log: (line: string) => void;
  /** Tests wait less, and decide what chance is. */
  times?: Partial<EdgeTimes>;
  chance?: () => number;
}

/** What the server asks. */
const questionShape = z.object({ ask: z.literal('discover') });

/**
 * The gateway of a store: keeps one connection to the server, which reaches the store's devices through it. Rejects with StartFailure
 * where it has neither a key nor a code that the server takes.
 */
export async function startEdge(options: EdgeOptions): Promise<{ stop: () => void }> {
  const { isLocal, log, version, chance = Math.random } = options;
  const times = { ...EDGE_TIMES, ...options.times };
  const server = new URL(options.server);
  const proxy = options.proxy === null ? null : new URL(options.proxy);
  const key = await keyOf(options, server, proxy);
  const answer = async (question: unknown): Promise<unknown> => {
    if (!questionShape.safeParse(question).success) return null;
    return discoverDevices({ isLocal, isWanted: (address) => isOfStore(address, isLocal) });
  };
  return stayConnected({
    ...{ server, proxy, key, version, times, chance, log },
    onOpen: (socket) => carry(socket, { ...times, isLocal, answer, log }),
  });
}

/** A code that was given is traded for a key, also where there is one: whoever pairs anew means it. */
async function keyOf({ code, dataDir, log }: EdgeOptions, server: URL, proxy: URL | null): Promise<string> {
  const kept = keptKey(dataDir);
  const before = await kept.read();
  if (code === null) {
    if (before !== null) return before;
    throw new StartFailure(
      'A store gateway needs EDGE_CODE at its first start: the code that the page of store gateways shows.',
    );
  }
  try {
    const key = await pair(server, await openWay(server, proxy), code);
    await kept.write(key);
    log(`Paired; the key lies in ${kept.path}. EDGE_CODE is not needed any more.`);
    return key;
  } catch (error) {
    // The code of the first start still stands in the environment at the second one.
    if (before !== null && error instanceof PairingRefused) return before;
    if (error instanceof PairingRefused) throw new StartFailure(error.message);
    if (before !== null) return before;
    throw new StartFailure(`The server could not be asked: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** The gateway as RONDO_RUN=edge starts it. */
export function runEdge(
  settings: Settings,
  version: string,
  log: (line: string) => void,
): Promise<{ stop: () => void }> {
  const { edgeServer, edgeCode, httpsProxy, dataDir, deviceLocal } = settings;
  if (edgeServer === null)
    throw new StartFailure('A store gateway needs EDGE_SERVER, the address people reach Rondo by.');
  return startEdge({
    ...{ server: edgeServer, code: edgeCode || null, proxy: httpsProxy, dataDir: resolve(dataDir) },
    ...{ isLocal: deviceLocal, version, log },
  });
}
