import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COUNTING, look, pictures, TEST_KEY, ticketFor } from '../../../test/camera/browser.ts';
import { TEST_CLIPS } from '../../../test/camera/simulator.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { isAlive } from '../embedded-postgres/process-alive.ts';
import { createServer } from '../http/server.ts';
import { readSettings } from '../settings.ts';
import { type MediaChild, mediaChild } from './child.ts';
import { pipeMedia } from './pipe.ts';
import type { StreamEvent } from './stream-event.ts';

const log = pino({ level: 'silent' });
const folders = { clips: TEST_CLIPS, recordings: join(tmpdir(), 'rondo-no-recordings') };
const vision = { onnx: null, share: 0.5 };
const start = { key: TEST_KEY.toString('base64'), ...folders, ffmpeg: 'no-such-decoder', deviceLocal: true, vision };
const events: StreamEvent[] = [];
let child: MediaChild;
let server: Awaited<ReturnType<typeof createServer>>;
let port: number;

beforeAll(async () => {
  child = mediaChild({ start, log, onEvent: (event) => events.push(event) });
  const settings = readSettings({ LOG_LEVEL: 'silent' });
  server = await createServer({ log, settings });
  pipeMedia(server, settings, child.port);
  await server.listen({ host: '127.0.0.1', port: 0 });
  port = (server.server.address() as AddressInfo).port;
  await child.start();
});
afterAll(async () => {
  await server.close();
  await child.stop();
});

it('a stream through the web server plays, and plays again after the media process was killed', async () => {
  const id = 'through-the-pipe';
  const first = look(port, ticketFor(COUNTING, { id }));
  await pictures(first, 3);
  await waitFor(() => expect(events[0]).toMatchObject({ kind: 'opened', streamId: id }));
  const killed = child.pid() ?? 0;
  process.kill(killed, 'SIGKILL');
  await waitFor(() => expect(first.closed()).not.toBeNull());
  // Each ticket asks for the process: the one that is started again serves them all.
  await Promise.all([child.start(), child.start()]);
  expect(child.pid()).not.toBe(killed);
  expect(events.filter(({ streamId }) => streamId === id).at(-1)?.kind).toBe('closed');
  const second = look(port, ticketFor(COUNTING));
  await pictures(second, 3);
  second.leave();
});

it('another address, another host and a picture without a ticket are refused', async () => {
  const upgrade = {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'x',
  };
  const { request } = await import('node:http');
  const statusOf = async (path: string, headers: Record<string, string> = {}): Promise<number | undefined> => {
    const asking = request({ host: '127.0.0.1', port, path, headers: { ...upgrade, ...headers } });
    asking.end();
    const [response] = await once(asking, 'response');
    response.destroy();
    return response.statusCode;
  };
  expect(await statusOf('/api/live')).toBe(404);
  expect(await statusOf('/media/live', { host: 'evil.example.com' })).toBe(421);
  expect((await fetch(`http://127.0.0.1:${port}/media/frame?ticket=x`)).status).toBe(403);
});

it('the media process ends with its parent, even one that was killed', async () => {
  const file = new URL('./child.ts', import.meta.url).href;
  const script = `
    const { mediaChild } = await import(${JSON.stringify(file)});
    const log = { warn() {}, error() {} };
    const child = mediaChild({ start: ${JSON.stringify(start)}, log, onEvent() {} });
    await child.start();
    process.stdout.write(String(child.pid()));
    setInterval(() => undefined, 1_000);`;
  const parent = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [said] = await once(parent.stdout, 'data');
  const pid = Number(String(said));
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await waitFor(() => expect(isAlive(pid)).toBe(false));
});
