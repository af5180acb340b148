import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { waitFor } from '../../../test/wait-for.ts';
import { viewer } from './viewer.ts';

const MB = 1_048_576;
let server: WebSocketServer;

beforeAll(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  await once(server, 'listening');
});
afterAll(() => server.close());

it('a reader that does not keep up is skipped to the next key frame and never waited for without bound', async () => {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data: Buffer, isBinary: boolean) =>
    heard.push(isBinary ? data.subarray(0, 3).toString() : data.toString()),
  );
  const [socket] = await once(server, 'connection');
  const looking = viewer(socket);
  await once(client, 'open');
  client.pause();
  const send = (name: string, isKey: boolean): void => {
    const bytes = Buffer.alloc(MB / 2);
    bytes.write(name);
    looking.onFragment({ isKey, time: 0, bytes });
  };
  for (let i = 0; i < 200; i += 1) send(i % 20 === 0 ? 'key' : 'one', i % 20 === 0);
  expect(socket.bufferedAmount).toBeLessThan(6 * MB);
  client.resume();
  await waitFor(() => expect(socket.bufferedAmount).toBe(0));
  send('odd', false);
  send('key', true);
  send('end', false);
  await waitFor(() => expect(heard.at(-1)).toBe('end'));
  const gap = JSON.stringify({ type: 'gap', cause: 'slow' });
  // Said once, and what comes after it begins with a key frame.
  expect(heard.filter((one) => one.startsWith('{'))).toEqual([gap]);
  expect(heard.slice(heard.indexOf(gap))).toEqual([gap, 'key', 'end']);
  client.close();
});
