import { RECORDING_CAUSES, type RecordingCause } from '@rondo/domain/recording';
import { z } from 'zod';
import { seal, unseal } from './seal.ts';
import { sourceShape } from './ticket.ts';

/** Where web tells media what to record; answered with what was recorded. */
export const RECORDING_PATH = '/media/recording';

const ORDER = 'rondo-media-recording-1';
/** An order that took longer, or was kept to be sent again, is not obeyed, ms. */
const OLDEST_MS = 60_000;
/** Hundreds of cameras with the longest addresses, and thousands of segments to remove. */
const LONGEST_ORDER = 4 * 1024 * 1024;

/** Why nothing comes of a camera that is recorded; web alone knows that a password cannot be read. */
export type MediaRecordingCause = Exclude<RecordingCause, 'no_password'>;

const ms = z.number().int().nonnegative();

/** One file of about a minute: begins at a key frame. Times in ms since 1970. */
const segmentShape = z.object({ startedAt: ms, durationMs: ms, bytes: ms });
export type Segment = z.output<typeof segmentShape>;

const orderShape = z.object({
  companyId: z.uuid(),
  /** All cameras of the company that are recorded from now on, for as long as the order is renewed. */
  cameras: z.array(
    z.object({
      cameraId: z.uuid(),
      quality: z.enum(['main', 'sub']),
      source: sourceShape,
      /** Web knows the segments up to this one. */
      since: ms,
    }),
  ),
  /** Segments whose time is over. */
  remove: z.array(z.object({ cameraId: z.uuid(), startedAt: ms, durationMs: ms })),
});
export type RecordingOrder = z.output<typeof orderShape>;

export const recordedShape = z.object({
  cameras: z.array(
    z.object({
      cameraId: z.uuid(),
      cause: z.enum(RECORDING_CAUSES).nullable(),
      /** The next ones after `since`, oldest first; more follow with the next order. */
      segments: z.array(segmentShape),
    }),
  ),
});
export type Recorded = z.output<typeof recordedShape>;

const sentShape = z.object({ at: z.number(), order: orderShape });

/** The body of an order: sealed, as it holds passwords of cameras. */
export const sealOrder = (key: Buffer, order: RecordingOrder, now: Date): string =>
  seal(key, ORDER, { at: now.getTime(), order });

/** The order in a body; null where it is none that this key sealed a moment ago. */
export function openOrder(key: Buffer, body: string, now: Date): RecordingOrder | null {
  const sent = sentShape.safeParse(unseal(key, ORDER, body, LONGEST_ORDER));
  if (!sent.success || Math.abs(now.getTime() - sent.data.at) > OLDEST_MS) return null;
  return sent.data.order;
}

/** The longest body of an order, bytes. */
export const ORDER_BYTES = LONGEST_ORDER;
