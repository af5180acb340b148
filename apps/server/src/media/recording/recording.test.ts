import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlaybackMessage } from '@rondo/domain/playback';
import { afterEach, beforeEach, expect, it } from 'vitest';
import WebSocket from 'ws';
import { COUNTING, TEST_KEY, ticketFor } from '../../../test/camera/browser.ts';
import { movedClock } from '../../../test/camera/moved-clock.ts';
import { TEST_CLIPS } from '../../../test/camera/simulator.ts';
import { waitFor } from '../../../test/wait-for.ts';
import {
  RECORDING_PATH,
  type Recorded,
  type RecordingOrder,
  recordedShape,
  sealOrder,
} from '../../platform/media/recording-order.ts';
import { readClip } from '../mp4/read-clip.ts';
import { type MediaServer, startMediaServer } from '../server.ts';

const companyId = '0198c0de-0000-7000-8000-000000000001';
const cameraId = '0198c0de-0000-7000-8000-000000000002';
/** 20 seconds into a minute. */
const START_MS = Date.parse('2026-11-20T08:00:20Z');
const camera: RecordingOrder['cameras'][number] = { cameraId, quality: 'sub', source: COUNTING, since: 0 };

let folder: string;
let time: ReturnType<typeof movedClock>;
let media: MediaServer;
let told: string[];

const start = (reserveBytes = 0): Promise<MediaServer> =>
  startMediaServer({
    ...{ key: TEST_KEY, host: '127.0.0.1', port: 0, clips: TEST_CLIPS, recordings: folder, ffmpeg: 'no-such-decoder' },
    ...{ deviceLocal: true, onEvent: () => undefined, log: (line: string) => told.push(line), clock: time.clock },
    reserveBytes,
  });
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rondo-recordings-'));
  time = movedClock(START_MS);
  told = [];
  media = await start();
});
afterEach(async () => {
  await media.stop();
  await rm(folder, { recursive: true, force: true });
});

async function order(change: Partial<RecordingOrder> = {}): Promise<Recorded> {
  const body = sealOrder(
    TEST_KEY,
    { companyId, cameras: [camera], remove: [], ...change },
    new Date(time.clock.wallMs()),
  );
  const response = await fetch(`http://127.0.0.1:${media.port}${RECORDING_PATH}`, { method: 'POST', body });
  return recordedShape.parse(await response.json());
}
/** Orders, and waits until the camera's clip is read and plays. */
async function record(): Promise<void> {
  await order();
  await waitFor(() => expect(time.waiting()).toBeGreaterThan(0));
}
const segmentsNow = async () => (await order()).cameras[0]?.segments ?? [];
const segments = (count: number) =>
  waitFor(async () => {
    const found = await segmentsNow();
    expect(found).toHaveLength(count);
    return found;
  });

/** A browser that plays what was recorded. */
async function player(notBefore?: number) {
  const expiresAt = new Date(time.clock.wallMs() + 30_000);
  const opens = { companyId, cameraId, use: 'playback', expiresAt, ...(notBefore ? { notBefore } : {}) } as const;
  const socket = new WebSocket(`ws://127.0.0.1:${media.port}/media/live?ticket=${ticketFor(COUNTING, opens)}`);
  const said: PlaybackMessage[] = [];
  const parts: Buffer[] = [];
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) parts.push(data);
    else said.push(JSON.parse(data.toString()));
  });
  await new Promise((resolve) => socket.once('open', resolve));
  return {
    async ask(at: number) {
      const before = said.length;
      socket.send(JSON.stringify({ at }));
      await waitFor(() => expect(said.length).toBeGreaterThan(before));
      const answer = said.at(-1);
      if (answer?.type === 'piece') await waitFor(() => expect(parts.length).toBeGreaterThan(0));
      return { answer, bytes: parts.pop() };
    },
    leave: () => socket.close(),
  };
}

it('a camera is recorded into segments that end with the minute, each a film of its own, without a gap between them', async () => {
  await record();
  time.advance(165_000);
  const found = await segments(3);
  const [one, two, three] = found;
  expect(one?.startedAt).toBeLessThanOrEqual(START_MS);
  expect(START_MS - (one?.startedAt ?? 0)).toBeLessThan(2_100);
  for (const [before, after] of [
    [one, two],
    [two, three],
  ])
    expect(Math.abs((before?.startedAt ?? 0) + (before?.durationMs ?? 0) - (after?.startedAt ?? 0))).toBeLessThan(200);
  expect(two?.durationMs).toBeGreaterThan(57_000);
  expect(two?.durationMs).toBeLessThan(63_000);
  const path = join(folder, companyId, cameraId, '2026-11-20', `${two?.startedAt}-${two?.durationMs}.mp4`);
  const clip = readClip(await readFile(path));
  expect(clip.frames.length).toBeGreaterThan(57 * 12);
  expect(clip.track.width).toBeGreaterThan(0);
  expect(told).toEqual([]);
});

it('what was recorded plays piece by piece; a gap is passed over to what comes next, and after the last there is an end', async () => {
  await record();
  time.advance(100_000);
  await segments(2);
  await order({ cameras: [] });
  time.advance(600_000);
  await record();
  time.advance(100_000);
  const found = await waitFor(async () => {
    const all = await segmentsNow();
    expect(all.length).toBeGreaterThanOrEqual(3);
    return all;
  });
  const gapAt = found.findIndex(
    ({ startedAt, durationMs }, i) => (found[i + 1]?.startedAt ?? 0) - startedAt - durationMs > 60_000,
  );
  const before = found[gapAt];
  const after = found[gapAt + 1];
  const browser = await player();
  const at = (before?.startedAt ?? 0) + 5_000;
  const { answer, bytes } = await browser.ask(at);
  if (answer?.type !== 'piece') throw new Error('no piece');
  expect(answer.from).toBeLessThanOrEqual(at);
  expect(answer.to).toBeGreaterThan(at);
  expect(answer.to - answer.from).toBeLessThan(12_000);
  expect(readClip(bytes ?? Buffer.alloc(0)).frames.length).toBeGreaterThan(50);
  expect((await browser.ask(answer.to)).answer).toMatchObject({ type: 'piece', from: answer.to });
  const end = (before?.startedAt ?? 0) + (before?.durationMs ?? 0) + 1_000;
  expect((await browser.ask(end)).answer).toMatchObject({ type: 'piece', from: after?.startedAt });
  expect((await browser.ask(time.clock.wallMs() + 1_000)).answer).toMatchObject({ type: 'end' });
  const late = await player(after?.startedAt);
  expect((await late.ask(at)).answer).toMatchObject({ type: 'piece', from: after?.startedAt });
  browser.leave();
  late.leave();
});

it('an order that is not renewed ends; what a killed process had begun is kept up to its last whole picture', async () => {
  await record();
  time.advance(50_000);
  const [segment] = await segments(1);
  const of = join(folder, companyId, cameraId);
  const file = await readFile(join(of, '2026-11-20', `${segment?.startedAt}-${segment?.durationMs}.mp4`));
  await media.stop();
  await writeFile(join(of, '1763600000000.part'), file.subarray(0, file.length - 10));
  await writeFile(join(of, '1763600000001.part'), 'nothing');
  media = await start();
  await record();
  await waitFor(async () => expect((await readdir(of)).filter((name) => /^176.*part$/.test(name))).toEqual([]));
  const [recovered] = await segmentsNow();
  expect(recovered?.startedAt).toBe(1763600000000);
  expect(recovered?.durationMs).toBeLessThan(segment?.durationMs ?? 0);
  expect(recovered?.durationMs).toBeGreaterThan((segment?.durationMs ?? 0) - 500);
  expect(told).toEqual([]);
});

it('segments are removed when they are told, also twice, and only what is left is told of', async () => {
  await record();
  time.advance(100_000);
  const [first, second] = await segments(2);
  const remove = [{ cameraId, startedAt: first?.startedAt ?? 0, durationMs: first?.durationMs ?? 0 }];
  expect((await order({ remove })).cameras[0]?.segments).toEqual([second]);
  expect((await order({ remove })).cameras[0]?.segments).toEqual([second]);
});

it('a full disk stops recording with its cause and breaks nothing else', async () => {
  await media.stop();
  media = await start(Number.MAX_SAFE_INTEGER);
  await record();
  time.advance(90_000);
  await waitFor(async () => expect((await order()).cameras[0]?.cause).toBe('disk_full'));
  expect(await segmentsNow()).toEqual([]);
});

it('what this key did not seal, or an old order, is not obeyed', async () => {
  const address = `http://127.0.0.1:${media.port}${RECORDING_PATH}`;
  const old = sealOrder(TEST_KEY, { companyId, cameras: [camera], remove: [] }, new Date(START_MS - 61_000));
  for (const body of ['nonsense', old]) expect((await fetch(address, { method: 'POST', body })).status).toBe(403);
});
