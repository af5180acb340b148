import type { WebSocket } from 'ws';
import type { TunnelTimes } from './tunnel.ts';

/** Shows the other side that this one is there, and ends a connection on which nothing comes any more. Stops with the connection. */
export function heartbeat(socket: WebSocket, { pingMs, silentMs }: Pick<TunnelTimes, 'pingMs' | 'silentMs'>): void {
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
