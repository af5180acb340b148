import { atMost } from '../../platform/at-most.ts';
import { type Detected, DetectionFailed } from '../../platform/media/vision.ts';
import type { Log } from '../failure.ts';
import type { Seen } from './count/tracker.ts';
import { type LookingThread, lookingThread } from './looking-thread.ts';
import type { SeenPicture, VisionStart } from './vision-messages.ts';

interface Options extends VisionStart {
  log: Log;
  times?: Partial<typeof TIMES>;
}

const TIMES = {
  loadMs: 60_000,
  lookMs: 15_000,
  /** A network that cannot be used is tried again after so long, ms: somebody may have put the file there. */
  brokenMs: 30_000,
  /** A thread that nobody asks anything ends, and its memory with it, ms. */
  idleMs: 120_000,
};
/** Pictures that wait at once: more would be answered too late to be of use. */
const MOST_WAITING = 8;

/** Whom a picture shows, the less sure ones too, and how they look. */
export type Looked = Detected & { boxes: Seen[] };

export type VisionThread = ReturnType<typeof visionThread>;

/**
 * Looks at pictures on a thread of its own, one after the other: live pictures and recordings never wait for it. It starts with the first
 * picture and anew after it died; what it was looking at then fails.
 */
export function visionThread({ models, onnx, log, times: changed }: Options) {
  const times = { ...TIMES, ...changed };
  let running: { thread: LookingThread; model: Detected['model'] } | null = null;
  let broken: { why: DetectionFailed; atMs: number } | null = null;
  let idle: NodeJS.Timeout | undefined;
  let asked = 0;
  let isStopped = false;
  let loading: LookingThread | null = null;

  async function begin(): Promise<{ thread: LookingThread; model: Detected['model'] }> {
    const thread = lookingThread({ models, onnx }, times);
    loading = thread;
    try {
      return { thread, model: await thread.load() };
    } catch (why) {
      if (why instanceof DetectionFailed && why.cause === 'broken' && !isStopped) {
        log(`The detector cannot be used: ${why.message}`);
        broken = { why, atMs: performance.now() };
      }
      throw why;
    } finally {
      loading = null;
    }
  }

  async function look(picture: SeenPicture): Promise<Looked> {
    if (isStopped) throw new DetectionFailed('away');
    if (broken && performance.now() - broken.atMs < times.brokenMs) throw broken.why;
    clearTimeout(idle);
    try {
      if (!running || running.thread.isOver()) running = await begin();
      const { thread, model } = running;
      const { boxes, tookMs } = await thread.look(picture);
      return { model, boxes, tookMs };
    } finally {
      idle = setTimeout(() => running?.thread.end(new DetectionFailed('away')), times.idleMs).unref();
    }
  }
  const lookInTurn = atMost(1, look);

  return {
    /** Rejects with DetectionFailed. */
    async detect(picture: SeenPicture): Promise<Looked> {
      if (asked >= MOST_WAITING) throw new DetectionFailed('busy');
      asked += 1;
      try {
        return await lookInTurn(picture);
      } finally {
        asked -= 1;
      }
    },
    /** Whether a picture would be looked at at once. */
    isIdle: () => asked === 0,
    stop(): void {
      isStopped = true;
      clearTimeout(idle);
      for (const thread of [loading, running?.thread]) thread?.end(new DetectionFailed('away'));
    },
  };
}
