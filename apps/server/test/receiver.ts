import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  /** Path and query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** What it answers from now on. */
  answer: (response: ServerResponse, received: Received) => void;
  stop(): Promise<void>;
}

/** Whoever takes posts, over real HTTP: robots of chats, webhooks, services that send text messages. */
export async function receiver(
  answer: Receiver['answer'] = (response) => response.end('{"errcode":0}'),
): Promise<Receiver> {
  const self: Omit<Receiver, 'url' | 'stop'> = { received: [], answer };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const received = { method, path, headers, body: Buffer.concat(chunks) };
      self.received.push(received);
      self.answer(response, received);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(self, {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
