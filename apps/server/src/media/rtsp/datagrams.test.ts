import { createSocket } from 'node:dgram';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { walkFragment } from '../../../test/camera/box-walk.ts';
import { type Looking, look, pictures, rtsp, said, TEST_KEY, ticketFor } from '../../../test/camera/browser.ts';
import { type Camera, type CameraOptions, startCamera, TEST_CLIPS } from '../../../test/camera/simulator.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { type MediaServer, startMediaServer } from '../server.ts';
import { openLane } from './datagrams.ts';

let media: MediaServer;
const told: string[] = [];

beforeAll(async () => {
  media = await startMediaServer({
    ...{
      key: TEST_KEY,
      host: '127.0.0.1',
      port: 0,
      clips: TEST_CLIPS,
      recordings: TEST_CLIPS,
      ffmpeg: 'no-such-decoder',
      deviceLocal: true,
    },
    onEvent: () => undefined,
    log: (line) => told.push(line),
    times: {
      connectMs: 500,
      answerMs: 300,
      stallMs: 500,
      retryMs: [5_000],
      lingerMs: 50,
      aliveMs: 1_000,
      refusedMs: 200,
    },
  });
});
afterAll(async () => {
  await media.stop();
  expect(told).toEqual([]);
});

async function watched(options: CameraOptions): Promise<{ one: Looking; camera: Camera }> {
  const camera = await startCamera({ frameMs: 5, transport: 'udp', ...options });
  const one = look(media.port, ticketFor(rtsp(camera.url)));
  onTestFinished(async () => {
    one.leave();
    await camera.stop();
  });
  return { one, camera };
}

const fragmentsOf = ({ parts }: Looking) => parts.slice(1).map(walkFragment);
const gapsOf = ({ messages }: Looking) => messages.filter(({ type }) => type === 'gap');

it('a camera that refuses to send within the connection sends datagrams, its sound too', async () => {
  const { one, camera } = await watched({ sound: 'pcma' });
  await pictures(one, 60);
  expect(camera.requests.filter((method) => method === 'SETUP')).toHaveLength(3);
  await waitFor(() => expect(one.messages.some(({ type }) => type === 'sound')).toBe(true));
  expect(fragmentsOf(one).every(({ isWhole }) => isWhole)).toBe(true);
  expect(gapsOf(one)).toEqual([]);
});

it('datagrams that overtake each other come out in their order, without a gap', async () => {
  const { one } = await watched({ faults: { swapEvery: 3 } });
  await pictures(one, 90);
  const steps = fragmentsOf(one).map(
    ({ decodeTime }, i, all) => decodeTime - (all[i - 1]?.decodeTime ?? decodeTime - 7_500),
  );
  expect(new Set(steps)).toEqual(new Set([7_500]));
  expect(gapsOf(one)).toEqual([]);
});

it('lost datagrams are told, and it goes on with a key frame', async () => {
  const { one } = await watched({ faults: { dropEvery: 41 } });
  await said(one, 'lost');
  await pictures(one, 60);
  expect(fragmentsOf(one).every(({ isWhole }) => isWhole)).toBe(true);
});

it('what another program sends to the same ports is not seen', async () => {
  const { one } = await watched({ faults: { hasStranger: true } });
  await pictures(one, 60);
  expect(gapsOf(one)).toEqual([]);
  expect(fragmentsOf(one).every(({ isWhole }) => isWhole)).toBe(true);
});

it('a camera that names a port of a service, as if a stream came from there, is refused', async () => {
  const { one } = await watched({ faults: { serverPort: 53 } });
  await said(one, 'garbage');
});

it('the ports are free again when nobody looks', async () => {
  const heard: Buffer[] = [];
  const peer = { address: '127.0.0.1', family: 4 } as const;
  const lane = await openLane(peer, (bytes) => heard.push(bytes));
  const [first = 0, second = 0] = lane.ports.split('-').map(Number);
  expect([first % 2, second - first]).toEqual([0, 1]);
  lane.close();
  for (const port of [first, second]) {
    const socket = createSocket('udp4');
    await waitFor(() => new Promise<void>((resolve, reject) => socket.once('error', reject).bind(port, resolve)));
    socket.close();
  }
  expect(heard).toEqual([]);
});
