import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type EventStream, eventStream } from './event-stream.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A stream to a reader that has stopped reading. */
async function stalled(): Promise<{ stream: EventStream; closed: Promise<void> }> {
  const opened = new Promise<EventStream>((resolve) => {
    server = createServer((_, response) => resolve(eventStream(response)));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server?.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  const stream = await opened;
  const closed = new Promise<void>((resolve) => stream.onEnd(resolve));
  return { stream, closed };
}

it('a reader who lets too much wait is cut off, and nothing is written after that', async () => {
  const { stream, closed } = await stalled();
  const data = 'x'.repeat(16 * 1024);
  for (let i = 0; i < 2_000 && stream.isOpen; i += 1) void stream.send('counters', data);
  await closed;
  expect(stream.isOpen).toBe(false);
  expect(await stream.send('message', {})).toBe(false);
});

it('a sender waits while the reader has no room, and learns when the reader is gone', async () => {
  const { stream, closed } = await stalled();
  let sent = 0;
  const sending = (async () => {
    while (await stream.send('message', 'x'.repeat(50_000))) sent += 1;
  })();
  // Three heartbeats without a sign of reading.
  const beats = setInterval(() => stream.beat(), 20);
  await closed;
  clearInterval(beats);
  await sending;
  expect(sent).toBeLessThan(400);
});
