import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { TEST_KEY } from '../../../test/camera/browser.ts';
import { demoCameras, truthOf } from '../../../test/camera/demo-truth.ts';
import { TEST_CLIPS } from '../../../test/camera/simulator.ts';
import { askDetection } from '../../platform/media/ask-detection.ts';
import { DETECT_HEADER, DETECT_PATH, type Detected, type DetectionFailed } from '../../platform/media/vision.ts';
import { splitJpegs } from '../picture/jpegs.ts';
import { type MediaOptions, startMediaServer } from '../server.ts';
import { overlap } from './box.ts';
import { humanModels } from './centernet.ts';
import { visionThread } from './vision-thread.ts';

const told: string[] = [];

async function media(vision: MediaOptions['vision'] = {}) {
  const folders = { clips: TEST_CLIPS, recordings: TEST_CLIPS, ffmpeg: 'no-such-program' };
  const server = await startMediaServer({
    ...{ key: TEST_KEY, host: '127.0.0.1', port: 0, ...folders, deviceLocal: true, vision },
    onEvent: () => undefined,
    log: (line) => told.push(line),
  });
  const base = `http://127.0.0.1:${server.port}`;
  return {
    base,
    stop: server.stop,
    detect: (picture: Buffer, key = TEST_KEY) => askDetection(base, key, picture, new Date()),
  };
}
const usual = await media();
afterAll(() => usual.stop());

const pictureOf = async (clip: string, second: number): Promise<Buffer> =>
  splitJpegs(await readFile(join(demoCameras, `${clip}.jpgs`)))[second] ?? Buffer.alloc(0);

/** Pictures of the demo cameras with several people in each. */
const SHOWN = (['till-queue', 'till-corner-shop', 'door-fashion', 'seating-cafe'] as const).flatMap((clip) =>
  [6, 14, 20].map((second) => [clip, second] as const),
);

const failureOf = (asked: Promise<Detected>): Promise<DetectionFailed> =>
  asked.then(
    () => Promise.reject(new Error('it was looked at')),
    (error: DetectionFailed) => error,
  );

it('finds the people that a picture shows, where they are, and nobody in a picture of nobody', async () => {
  let [there, found] = [0, 0];
  for (const [clip, second] of SHOWN) {
    const { boxes } = await usual.detect(await pictureOf(clip, second));
    const people = (await truthOf(clip)).at(second).filter(({ visible, height }) => visible >= 80 && height >= 90);
    there += people.length;
    found += people.filter(({ box }) => boxes.some((other) => overlap(other, box) >= 0.4)).length;
    expect(boxes.every(({ kind, confidence }) => kind === 'person' && confidence >= 0.25 && confidence <= 1)).toBe(
      true,
    );
  }
  expect(there).toBeGreaterThan(12);
  expect(found / there).toBeGreaterThanOrEqual(0.9);
  for (const second of [0, 11, 23])
    expect((await usual.detect(await pictureOf('night-closed', second))).boxes).toEqual([]);
});

it('the same picture gives the same boxes, and the answer names the weights', async () => {
  const picture = await pictureOf('till-queue', 8);
  const [first, second] = [await usual.detect(picture), await usual.detect(picture)];
  expect(second.boxes).toEqual(first.boxes);
  expect(first.model).toEqual({
    ...{ name: 'centernet-mobilenet', version: '@vladmandic/human 3.3.6' },
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(first.tookMs).toBeGreaterThan(0);
});

it('what is no picture, and what web did not ask, is not looked at', async () => {
  expect((await failureOf(usual.detect(Buffer.from('no picture')))).cause).toBe('unreadable');
  const cut = (await pictureOf('till-queue', 8)).subarray(0, 4_000);
  expect((await failureOf(usual.detect(Buffer.from(cut)))).cause).toBe('unreadable');
  expect((await failureOf(usual.detect(Buffer.alloc(10), Buffer.alloc(32)))).cause).toBe('away');
  const bare = { method: 'POST', body: 'picture', headers: { [DETECT_HEADER]: 'made-up' } };
  expect((await fetch(`${usual.base}${DETECT_PATH}`, bare)).status).toBe(403);
});

it('a media role that is not there is a failure', async () => {
  const one = await media();
  await one.stop();
  expect((await failureOf(one.detect(await pictureOf('till-queue', 8)))).cause).toBe('away');
});

it('without the weights, or with broken ones, nothing is found and it is said why', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rondo-weights-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const picture = await pictureOf('till-queue', 8);
  const missing = await media({ models: folder });
  const failed = await failureOf(missing.detect(picture));
  expect([failed.cause, failed.message]).toEqual(['broken', expect.stringContaining('centernet.')]);
  await missing.stop();
  await cp(join(humanModels(), 'centernet.json'), join(folder, 'centernet.json'));
  await writeFile(join(folder, 'centernet.bin'), Buffer.alloc(1_000));
  const broken = await media({ models: folder });
  expect((await failureOf(broken.detect(picture))).cause).toBe('broken');
  await broken.stop();
  const other = await media({ onnx: join(folder, 'yolox.onnx') });
  const named = await failureOf(other.detect(picture));
  expect([named.cause, named.message]).toEqual(['broken', expect.stringContaining('yolox.onnx')]);
  await other.stop();
  expect(told.splice(0)).toHaveLength(3);
});

it('weights that are there again are used after a while', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rondo-weights-'));
  const vision = visionThread({ models: folder, onnx: null, log: () => undefined, times: { brokenMs: 0 } });
  onTestFinished(async () => {
    vision.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const file = await pictureOf('till-queue', 8);
  expect((await failureOf(vision.detect({ file }))).cause).toBe('broken');
  for (const name of ['centernet.json', 'centernet.bin']) await cp(join(humanModels(), name), join(folder, name));
  expect((await vision.detect({ file })).boxes.length).toBeGreaterThan(0);
});

it('a thread that hangs is ended and the next picture gets a new one', async () => {
  const times = { lookMs: 1 };
  const vision = visionThread({ models: humanModels(), onnx: null, log: () => undefined, times });
  onTestFinished(() => vision.stop());
  const file = await pictureOf('till-queue', 8);
  expect((await failureOf(vision.detect({ file }))).cause).toBe('timeout');
  expect(vision.isIdle()).toBe(true);
});

it('more pictures at once than can be looked at in time are refused', async () => {
  const vision = visionThread({ models: 'no-such-folder', onnx: null, log: () => undefined });
  onTestFinished(() => vision.stop());
  const file = await pictureOf('till-queue', 8);
  const causes = await Promise.all(Array.from({ length: 10 }, () => failureOf(vision.detect({ file }))));
  expect(causes.map(({ cause }) => cause).sort()).toEqual([...Array(8).fill('broken'), 'busy', 'busy']);
  expect(vision.isIdle()).toBe(true);
});
