import { isDeepStrictEqual } from 'node:util';
import type { Counting, CountingCause, CountingOrder } from '../../../platform/media/counting-order.ts';
import { DetectionFailed } from '../../../platform/media/vision.ts';
import type { Clock } from '../../clock.ts';
import type { Hub } from '../../hub/hub.ts';
import type { VisionThread } from '../vision-thread.ts';
import { lookingBudget } from './budget.ts';
import { type CameraCount, cameraCount } from './camera-count.ts';

type Ordered = CountingOrder['cameras'][number];

interface Options {
  cameras: Hub;
  clock: Clock;
  vision: VisionThread;
  ffmpeg: string;
  /** VISION_SHARE: of one core. */
  share: number;
  /** An order that is not renewed for so long ends, ms. */
  leaseMs: number;
}

interface Running {
  companyId: string;
  camera: Ordered;
  untilMs: number;
  count: CameraCount;
  /** There is no time for it beside those before it. */
  isLeftOut: boolean;
}

/** Who is left out is decided so often, ms. */
const CHOOSE_MS = 5_000;

export type Countings = ReturnType<typeof countings>;

/**
 * Counts what web ordered, for as long as it goes on ordering it. All cameras share the time that counting may take: those that were ordered
 * first are counted right, and what does not fit is left out and said so, for half a count is none.
 */
export function countings({ cameras, clock, vision, ffmpeg, share, leaseMs }: Options) {
  const running = new Map<string, Running>();
  const look = looking({ running, clock, vision, share });

  function end(key: string, one: Running): void {
    running.delete(key);
    one.count.stop();
  }
  const timer = setInterval(() => {
    for (const [key, one] of running) if (one.untilMs < clock.elapsedMs()) end(key, one);
  }, leaseMs / 3);

  function start(companyId: string, camera: Ordered): Running {
    const shown = { companyId, cameraId: camera.cameraId, quality: camera.quality, source: camera.source };
    const count = cameraCount({ cameras, shown, shapes: camera.shapes, ffmpeg, clock, onWaiting: look.next });
    return { companyId, camera, untilMs: 0, count, isLeftOut: false };
  }

  return {
    /** Answers with what was counted of each camera since what web knows. */
    obey({ companyId, cameras: ordered }: CountingOrder): Counting {
      const wanted = new Map(ordered.map((camera) => [`${companyId} ${camera.cameraId}`, camera]));
      for (const [key, one] of running)
        if (one.companyId === companyId && !isSame(one.camera, wanted.get(key))) end(key, one);
      const told = [...wanted].map(([key, camera]) => {
        const one = running.get(key) ?? start(companyId, camera);
        one.untilMs = clock.elapsedMs() + leaseMs;
        running.set(key, one);
        const cause: CountingCause | null = one.count.cause() ?? look.cause() ?? (one.isLeftOut ? 'budget' : null);
        return { cameraId: camera.cameraId, cause, ...one.count.tell(camera.since) };
      });
      return { cameras: told };
    },
    stop(): void {
      clearInterval(timer);
      look.stop();
      for (const [key, one] of running) end(key, one);
    },
  };
}

interface LookingOptions extends Pick<Options, 'clock' | 'vision' | 'share'> {
  running: ReadonlyMap<string, Running>;
}

/** Gives the pictures that wait to the detector, one after the other, while there is time for it. */
function looking({ running, clock, vision, share }: LookingOptions) {
  const budget = lookingBudget(share, clock);
  let isLooking = false;
  let cancel: () => void = () => undefined;
  let chosenMs = Number.NEGATIVE_INFINITY;
  let broken: CountingCause | null = null;

  function choose(): void {
    if (clock.elapsedMs() - chosenMs < CHOOSE_MS) return;
    chosenMs = clock.elapsedMs();
    let need = 0;
    for (const [at, one] of [...running.values()].entries()) {
      need += one.count.need(budget.costMs());
      // The first may take all there is, even if that is not enough for each of its pictures.
      one.isLeftOut = at > 0 && need > share;
    }
  }

  async function lookAt({ count }: Running): Promise<void> {
    const pixels = count.take();
    if (!pixels) return;
    try {
      const { boxes, tookMs } = await vision.detect({ pixels });
      budget.spend(tookMs);
      broken = null;
      count.found(boxes);
    } catch (error) {
      if (!(error instanceof DetectionFailed)) throw error;
      if (error.cause === 'broken') broken = 'broken';
      budget.spend(budget.costMs());
      count.found(null);
    }
  }

  function next(): void {
    if (isLooking) return;
    cancel();
    choose();
    const waiting = [...running.values()].filter(({ count }) => count.waitsSince() !== null);
    for (const one of waiting) if (one.isLeftOut) one.count.skip();
    const since = ({ count }: Running): number => count.waitsSince() ?? Number.POSITIVE_INFINITY;
    const [first] = waiting.filter(({ isLeftOut }) => !isLeftOut).sort((a, b) => since(a) - since(b));
    if (!first) return;
    const waitMs = budget.waitMs();
    if (waitMs > 0) {
      cancel = clock.after(waitMs, next);
      return;
    }
    isLooking = true;
    void lookAt(first).finally(() => {
      isLooking = false;
      next();
    });
  }

  return { next, cause: () => broken, stop: () => cancel() };
}

function isSame(running: Ordered, wanted: Ordered | undefined): boolean {
  return wanted !== undefined && isDeepStrictEqual({ ...running, since: 0 }, { ...wanted, since: 0 });
}
