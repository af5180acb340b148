import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { TEST_KEY } from '../../../../test/camera/browser.ts';
import { demoCameras, truthOf } from '../../../../test/camera/demo-truth.ts';
import { movedClock } from '../../../../test/camera/moved-clock.ts';
import { waitFor } from '../../../../test/wait-for.ts';
import { askDetection } from '../../../platform/media/ask-detection.ts';
import {
  COUNTING_PATH,
  type Counted,
  type Counting,
  countingShape,
  sealCountingOrder,
} from '../../../platform/media/counting-order.ts';
import { splitJpegs } from '../../picture/jpegs.ts';
import { type MediaOptions, startMediaServer } from '../../server.ts';

const companyId = '0198c0de-0000-7000-8000-000000000001';
const DOOR = '0198c0de-0000-7000-8000-000000000003';
const AREA = '0198c0de-0000-7000-8000-000000000004';
const cameraIds = ['0198c0de-0000-7000-8000-000000000005', '0198c0de-0000-7000-8000-000000000006'] as const;
/** The clips of 24 seconds begin anew here, and 24 seconds before: the last of a minute. */
const START_MS = Math.ceil(Date.parse('2026-11-20T08:00:00Z') / 120_000) * 120_000;
const STEP_MS = 200;
/** A picture is decoded and looked at within this, ms: on a quiet machine, on a busy one, on one that has hardly any time. */
const LOOKING_MS = [140, 350, 900] as const;
const WHOLE = [
  { x: 0, y: 0 },
  { x: 1_000, y: 0 },
  { x: 1_000, y: 1_000 },
  { x: 0, y: 1_000 },
];

const told: string[] = [];
afterAll(() => expect(told).toEqual([]));

async function media(change: Partial<MediaOptions> = {}) {
  const time = movedClock(START_MS - 24_000);
  const server = await startMediaServer({
    ...{ key: TEST_KEY, host: '127.0.0.1', port: 0, clips: demoCameras, recordings: demoCameras, ffmpeg: 'ffmpeg' },
    ...{ deviceLocal: true, onEvent: () => undefined, log: (line: string) => told.push(line), clock: time.clock },
    vision: { share: 16 },
    ...change,
  });
  onTestFinished(() => server.stop());
  return {
    time,
    base: `http://127.0.0.1:${server.port}`,
    async order(cameras: readonly { clip: string; shapes: Counted[] }[], since = 0): Promise<Counting> {
      const ordered = cameras.map(({ clip, shapes }, at) => ({
        ...{ cameraId: cameraIds[at] ?? '', quality: 'sub' as const, source: { driver: 'file' as const, clip } },
        ...{ shapes, since },
      }));
      const body = sealCountingOrder(TEST_KEY, { companyId, cameras: ordered }, new Date(time.clock.wallMs()));
      const response = await fetch(`http://127.0.0.1:${server.port}${COUNTING_PATH}`, { method: 'POST', body });
      return countingShape.parse(await response.json());
    },
  };
}
type Media = Awaited<ReturnType<typeof media>>;

/** Three of the five pictures a second have to be looked at for the counts to be right. */
const NEEDED = 3 * 24;

/** Moves time on, a picture after the other as they are looked at. */
async function pass({ time }: Media, ms: number, lookingMs: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    time.advance(STEP_MS);
    await new Promise((resolve) => setTimeout(resolve, lookingMs));
  }
}

/** The detector has its weights: loading them takes as long as many pictures. */
async function ready({ base, time }: Media): Promise<void> {
  const [picture = Buffer.alloc(0)] = splitJpegs(await readFile(join(demoCameras, 'door-fashion.jpgs')));
  await askDetection(base, TEST_KEY, picture, new Date(time.clock.wallMs()));
}

const doorOf = async (clip: string): Promise<Counted> => {
  const [door] = (await truthOf(clip)).lines;
  if (!door) throw new Error('a scene without a door');
  return { id: DOOR, line: [door.line[0], door.line[1]], inside: door.inside };
};

/** The clip from its begin to its end, slow enough for this machine: what skips more than may be skipped counts nothing. */
async function wholeClip(cameras: readonly { clip: string; shapes: Counted[] }[]) {
  for (const lookingMs of LOOKING_MS) {
    const one = await media();
    await ready(one);
    expect((await one.order(cameras)).cameras).toEqual([
      { cameraId: cameraIds[0], cause: null, looked: 0, skipped: 0, minutes: [] },
    ]);
    await pass(one, 24_600, lookingMs);
    const { cameras: counted } = await one.order(cameras);
    if (lookingMs === LOOKING_MS[2] || (counted[0]?.looked ?? 0) >= NEEDED) return { one, counted };
  }
  throw new Error('the last try counts');
}

it('people who come and go through a door are counted in their minute, once', async () => {
  const shapes = [await doorOf('door-fashion'), { id: AREA, area: WHOLE, minStaySeconds: 5 }];
  const cameras = [{ clip: 'door-fashion', shapes }];
  const { one, counted } = await wholeClip(cameras);
  const minutes = counted[0]?.minutes ?? [];
  // It began in the middle of the minute: what was counted is told, and that it is not all.
  const at = START_MS - 24_000;
  expect(minutes.map((minute) => [minute.counterId, minute.at, minute.isHealthy])).toEqual([
    [DOOR, at - 36_000, false],
    [AREA, at - 36_000, false],
  ]);
  expect(counted[0]?.looked).toBeGreaterThan(40);
  const crossings = (await truthOf('door-fashion')).lines[0]?.crossings ?? [];
  const truth = (direction: string) => crossings.filter((one) => one.direction === direction).length;
  expect(minutes[0]).toMatchObject({ peak: null, dwells: 0 });
  expect(Math.abs((minutes[0]?.entries ?? 0) - truth('in'))).toBeLessThanOrEqual(1);
  expect(Math.abs((minutes[0]?.exits ?? 0) - truth('out'))).toBeLessThanOrEqual(1);
  expect(minutes[1]?.peak).toBeGreaterThanOrEqual(2);
  expect(minutes[1]?.dwellSeconds).toBeGreaterThanOrEqual(5 * (minutes[1]?.dwells ?? 0));
  // What web knows is not told again; what it does not know is.
  expect((await one.order(cameras)).cameras[0]?.minutes).toHaveLength(2);
  expect((await one.order(cameras, at - 36_000)).cameras[0]?.minutes).toEqual([]);
}, 240_000);

it('what cannot be counted says why, and its minutes are no good ones', async () => {
  const cameras = [{ clip: 'door-fashion', shapes: [await doorOf('door-fashion')] }];
  const blind = await media({ ffmpeg: 'no-such-program' });
  await blind.order(cameras);
  await waitFor(async () => expect((await blind.order(cameras)).cameras[0]?.cause).toBe('no_decoder'));
  blind.time.advance(60_000);
  expect((await blind.order(cameras)).cameras[0]?.minutes).toEqual([
    expect.objectContaining({ entries: 0, exits: 0, isHealthy: false }),
  ]);
  const without = await media({ vision: { models: 'no-such-folder', share: 16 } });
  await without.order(cameras);
  await vi.waitFor(
    async () => {
      without.time.advance(STEP_MS);
      expect((await without.order(cameras)).cameras[0]?.cause).toBe('broken');
    },
    { timeout: 10_000, interval: 100 },
  );
  expect(told.splice(0)).toEqual([expect.stringContaining('The detector cannot be used')]);
  const away = await media();
  const missing = [{ ...cameras[0], clip: 'no-such-clip', shapes: cameras[0]?.shapes ?? [] }];
  await away.order(missing);
  await waitFor(async () => expect((await away.order(missing)).cameras[0]?.cause).toBe('no_stream'));
});

it('cameras for which there is no time are left out whole, the first ones are counted', async () => {
  const one = await media({ vision: { share: 0.05 } });
  const cameras = await Promise.all(
    ['door-fashion', 'till-queue'].map(async (clip) => ({ clip, shapes: [await doorOf(clip)] })),
  );
  await ready(one);
  await one.order(cameras);
  await pass(one, 6_000, LOOKING_MS[0]);
  const { cameras: told } = await one.order(cameras);
  expect(told.map(({ cause }) => cause)).toEqual([null, 'budget']);
  expect(told[0]?.looked).toBeGreaterThan(0);
  expect(told[0]?.skipped).toBeGreaterThan(0);
  expect(told[1]?.looked).toBe(0);
});

it('only web orders', async () => {
  const one = await media();
  const order = { companyId, cameras: [] };
  const foreign = sealCountingOrder(Buffer.alloc(32), order, new Date(one.time.clock.wallMs()));
  const old = sealCountingOrder(TEST_KEY, order, new Date(one.time.clock.wallMs() - 120_000));
  for (const body of [foreign, old, 'nothing'])
    expect((await fetch(`${one.base}${COUNTING_PATH}`, { method: 'POST', body })).status).toBe(403);
});
