import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** Open at once, of everybody. */
  total: number;
  /** Open at once from one address that is no proxy of ours. */
  perAddress: number;
  /** Whether an address is a proxy's: behind it are many. */
  isProxy: (address: string) => boolean;
}

export interface Connections {
  /** From now on every answer is the last one of its connection. */
  readonly isDraining: boolean;
  /** Ends what is idle now and each connection after its answer; what still runs at the limit is cut. */
  drain(): void;
}

/** How long a connection without a request stays open while the server stops, ms: what is on its way is still answered. */
const GRACE_MS = 200;
const LOOK_EVERY_MS = 25;

/**
 * The connections of a server. Node would also end those whose answer is written but not yet sent, so that large answers
 * broke off when the server stopped: here a connection is idle only when its last answer has left.
 */
export function watchConnections(server: Server, limits: ConnectionLimits, drainLimitMs: number): Connections {
  /** Requests without an answer yet, and since when there is none. */
  const open = new Map<Socket, { running: number; idleSince: number }>();
  const byAddress = new Map<string, number>();
  let isDraining = false;

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const ofAddress = (byAddress.get(address) ?? 0) + 1;
    if (open.size >= limits.total || (ofAddress > limits.perAddress && !limits.isProxy(address))) {
      socket.destroy();
      return;
    }
    open.set(socket, { running: 0, idleSince: performance.now() });
    byAddress.set(address, ofAddress);
    socket.once('close', () => {
      open.delete(socket);
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    });
  });
  server.on('request', ({ socket }, response) => {
    const state = open.get(socket);
    if (!state) return;
    state.running += 1;
    response.once('close', () => {
      state.running -= 1;
      state.idleSince = performance.now();
    });
  });
  // Called by close() itself: with nothing to do there, connections end as drain() says.
  server.closeIdleConnections = () => undefined;

  return {
    get isDraining() {
      return isDraining;
    },
    drain() {
      if (isDraining) return;
      isDraining = true;
      const start = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        for (const [socket, { running, idleSince }] of open)
          if (running === 0 && now - Math.max(idleSince, start) >= GRACE_MS) socket.destroy();
        if (now - start >= drainLimitMs) server.closeAllConnections();
      }, LOOK_EVERY_MS);
      server.once('close', () => clearInterval(timer));
    },
  };
}
