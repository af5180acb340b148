import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import type { MediaRecordingCause, Recorded, RecordingOrder, Segment } from '../../platform/media/recording-order.ts';
import { errorCode } from '../../platform/one-line-failure.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../failure.ts';
import type { Hub } from '../hub/hub.ts';
import { DEAF } from '../hub/shared-sound.ts';
import { cameraFolder, removeDaysBefore, segmentPath, segmentsAfter, sizeOf } from './segment-files.ts';
import { segmentWriter } from './segment-writer.ts';

type Ordered = RecordingOrder['cameras'][number];

interface Options {
  folder: string;
  cameras: Hub;
  clock: Clock;
  log: Log;
  /** An order that is not renewed for so long ends, ms. */
  leaseMs: number;
  reserveBytes: number;
}

interface Running {
  companyId: string;
  camera: Ordered;
  untilMs: number;
  cause: () => MediaRecordingCause | null;
  stop: () => Promise<void>;
}

/** Told of one camera in one answer; the rest follows. */
const MOST_TOLD = 2_000;

export type Recorders = ReturnType<typeof recorders>;

/** Records what web ordered, for as long as it goes on ordering it. */
export function recorders({ folder, cameras, clock, log, leaseMs, reserveBytes }: Options) {
  const running = new Map<string, Running>();
  let sweptAtMs = Number.NEGATIVE_INFINITY;

  function end(key: string, one: Running): Promise<void> {
    running.delete(key);
    return one.stop();
  }
  const timer = setInterval(() => {
    for (const [key, one] of running) if (one.untilMs < clock.elapsedMs()) void end(key, one);
  }, leaseMs / 3);

  async function sweep(): Promise<void> {
    if (clock.elapsedMs() - sweptAtMs < HOUR_MS) return;
    sweptAtMs = clock.elapsedMs();
    await removeDaysBefore(folder, clock.wallMs() - (LIMIT.recording.keepDays.max + 2) * DAY_MS);
  }

  return {
    /** Answers with what there is of each camera since what web knows. */
    async obey({ companyId, cameras: ordered, remove }: RecordingOrder): Promise<Recorded> {
      const wanted = new Map(ordered.map((camera) => [`${companyId} ${camera.cameraId}`, camera]));
      for (const [key, one] of running)
        if (one.companyId === companyId && !isSame(one.camera, wanted.get(key))) await end(key, one);
      for (const [key, camera] of wanted) {
        // A stream that ended for good is begun anew with each order.
        const known = running.get(key);
        if (known?.cause() === 'wrong_password' || known?.cause() === 'codec') await end(key, known);
        const one = running.get(key) ?? start({ folder, cameras, clock, log, reserveBytes }, companyId, camera);
        one.untilMs = clock.elapsedMs() + leaseMs;
        running.set(key, one);
      }
      for (const { cameraId, startedAt, durationMs } of remove)
        await removeFile(segmentPath(cameraFolder(folder, { companyId, cameraId }), startedAt, durationMs));
      await sweep();
      const told = ordered.map(async ({ cameraId, since }) => ({
        cameraId,
        cause: running.get(`${companyId} ${cameraId}`)?.cause() ?? null,
        segments: await segmentsSince(cameraFolder(folder, { companyId, cameraId }), since),
      }));
      return { cameras: await Promise.all(told) };
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all([...running].map(([key, one]) => end(key, one)));
    },
  };
}

/** Looks at a camera, and writes what it sees. */
function start(options: Omit<Options, 'leaseMs'>, companyId: string, camera: Ordered): Running {
  const { cameras, folder, ...rest } = options;
  const { cameraId } = camera;
  const writer = segmentWriter({ ...rest, folder: cameraFolder(folder, { companyId, cameraId }) });
  let trouble: MediaRecordingCause | null = null;
  const leave = cameras.watch(
    { companyId, ...camera },
    {
      ...DEAF,
      onTrack: (_, segment) => writer.onTrack(segment),
      onFragment(fragment) {
        trouble = null;
        writer.onFragment(fragment);
      },
      // What is missing must not look as if it were there.
      onGap: writer.end,
      onTrouble(cause) {
        // What a camera sends is kept as it is: nothing is coded anew for it.
        if (cause !== 'no_converter' && cause !== 'convert_busy') trouble = cause;
        writer.end();
      },
    },
  );
  return {
    ...{ companyId, camera, untilMs: 0 },
    cause: () => trouble ?? writer.cause(),
    stop() {
      leave();
      return writer.stop();
    },
  };
}

function isSame(running: Ordered, wanted: Ordered | undefined): boolean {
  return wanted !== undefined && isDeepStrictEqual({ ...running, since: 0 }, { ...wanted, since: 0 });
}

async function removeFile(path: string): Promise<void> {
  await rm(path).catch((error: unknown) => {
    // Removed before, and web did not hear of it.
    if (errorCode(error) !== 'ENOENT') throw error;
  });
}

async function segmentsSince(camera: string, since: number): Promise<Segment[]> {
  const found: Segment[] = [];
  for await (const file of segmentsAfter(camera, since)) {
    if (file.startedAt <= since) continue;
    const bytes = await sizeOf(file);
    if (bytes !== null) found.push({ startedAt: file.startedAt, durationMs: file.durationMs, bytes });
    if (found.length === MOST_TOLD) break;
  }
  return found;
}
