import { SOUND_MARK } from '@rondo/domain/stream';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type Looking, look, pictures, rtsp, TEST_KEY, ticketFor } from '../../../test/camera/browser.ts';
import { decoded } from '../../../test/camera/decoded.ts';
import { type CameraOptions, startCamera, TEST_CLIPS } from '../../../test/camera/simulator.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { type MediaServer, startMediaServer } from '../server.ts';

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
      stallMs: 1_000,
      retryMs: [30],
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

async function watched(options: CameraOptions): Promise<Looking> {
  const camera = await startCamera({ frameMs: 20, ...options });
  const one = look(media.port, ticketFor(rtsp(camera.url)));
  onTestFinished(async () => {
    one.leave();
    await camera.stop();
  });
  return one;
}

const soundOf = (one: Looking) => one.messages.find((message) => message.type === 'sound');
const soundParts = ({ parts }: Looking): Buffer[] =>
  parts.filter((part) => part[0] === SOUND_MARK).map((part) => part.subarray(1));
const heard = (one: Looking, count: number): Promise<void> =>
  waitFor(() => expect(soundParts(one).length).toBeGreaterThanOrEqual(count));

it.each(['pcma', 'pcmu'] as const)(
  'the tone of a camera with %s comes to who listens, and to nobody else',
  async (sound) => {
    const one = await watched({ sound });
    await waitFor(() => expect(soundOf(one)).toEqual({ type: 'sound', codec: sound, rate: 8_000, channels: 1 }));
    await pictures(one, 5);
    expect(soundParts(one)).toEqual([]);
    one.say({ type: 'listen', isOn: true });
    await heard(one, 10);
    one.say({ type: 'listen', isOn: false });
    const format = sound === 'pcma' ? 'alaw' : 'mulaw';
    expect(await decoded(Buffer.concat(soundParts(one)), ['-f', format, '-ar', '8000'])).toBeCloseTo(440, -1);
  },
);

it.each(['aac', 'latm'] as const)('the tone of a camera with AAC (%s) is fragmented MP4', async (sound) => {
  const one = await watched({ sound });
  await waitFor(() => expect(soundOf(one)).toMatchObject({ codec: 'mp4a.40.2', rate: 16_000, channels: 1 }));
  one.say({ type: 'listen', isOn: true });
  await heard(one, 12);
  const [init = Buffer.alloc(0)] = soundParts(one);
  expect(init.toString('latin1', 4, 8)).toBe('ftyp');
  expect(await decoded(Buffer.concat(soundParts(one)), ['-f', 'mp4'])).toBeCloseTo(440, -1);
});

it('a camera without a microphone, and one that will not give its sound, has a picture and says nothing of sound', async () => {
  for (const options of [{}, { sound: 'pcma', faults: { refusesSound: true } }] satisfies CameraOptions[]) {
    const one = await watched(options);
    await pictures(one, 10);
    expect(soundOf(one)).toBeUndefined();
  }
});

it('what is no wish changes nothing', async () => {
  const one = await watched({ sound: 'pcma' });
  await waitFor(() => expect(soundOf(one)).toBeDefined());
  for (const wish of ['', 'nonsense', '{}', '[]', '{"type":"listen"}', '{"type":"listen","isOn":"yes"}'])
    one.write(wish);
  const before = one.parts.length;
  await pictures(one, before + 5);
  expect(soundParts(one)).toEqual([]);
  expect(one.closed()).toBeNull();
});
