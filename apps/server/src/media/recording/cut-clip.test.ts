import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { TEST_KEY } from '../../../test/camera/browser.ts';
import { recordedSegment } from '../../../test/camera/recorded-segment.ts';
import { TEST_CLIPS } from '../../../test/camera/simulator.ts';
import { CLIP_HEADER, CLIP_PATH, type ClipOrder, cutOfHeader, sealClipOrder } from '../../platform/media/clip-order.ts';
import { repositoryRoot } from '../../platform/repository-root.ts';
import { readClip } from '../mp4/read-clip.ts';
import { type MediaServer, startMediaServer } from '../server.ts';

const run = promisify(execFile);
const companyId = '0198c0de-0000-7000-8000-000000000001';
const cameraId = '0198c0de-0000-7000-8000-000000000002';
const NOON = Date.parse('2026-11-20T04:00:00Z');
const MINUTE_MS = 60_000;
/** Of a demo camera, larger than that of the simulator. */
const OTHER_FILM = join(repositoryRoot(), 'apps/server/demo-data/cameras/till-queue.mp4');
const MOST_BYTES = 500 * 1024 * 1024;

let folder: string;
let media: MediaServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rondo-clips-'));
  media = await startMediaServer({
    ...{ key: TEST_KEY, host: '127.0.0.1', port: 0, clips: TEST_CLIPS, recordings: folder, ffmpeg: 'no-such-decoder' },
    ...{ deviceLocal: true, onEvent: () => undefined, log: () => undefined },
  });
});
afterEach(async () => {
  await media.stop();
  await rm(folder, { recursive: true, force: true });
});

/** A minute of a camera, from a moment on. */
const segment = (startedAt: number, clip?: string) =>
  recordedSegment(join(folder, companyId, cameraId), { startedAt, lastsMs: MINUTE_MS, ...(clip ? { clip } : {}) });

function ask(change: Partial<ClipOrder> = {}, key = TEST_KEY, at = new Date()): Promise<Response> {
  const order = { companyId, cameraId, from: NOON + 10_000, to: NOON + 40_000, mostBytes: MOST_BYTES, ...change };
  return fetch(`http://127.0.0.1:${media.port}${CLIP_PATH}`, { method: 'POST', body: sealClipOrder(key, order, at) });
}
async function cut(change: Partial<ClipOrder> = {}) {
  const response = await ask(change);
  expect(response.status).toBe(200);
  return { about: cutOfHeader(response.headers.get(CLIP_HEADER)), file: Buffer.from(await response.arrayBuffer()) };
}

it('a clip within a minute begins with the key frame before, ends where it was asked to, and holds the same pictures', async () => {
  const path = await segment(NOON);
  const { about, file } = await cut();
  expect(about.from).toBeLessThanOrEqual(NOON + 10_000);
  expect(about.from).toBeGreaterThan(NOON + 5_000);
  expect(Math.abs(about.to - (NOON + 40_000))).toBeLessThan(200);
  expect(about.gaps).toEqual([]);
  const clip = readClip(file);
  const whole = readClip(await readFile(path));
  expect([clip.track.width, clip.track.height]).toEqual([about.width, about.height]);
  const first = whole.frames.findIndex(({ data }) => clip.frames[0]?.data.equals(data));
  expect(first).toBeGreaterThan(-1);
  for (const [at, frame] of clip.frames.entries())
    expect(frame.data.equals(whole.frames[first + at]?.data ?? frame.data)).toBe(true);
  expect(Math.abs(clip.duration / 90 - (about.to - about.from))).toBeLessThan(100);
});

it('minutes that follow each other become one film; where nothing was recorded is told and left out', async () => {
  await segment(NOON);
  await segment(NOON + MINUTE_MS);
  await segment(NOON + 5 * MINUTE_MS);
  const { about, file } = await cut({ from: NOON + 30_000, to: NOON + 5 * MINUTE_MS + 30_000 });
  expect(about.gaps).toHaveLength(1);
  const [gap] = about.gaps;
  expect(Math.abs((gap?.from ?? 0) - (NOON + 2 * MINUTE_MS))).toBeLessThan(500);
  expect(gap?.to).toBe(NOON + 5 * MINUTE_MS);
  const lastsMs = readClip(file).duration / 90;
  expect(Math.abs(lastsMs - (about.to - about.from - ((gap?.to ?? 0) - (gap?.from ?? 0))))).toBeLessThan(500);
});

it('what is missing before and after is told too', async () => {
  await segment(NOON);
  const { about } = await cut({ from: NOON - 30_000, to: NOON + 2 * MINUTE_MS });
  expect(about.from).toBe(NOON);
  expect(about.gaps[0]).toEqual({ from: NOON - 30_000, to: NOON });
  expect(about.gaps[1]?.to).toBe(NOON + 2 * MINUTE_MS);
});

it('every player takes it: ffmpeg decodes all of it without a complaint', async () => {
  await segment(NOON);
  await segment(NOON + MINUTE_MS);
  const { about, file } = await cut({ from: NOON + 20_000, to: NOON + MINUTE_MS + 20_000 });
  const path = join(folder, 'clip.mp4');
  await writeFile(path, file);
  const { stderr } = await run('ffmpeg', ['-v', 'error', '-i', path, '-f', 'null', '-']);
  expect(stderr).toBe('');
  const asked = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path];
  const { stdout } = await run('ffprobe', asked);
  expect(Math.abs(Number(stdout) * 1_000 - (about.to - about.from))).toBeLessThan(200);
});

it('what cannot be cut says why: nothing there, too large, another format in between, a damaged file', async () => {
  const causeOf = async (change: Partial<ClipOrder> = {}) => {
    const response = await ask(change);
    return [response.status, await response.json()];
  };
  expect(await causeOf()).toEqual([422, { cause: 'nothing' }]);
  await segment(NOON);
  expect(await causeOf({ mostBytes: 1_000 })).toEqual([422, { cause: 'too_large' }]);
  await segment(NOON + MINUTE_MS, OTHER_FILM);
  expect(await causeOf({ to: NOON + MINUTE_MS + 10_000 })).toEqual([422, { cause: 'format' }]);
  const damaged = join(folder, companyId, cameraId, '2026-11-20');
  await mkdir(damaged, { recursive: true });
  await writeFile(join(damaged, `${NOON + 3 * MINUTE_MS}-60000.mp4`), 'no film');
  const span = { from: NOON + 3 * MINUTE_MS + 1_000, to: NOON + 3 * MINUTE_MS + 20_000 };
  expect(await causeOf(span)).toEqual([422, { cause: 'unreadable' }]);
});

it('what this key did not seal, or an old order, is not obeyed', async () => {
  expect((await ask({}, Buffer.alloc(32, 7))).status).toBe(403);
  expect((await ask({}, TEST_KEY, new Date(Date.now() - 61_000))).status).toBe(403);
});
