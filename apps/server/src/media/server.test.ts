import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMIT } from '@rondo/domain/limit';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { walkFragment, walkInit } from '../../test/camera/box-walk.ts';
import { COUNTING, type Looking, look, pictures, rtsp, said, TEST_KEY, ticketFor } from '../../test/camera/browser.ts';
import { type Camera, type CameraOptions, startCamera, TEST_CLIPS, testClip } from '../../test/camera/simulator.ts';
import { waitFor } from '../../test/wait-for.ts';
import { MEDIA_KEY_BYTES } from '../platform/media/seal.ts';
import type { StreamEvent } from '../platform/media/stream-event.ts';
import { type MediaServer, startMediaServer } from './server.ts';

let media: MediaServer;
const events: StreamEvent[] = [];
const looking: Looking[] = [];
/** What whoever runs Rondo reads. */
const told: string[] = [];

beforeAll(async () => {
  media = await startMediaServer({
    key: TEST_KEY,
    host: '127.0.0.1',
    port: 0,
    clips: TEST_CLIPS,
    recordings: join(tmpdir(), 'rondo-no-recordings'),
    ffmpeg: 'no-such-decoder',
    deviceLocal: true,
    onEvent: (event) => events.push(event),
    log: (line) => told.push(line),
    times: { connectMs: 500, answerMs: 300, stallMs: 300, retryMs: [30], lingerMs: 50, aliveMs: 50, refusedMs: 200 },
  });
});
afterAll(async () => {
  await media.stop();
  expect(told).toEqual([]);
});
afterEach(() => {
  for (const one of looking.splice(0)) one.leave();
});

const see = (ticket: string): Looking => {
  const one = look(media.port, ticket);
  looking.push(one);
  return one;
};

async function camera(options: CameraOptions = {}): Promise<Camera> {
  const started = await startCamera({ frameMs: 5, ...options });
  onTestFinished(() => started.stop());
  return started;
}

describe('a ticket', () => {
  it('opens one stream, and what opens none is told why', async () => {
    const id = 'used-once';
    const first = see(ticketFor(COUNTING, { id }));
    await pictures(first, 1);
    await said(see(ticketFor(COUNTING, { id })), 'ticket_used');
    await said(see(ticketFor(COUNTING, { expiresAt: new Date(Date.now() - 1) })), 'ticket_expired');
    await said(see(ticketFor(COUNTING, {}, randomBytes(MEDIA_KEY_BYTES))), 'ticket_forged');
    const forged = see('nonsense');
    await said(forged, 'ticket_forged');
    await waitFor(() => expect(forged.closed()).toBe(4403));
    expect(forged.parts).toEqual([]);
  });

  it('of a session that has nine streams open is one too many', async () => {
    const sessionId = 'one-session';
    const nine = Array.from({ length: LIMIT.cameras.playing }, () => see(ticketFor(COUNTING, { sessionId })));
    await Promise.all(nine.map((one) => pictures(one, 1)));
    await said(see(ticketFor(COUNTING, { sessionId })), 'too_many');
    nine[0]?.leave();
    await waitFor(() => expect(nine[0]?.closed()).not.toBeNull());
    await pictures(see(ticketFor(COUNTING, { sessionId })), 1);
  });
});

describe('a live picture', () => {
  it.each([
    ['a clip', null],
    ['a camera without a password', 'none'],
    ['a camera with a password in clear', 'basic'],
    ['a camera with MD5 digest', 'MD5'],
    ['a camera with SHA-256 digest', 'SHA-256'],
  ] as const)('of %s is fragmented MP4 that begins with a key frame and goes on evenly', async (_, auth) => {
    const { track } = await testClip();
    const source = auth === null ? COUNTING : rtsp((await camera({ auth })).url);
    const one = see(ticketFor(source));
    await pictures(one, auth === null ? 8 : 60);
    expect(one.messages).toEqual([{ type: 'init', codec: 'avc1.4D4015', width: 320, height: 180, fps: 12 }]);
    const [init = Buffer.alloc(0), ...rest] = one.parts;
    expect(walkInit(init)).toMatchObject({ width: 320, height: 180, timescale: 90_000, sps: track.sps });
    const fragments = rest.map(walkFragment);
    expect(fragments[0]).toMatchObject({ isKey: true });
    expect(fragments.every(({ isWhole }) => isWhole)).toBe(true);
    const steps = fragments.slice(1).map(({ decodeTime }, i) => decodeTime - (fragments[i]?.decodeTime ?? 0));
    // Over the seam of the loop too: 12 pictures a second.
    expect(new Set(steps)).toEqual(new Set([7_500]));
    expect(fragments.map(({ number }) => number)).toEqual(
      fragments.map((_fragment, i) => (fragments[0]?.number ?? 0) + i),
    );
  });

  it('of one camera takes one connection for ten viewers, and ends a while after the last has gone', async () => {
    const one = await camera();
    const viewers = Array.from({ length: 10 }, () => see(ticketFor(rtsp(one.url))));
    await Promise.all(viewers.map((viewer) => pictures(viewer, 5)));
    expect(one.connections).toEqual({ ever: 1, open: 1 });
    for (const viewer of viewers) viewer.leave();
    await waitFor(() => expect(one.connections.open).toBe(0));
    expect(one.requests).toContain('TEARDOWN');
  });

  it('starts at once for the second viewer, with the key frame that is over', async () => {
    const one = await camera({ faults: { stallAfter: 10 } });
    const first = see(ticketFor(rtsp(one.url)));
    await pictures(first, 10);
    // The camera sends nothing more: whatever the second one sees was remembered.
    const second = see(ticketFor(rtsp(one.url)));
    await pictures(second, 10);
    expect(second.parts).toEqual(first.parts);
    expect(walkFragment(second.parts[1] ?? Buffer.alloc(0)).isKey).toBe(true);
  });

  it('misses what the camera lost, says so, and goes on with a key frame', async () => {
    const one = await camera({ faults: { dropEvery: 37 } });
    const viewer = see(ticketFor(rtsp(one.url)));
    await said(viewer, 'lost');
    await pictures(viewer, 60);
    expect(
      viewer.parts
        .slice(1)
        .map(walkFragment)
        .every(({ isWhole }) => isWhole),
    ).toBe(true);
  });

  it('is told of when it opens, goes on and ends', async () => {
    const id = 'told-of';
    const viewer = see(ticketFor(COUNTING, { id, companyId: 'teller' }));
    const told = (): StreamEvent[] => events.filter(({ streamId }) => streamId === id);
    await waitFor(() => expect(told().map(({ kind }) => kind)).toContain('alive'));
    viewer.leave();
    await waitFor(() => expect(told().at(-1)?.kind).toBe('closed'));
    const sent = viewer.parts.reduce((sum, part) => sum + part.length, 0);
    expect(told()[0]).toEqual({ kind: 'opened', streamId: id, companyId: 'teller', bytes: 0 });
    expect(told().at(-1)?.bytes).toBeGreaterThanOrEqual(sent);
  });
});

describe('a camera that', () => {
  it('is not there, is unreachable', async () => {
    const gone = await startCamera();
    await gone.stop();
    await said(see(ticketFor(rtsp(gone.url))), 'unreachable');
  });

  it.each([
    ['stops in the middle is stalled', { stallAfter: 5 }, 'stalled'],
    ['sends what is no RTSP sends garbage', { garbageAfter: 5 }, 'garbage'],
    ['sends packets of noise sends garbage', { isNoise: true }, 'garbage'],
    ['closes the connection is unreachable', { closeAfter: 5 }, 'unreachable'],
    ['never answers is unreachable', { silentOn: 'DESCRIBE' }, 'unreachable'],
    ['knows no such stream has no stream', { refuses: { method: 'DESCRIBE', status: 404 } }, 'no_stream'],
    ['sends another codec has the wrong one', { codec: 'JPEG' }, 'codec'],
  ])('%s', async (_, faults, cause) => {
    await said(see(ticketFor(rtsp((await camera({ faults })).url))), cause);
  });

  it('was away is shown again when it is back, and time goes on', async () => {
    const one = await camera({ faults: { closeAfter: 5 } });
    const viewer = see(ticketFor(rtsp(one.url)));
    await said(viewer, 'unreachable');
    one.faults = {};
    const before = viewer.parts.length;
    await waitFor(() => expect(viewer.parts.length).toBeGreaterThan(before + 20));
    const isPicture = (part: Buffer): boolean => part.toString('latin1', 4, 8) === 'moof';
    const times = viewer.parts.filter(isPicture).map((part) => walkFragment(part).decodeTime);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('refuses the password is told so once, and not asked again for a while', async () => {
    const one = await camera();
    const viewer = see(ticketFor(rtsp(one.url, 'wrong')));
    await said(viewer, 'wrong_password');
    await waitFor(() => expect(viewer.closed()).toBe(4404));
    const again = see(ticketFor(rtsp(one.url, 'wrong')));
    await said(again, 'wrong_password');
    expect(one.connections.ever).toBe(1);
    expect(one.requests.filter((method) => method === 'DESCRIBE')).toHaveLength(2);
  });
});

describe('a demo camera', () => {
  it.each(['../camera/counting', 'counting.mp4', '/etc/passwd', 'COUNTING', 'nothing', ''])(
    'named %j has no stream',
    async (clip) => {
      await said(see(ticketFor({ driver: 'file', clip })), 'no_stream');
    },
  );

  it('without a decoder has a picture only where one lies beside its clip', async () => {
    const answer = await fetch(`http://127.0.0.1:${media.port}/media/frame?ticket=${ticketFor(COUNTING)}`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ cause: 'no_decoder' });
    const refused = await fetch(`http://127.0.0.1:${media.port}/media/frame?ticket=x`);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ cause: 'ticket_forged' });
  });
});

it('a clip that cannot be read is no stream to who watches and a line to who runs Rondo, and others play on', async () => {
  const clips = await mkdtemp(join(tmpdir(), 'rondo-clips-'));
  const lines: string[] = [];
  await writeFile(join(clips, 'broken.mp4'), 'no clip');
  await mkdir(join(clips, 'broken.jpgs'));
  await copyFile(join(TEST_CLIPS, 'counting.mp4'), join(clips, 'counting.mp4'));
  const other = await startMediaServer({
    ...{ key: TEST_KEY, host: '127.0.0.1', port: 0, clips, recordings: clips, ffmpeg: 'no-such-decoder' },
    ...{ deviceLocal: false },
    ...{ onEvent: () => undefined, log: (line: string) => lines.push(line), times: { retryMs: [10_000] } },
  });
  onTestFinished(async () => {
    await other.stop();
    await rm(clips, { recursive: true, force: true });
  });
  const broken = { driver: 'file' as const, clip: 'broken' };
  const one = look(other.port, ticketFor(broken));
  await said(one, 'no_stream');
  one.leave();
  const picture = await fetch(`http://127.0.0.1:${other.port}/media/frame?ticket=${ticketFor(broken)}`);
  expect(picture.status).toBe(500);
  expect(lines).toEqual([
    expect.stringContaining('The clip broken cannot be played'),
    expect.stringContaining('EISDIR'),
  ]);
  const good = look(other.port, ticketFor(COUNTING));
  await pictures(good, 2);
  good.leave();
});

it('a camera whose name leads to the server itself is not connected to', async () => {
  const { url, connections, ...at } = await camera();
  const other = await startMediaServer({
    ...{ key: TEST_KEY, host: '127.0.0.1', port: 0, clips: TEST_CLIPS, ffmpeg: 'no-such-decoder', deviceLocal: false },
    recordings: join(tmpdir(), 'rondo-no-recordings'),
    ...{ onEvent: () => undefined, log: () => undefined, times: { retryMs: [10_000] } },
  });
  onTestFinished(() => other.stop());
  for (const host of ['localhost', '127.0.0.1']) {
    const one = look(other.port, ticketFor(rtsp(url.replace('127.0.0.1', host))));
    await said(one, 'unreachable');
    one.leave();
  }
  expect([connections.ever, at.requests]).toEqual([0, []]);
});
