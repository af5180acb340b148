import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileApi } from '@rondo/contract/file';
import { CODES } from '@rondo/contract/kit/codes';
import { sessionApi } from '@rondo/contract/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import { type World, world } from '../../../test/world.ts';

const MOST = 12;

let w: World;
beforeAll(async () => {
  w = await world(
    { MAX_CONNECTIONS_PER_ADDRESS: String(MOST) },
    { headersMs: 300, checkEveryMs: 50, bodyMs: 300, uploadBytes: 1_000, uploadMs: 2_000 },
  );
}, 60_000);
afterAll(() => w.stop());

/** A connection that may be cut off: that is what is tested, by what it still answers. */
const opened = (): Socket => connect(Number(new URL(w.base).port), '127.0.0.1').on('error', () => undefined);

/** A client that goes on sending one piece after another until it is cut off. */
async function trickle(
  head: string,
  piece: string,
  everyMs: number,
  pieces = Number.POSITIVE_INFINITY,
): Promise<string> {
  const socket = opened();
  socket.write(head);
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < pieces && socket.writable) socket.write(piece);
    sent += 1;
  }, everyMs);
  const answer = await heard(socket);
  clearInterval(timer);
  return answer;
}

/** Everything that came until the connection was gone, also when it was cut hard in the end. */
function heard(socket: Socket): Promise<string> {
  let answer = '';
  socket.setEncoding('utf8').on('data', (some: string) => {
    answer += some;
  });
  return new Promise((resolve) => socket.once('close', () => resolve(answer)));
}

const code = (answer: string): number => JSON.parse(answer.slice(answer.indexOf('{'))).code;
const head = (path: string, type: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

it('whoever trickles headers is cut off with the envelope', async () => {
  const answer = await trickle('GET /web HTTP/1.1\r\nhost: localhost\r\n', 'a: b\r\n', 20);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(code(answer)).toBe(CODES.NETWORK_EXCEPTION.code);
});

it('whoever says nothing at all is cut off', async () => {
  await trickle('', '', 1_000);
});

it('whoever trickles the body of a call is cut off with the envelope', async () => {
  const answer = await trickle(head(sessionApi.signIn.path, 'application/json', 100_000), 'a', 20);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(code(answer)).toBe(CODES.NETWORK_EXCEPTION.code);
});

it('a call that only says that it is an upload is cut off all the same', async () => {
  const answer = await trickle(head(sessionApi.signIn.path, 'multipart/form-data; boundary=x', 100_000), 'a', 20);
  expect(answer).not.toBe('');
});

it('an address that cannot be read does not hold a connection by its body', async () => {
  const answer = await trickle(head('/%ff', 'application/json', 100_000), 'a', 20);
  expect(code(answer)).toBe(CODES.NOT_FOUND.code);
});

it('an upload may take its time as long as it makes progress, and is cut off when it no longer does', async () => {
  const company = await w.company();
  const boundary = 'x';
  const form = (bytes: number) => head(fileApi.upload.path, `multipart/form-data; boundary=${boundary}`, bytes);
  const { headers } = compose(fileApi.upload, { source: 'picked' }, company.owner);
  const signed = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const start = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`;
  const end = `\r\n--${boundary}--\r\n`;
  const pieces = 20;
  const total = start.length + pieces * 400 + end.length;
  const upload = (bytes: number) => form(bytes).replace('\r\n\r\n', `\r\n${signed}\r\n`) + start;

  const socket = opened();
  const started = performance.now();
  socket.write(upload(total));
  for (let i = 0; i < pieces; i += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.write('a'.repeat(400));
  }
  socket.end(end);
  const whole = await text(socket);
  expect(performance.now() - started).toBeGreaterThan(900);
  // It was read to its end: what it holds is no picture.
  expect(code(whole.slice(whole.indexOf('\r\n\r\n')))).toBe(CODES.FILE_TYPE_REFUSED.code);

  const stalled = await trickle(upload(total * 10), 'a', 20);
  expect(stalled).toBe('');
});

it('one address has a number of connections, and is served again when it gives some back', async () => {
  const held = Array.from({ length: MOST }, opened);
  await Promise.all(held.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  const more = opened();
  more.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  // Closed or reset: either way nothing was answered.
  expect(await text(more).catch(() => '')).toBe('');
  await Promise.all(
    held.map(
      (socket) =>
        new Promise<void>((resolve) =>
          socket
            .once('close', () => resolve())
            .end()
            .resume(),
        ),
    ),
  );
  const again = opened();
  again.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  expect(await text(again)).toContain('"ok"');
});
