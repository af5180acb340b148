import type { Counted, CountedMinute, CountingCause } from '../../../platform/media/counting-order.ts';
import type { Clock } from '../../clock.ts';
import type { Hub, Shown } from '../../hub/hub.ts';
import type { Pixels } from '../detector.ts';
import { sampleFrames } from './frame-sampler.ts';
import { countedMinutes } from './minutes.ts';
import { type Fields, fieldsOf, hasMoved } from './motion.ts';
import { peopleCount } from './people-count.ts';
import type { Seen } from './tracker.ts';

/** Pictures a second that are decoded; and how many have to be looked at for the counts to be right (docs/decisions/0298-detector.md). */
const RATE = 5;
const NEEDED_RATE = 3;
/** How fast the share of pictures with something new is learned, a picture. */
const GAIN = 1 / (RATE * 20);

interface Options {
  cameras: Hub;
  shown: Shown;
  shapes: readonly Counted[];
  ffmpeg: string;
  clock: Clock;
  /** A picture waits to be looked at. */
  onWaiting: () => void;
}

/** Counts into minutes; begins anew where the camera's picture gets another form. */
function counted(shapes: readonly Counted[], startMs: number) {
  const counterIds = shapes.map(({ id }) => id);
  const minutes = countedMinutes(counterIds, startMs, 1_000 / NEEDED_RATE);
  let count: { see: ReturnType<typeof peopleCount>['see']; aspect: number } | null = null;
  function add(boxes: readonly Seen[], { width, height }: Pixels, when: When): void {
    const aspect = width / height;
    if (count?.aspect !== aspect) count = { aspect, ...peopleCount(shapes, aspect) };
    minutes.add(count.see(boxes, when.atMs), when.wallMs);
  }
  return { add, minutes };
}

interface When {
  wallMs: number;
  /** On the clock that never goes backwards. */
  atMs: number;
}

interface Taken extends When {
  picture: Pixels;
  fields: Fields;
}

export type CameraCount = ReturnType<typeof cameraCount>;

/** Counts the people of one camera. A picture in which nothing has moved costs nothing: who was there is there still. */
export function cameraCount({ cameras, shown, shapes, ffmpeg, clock, onWaiting }: Options) {
  const { add, minutes } = counted(shapes, clock.wallMs());
  let waiting: Taken | null = null;
  let current: Taken | null = null;
  let before: { fields: Fields; boxes: readonly Seen[] } | null = null;
  let trouble: CountingCause | null = null;
  let [looked, skipped, busy] = [0, 0, 0.5];

  function onPicture(picture: Pixels): void {
    const when = { wallMs: clock.wallMs(), atMs: clock.elapsedMs() };
    const fields = fieldsOf(picture);
    const isNew = before === null || hasMoved(before.fields, fields);
    busy += GAIN * ((isNew ? 1 : 0) - busy);
    if (!isNew && before && !waiting && !current) {
      add(before.boxes, picture, when);
      return;
    }
    if (waiting) skipped += 1;
    // The newest is worth most. Its pixels lie in a buffer with the next ones.
    waiting = { picture: { ...picture, data: Uint8Array.from(picture.data) }, fields, ...when };
    onWaiting();
  }
  const stop = sampleFrames({
    ...{ cameras, shown, ffmpeg, rate: RATE, onPicture },
    onTrouble(cause) {
      trouble = cause;
      if (cause === null) return;
      waiting = null;
      before = null;
    },
  });

  return {
    /** When the picture that waits came; null: none does. */
    waitsSince: () => waiting?.atMs ?? null,
    /** The share of a second's time that its pictures need. */
    need: (costMs: number) => (busy * RATE * costMs) / 1_000,
    /** The picture that waits, to be looked at now. */
    take(): Pixels | null {
      current = waiting;
      waiting = null;
      return current?.picture ?? null;
    },
    /** There is no time for the picture that waits. */
    skip(): void {
      if (waiting) skipped += 1;
      waiting = null;
    },
    /** Who is in the picture that was taken; null: it could not be looked at. */
    found(boxes: readonly Seen[] | null): void {
      const one = current;
      current = null;
      if (!one || !boxes) {
        skipped += 1;
        return;
      }
      looked += 1;
      before = { fields: one.fields, boxes };
      add(boxes, one.picture, one);
    },
    cause: () => trouble,
    /** What was counted after a moment, and since the last time what was looked at. */
    tell(since: number): { looked: number; skipped: number; minutes: CountedMinute[] } {
      const told = { looked, skipped, minutes: minutes.after(since, clock.wallMs()) };
      [looked, skipped] = [0, 0];
      return told;
    },
    stop,
  };
}
