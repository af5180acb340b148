import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { LIMIT } from '@rondo/domain/limit';
import { childMessageShape, type StartMessage } from '../../apps/server/src/platform/media/child-messages.ts';
import { MEDIA_KEY_BYTES, sealTicket } from '../../apps/server/src/platform/media/seal.ts';
import { type MediaSource, TICKET_LIFE_MS } from '../../apps/server/src/platform/media/ticket.ts';
import { repositoryRoot } from '../../apps/server/src/platform/repository-root.ts';
import { type Camera, startCamera, TEST_CLIPS, USERNAME } from '../../apps/server/test/camera/simulator.ts';
import { launchBrowser } from '../lib/browser.ts';

const STREAMS = LIMIT.cameras.playing;
/** The clock of /proc, ticks a second. */
const TICKS_PER_S = 100;

interface Seen {
  startMs: number | null;
  frames: number;
  delaysMs: number[];
  problems: string[];
}

/**
 * Nine live pictures in a real browser, from demo cameras and from cameras over RTSP: until the first picture, from its arrival in
 * the page to the screen, and what the media process needs.
 */
export async function benchMedia(isQuick: boolean): Promise<string[]> {
  const key = randomBytes(MEDIA_KEY_BYTES);
  const media = await startMedia(key);
  const cameras = await Promise.all(Array.from({ length: STREAMS }, () => startCamera()));
  try {
    const seconds = isQuick ? 10 : 30;
    const demo = Array.from({ length: STREAMS }, (): MediaSource => ({ driver: 'file', clip: 'counting' }));
    return [
      `demo cameras: ${await watch(media, key, demo, seconds)}`,
      `cameras over RTSP: ${await watch(media, key, cameras.map(sourceOf), seconds)}`,
    ];
  } finally {
    media.child.kill('SIGTERM');
    await Promise.all(cameras.map((camera) => camera.stop()));
  }
}

const sourceOf = ({ url }: Camera): MediaSource => ({ driver: 'rtsp', url, username: USERNAME, password: 'secret' });

interface Media {
  child: ChildProcess;
  port: number;
}

/** The media role's bundle, as the product starts it. */
async function startMedia(key: Buffer): Promise<Media> {
  const child = fork(join(repositoryRoot(), 'apps', 'server', 'dist', 'media.js'), [], { execArgv: [] });
  const start: StartMessage = {
    kind: 'start',
    key: key.toString('base64'),
    clips: TEST_CLIPS,
    recordings: join(tmpdir(), 'rondo-bench-recordings'),
    ffmpeg: 'ffmpeg',
    deviceLocal: true,
    vision: { onnx: null, share: 0.5 },
    webUrl: null,
  };
  child.send(start);
  const [said] = await once(child, 'message');
  const message = childMessageShape.parse(said);
  if (message.kind !== 'listening') throw new Error('the media process did not listen');
  return { child, port: message.port };
}

async function watch(
  { child, port }: Media,
  key: Buffer,
  sources: readonly MediaSource[],
  seconds: number,
): Promise<string> {
  const page = await pageServer();
  const browser = await launchBrowser();
  try {
    const tab = await browser.newPage();
    await tab.goto(page.url);
    const addresses = sources.map((source, i) => `ws://127.0.0.1:${port}/media/live?ticket=${ticket(key, source, i)}`);
    const cpuBefore = await cpuS(child.pid);
    await tab.evaluate(`window.benchPlay(${JSON.stringify(addresses)})`);
    await wait(seconds * 1_000);
    const usedS = (await cpuS(child.pid)) - cpuBefore;
    const seen: Seen[] = await tab.evaluate('window.benchSeen');
    return report(seen, usedS / seconds, seconds, await residentMb(child.pid));
  } finally {
    await browser.close();
    page.stop();
  }
}

function report(seen: readonly Seen[], cpuShare: number, seconds: number, memoryMb: number): string {
  const starts = seen.flatMap(({ startMs }) => startMs ?? []).sort((a, b) => a - b);
  const delays = seen.flatMap(({ delaysMs }) => delaysMs).sort((a, b) => a - b);
  const at = (sorted: readonly number[], share: number): string =>
    `${Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)} ms`;
  const rate = seen.map(({ frames }) => (frames / seconds).toFixed(1)).join(' ');
  const problems = seen.flatMap((one) => one.problems);
  return [
    `${starts.length} of ${seen.length} played`,
    `first picture ${at(starts, 0.5)} (last ${at(starts, 0.999)})`,
    `from the page's socket to the screen ${at(delays, 0.5)} (95 %: ${at(delays, 0.95)})`,
    `pictures a second ${rate}`,
    `media process ${(cpuShare * 100).toFixed(1)} % of a core, ${memoryMb.toFixed(0)} MB`,
    problems.length > 0 ? `problems: ${problems.join(', ')}` : 'no problem told',
  ].join('; ');
}

function ticket(key: Buffer, source: MediaSource, number: number): string {
  const id = randomBytes(8).toString('hex');
  const named = { id, companyId: 'c', memberId: 'm', sessionId: 's', cameraId: String(number) };
  const expiresAt = new Date(Date.now() + TICKET_LIFE_MS);
  return sealTicket(key, { ...named, use: 'live', quality: 'sub', source, expiresAt });
}

async function pageServer(): Promise<{ url: string; stop: () => void }> {
  const script = await readFile(join(import.meta.dirname, 'player.js'), 'utf8');
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>bench</title><body><script>${script}</script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** CPU that a process used so far, s (Linux). */
async function cpuS(pid = 0): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
}

async function residentMb(pid = 0): Promise<number> {
  const found = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0) / 1_024;
}
