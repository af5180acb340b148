import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { PLAYS_H265 } from '@rondo/domain/stream';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { walkFragment, walkInit } from '../../../test/camera/box-walk.ts';
import { type Looking, look, pictures, rtsp, said, TEST_KEY, ticketFor } from '../../../test/camera/browser.ts';
import { pictureCount } from '../../../test/camera/decoded.ts';
import { type CameraOptions, startCamera, TEST_CLIPS } from '../../../test/camera/simulator.ts';
import { waitFor } from '../../../test/wait-for.ts';
import { startMediaServer } from '../server.ts';

const FFMPEG = process.env.FFMPEG_PATH ?? 'ffmpeg';
const told: string[] = [];
afterAll(() => expect(told).toEqual([]));

async function mediaWith(ffmpeg: string, converters = 1) {
  const media = await startMediaServer({
    ...{
      key: TEST_KEY,
      host: '127.0.0.1',
      port: 0,
      clips: TEST_CLIPS,
      recordings: TEST_CLIPS,
      ffmpeg,
      deviceLocal: true,
      converters,
    },
    onEvent: () => undefined,
    log: (line) => told.push(line),
    times: { stallMs: 5_000, retryMs: [100], lingerMs: 50, refusedMs: 200 },
  });
  onTestFinished(() => media.stop());
  const camera = async (options: CameraOptions = {}) => {
    const started = await startCamera({ video: 'H265', frameMs: 30, ...options });
    onTestFinished(() => started.stop());
    const see = (more = ''): Looking => {
      const one = look(media.port, ticketFor(rtsp(started.url)), more);
      onTestFinished(() => one.leave());
      return one;
    };
    return { ...started, see };
  };
  return { camera };
}

/** The processes of ffmpeg that this one started. */
async function converters(): Promise<number> {
  const found = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (pid) => {
        // A process may end while it is looked at: then it is none.
        const gone = (): string => '';
        const [stat, line] = await Promise.all(
          ['stat', 'cmdline'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(gone)),
        );
        if (!stat || !line) return false;
        return line.includes('libx264') && Number(stat.replace(/^.*\) . /, '').split(' ')[0]) === process.pid;
      }),
  );
  return found.filter(Boolean).length;
}

const initOf = ({ messages }: Looking) => messages.find(({ type }) => type === 'init');

it('the machine of the tests has the ffmpeg that they need', async () => {
  expect((await promisify(execFile)(FFMPEG, ['-encoders'])).stdout).toContain('libx264');
});

it('H.265 comes as H.264 to a browser that plays no other, coded once for all who look, and ends with the last', async () => {
  const { see, connections } = await (await mediaWith(FFMPEG)).camera({ sound: 'pcma' });
  const three = [see(), see(), see()];
  await Promise.all(three.map((one) => pictures(one, 40)));
  expect(await converters()).toBe(1);
  expect(connections.ever).toBe(1);
  for (const one of three) {
    expect(initOf(one)).toMatchObject({
      codec: expect.stringMatching(/^avc1\./),
      width: 320,
      height: 180,
      isConverted: true,
    });
    expect(one.messages.some(({ type }) => type === 'sound')).toBe(true);
    expect(walkInit(one.parts[0] ?? Buffer.alloc(0))).toMatchObject({ width: 320, height: 180 });
    const fragments = one.parts.slice(1).map(walkFragment);
    expect(fragments[0]?.isKey).toBe(true);
    expect(fragments.every(({ isWhole }) => isWhole)).toBe(true);
    const steps = fragments.slice(1).map(({ decodeTime }, i) => decodeTime - (fragments[i]?.decodeTime ?? 0));
    expect(new Set(steps)).toEqual(new Set([7_500]));
  }
  expect(await pictureCount(Buffer.concat(three[0]?.parts.slice(0, 41) ?? []))).toBe(40);
  for (const one of three) one.leave();
  await waitFor(async () => expect([connections.open, await converters()]).toEqual([0, 0]));
});

it('H.265 comes as it is to a browser that plays it', async () => {
  const { see } = await (await mediaWith('no-such-program')).camera();
  const one = see(`&${PLAYS_H265}=1`);
  await pictures(one, 50);
  expect(initOf(one)).toEqual({ type: 'init', codec: 'hvc1.1.6.L60.90', width: 320, height: 180, fps: null });
  expect(await pictureCount(Buffer.concat(one.parts.slice(0, 51)))).toBe(50);
});

it('without ffmpeg it is said what is missing, and a camera with H.264 plays all the same', async () => {
  const { camera } = await mediaWith('no-such-program');
  const one = (await camera()).see();
  await said(one, 'no_converter');
  await waitFor(() => expect(one.closed()).toBe(4404));
  const playing = (await camera({ video: 'H264' })).see();
  await pictures(playing, 5);
  expect(initOf(playing)).toMatchObject({ codec: expect.stringMatching(/^avc1\./) });
});

it('a camera more than the machine can code waits until another one ends', async () => {
  const { camera } = await mediaWith(FFMPEG, 1);
  const first = (await camera()).see();
  await pictures(first, 5);
  const second = (await camera()).see();
  await said(second, 'convert_busy');
  first.leave();
  await pictures(second, 5);
});
