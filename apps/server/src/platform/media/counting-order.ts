import { CAMERA_CAUSES } from '@rondo/domain/stream';
import { z } from 'zod';
import { seal, unseal } from './seal.ts';
import { sourceShape } from './ticket.ts';

/** Where web tells media whom to count; answered with what was counted. */
export const COUNTING_PATH = '/media/counting';

const ORDER = 'rondo-media-counting-1';
/** An order that took longer, or was kept to be sent again, is not obeyed, ms. */
const OLDEST_MS = 60_000;
/** Hundreds of cameras with the longest addresses and many shapes each. */
const LONGEST_ORDER = 4 * 1024 * 1024;

/**
 * Why a camera is not counted: its stream; `no_decoder`: there is no ffmpeg; `broken`: the detector cannot be used; `budget`: the cameras
 * before it take all the time that counting may take (VISION_SHARE).
 */
const COUNTING_CAUSES = [...CAMERA_CAUSES, 'no_decoder', 'broken', 'budget'] as const;
export type CountingCause = (typeof COUNTING_CAUSES)[number];

const ms = z.number().int().nonnegative();
const point = z.object({ x: z.number().min(0).max(1_000), y: z.number().min(0).max(1_000) });

/** In thousandths of the picture: a line with a point on its inner side, or an area and how long somebody stays in it to be counted. */
const countedShape = z.union([
  z.object({ id: z.uuid(), line: z.tuple([point, point]), inside: point }),
  z.object({ id: z.uuid(), area: z.array(point).min(3).max(20), minStaySeconds: z.number().min(0) }),
]);
export type Counted = z.output<typeof countedShape>;

const orderShape = z.object({
  companyId: z.uuid(),
  /** All cameras of the company that are counted from now on, for as long as the order is renewed; the first ones go first. */
  cameras: z.array(
    z.object({
      cameraId: z.uuid(),
      quality: z.enum(['main', 'sub']),
      source: sourceShape,
      shapes: z.array(countedShape).min(1).max(20),
      /** Web knows the minutes that began up to this moment. */
      since: ms,
    }),
  ),
});
export type CountingOrder = z.output<typeof orderShape>;

const count = z.number().int().nonnegative();
const minuteShape = z.object({
  counterId: z.uuid(),
  /** When it began, ms since 1970. */
  at: ms,
  entries: count,
  exits: count,
  /** Of an area: who stayed long enough, and all their seconds in this minute; the most people in it at once. */
  dwells: count,
  dwellSeconds: count,
  peak: count.nullable(),
  /** Pictures came, and were looked at, all the minute long. */
  isHealthy: z.boolean(),
});
export type CountedMinute = z.output<typeof minuteShape>;

export const countingShape = z.object({
  cameras: z.array(
    z.object({
      cameraId: z.uuid(),
      cause: z.enum(COUNTING_CAUSES).nullable(),
      /** Pictures that were looked at, and that there was no time for, since the order before. */
      looked: count,
      skipped: count,
      /** Whole minutes after `since`, oldest first. */
      minutes: z.array(minuteShape),
    }),
  ),
});
export type Counting = z.output<typeof countingShape>;

const sentShape = z.object({ at: z.number(), order: orderShape });

/** The body of an order: sealed, as it holds passwords of cameras. */
export const sealCountingOrder = (key: Buffer, order: CountingOrder, now: Date): string =>
  seal(key, ORDER, { at: now.getTime(), order });

/** The order in a body; null where it is none that this key sealed a moment ago. */
export function openCountingOrder(key: Buffer, body: string, now: Date): CountingOrder | null {
  const sent = sentShape.safeParse(unseal(key, ORDER, body, LONGEST_ORDER));
  if (!sent.success || Math.abs(now.getTime() - sent.data.at) > OLDEST_MS) return null;
  return sent.data.order;
}
