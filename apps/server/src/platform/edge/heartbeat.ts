import type { WebSocket } from 'ws';

export interface HeartbeatTimes {
  /** Each side shows so often that it is there, ms. */
  pingMs: number;
  /** Whoever shows nothing for so long is gone, ms. */
  silentMs: number;
}

/** Shows the other side that this one is there, and ends a connection on which nothing comes any more. Stops with the connection. */
export function heartbeat(socket: WebSocket, { pingMs, silentMs }: HeartbeatTimes): void {
  // Counted, not measured: a process that was busy for long has not read yet what came meanwhile.
  let silent = 0;
  const hear = (): void => {
    silent = 0;
  };
  for (const event of ['message', 'ping', 'pong'] as const) socket.on(event, hear);
  const timer = setInterval(() => {
    silent += 1;
    if (silent > silentMs / pingMs) socket.terminate();
    else socket.ping();
  }, pingMs);
  socket.once('close', () => clearInterval(timer));
}
