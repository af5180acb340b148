import { CUT_CAUSES } from '@rondo/domain/clip';
import { z } from 'zod';
import { seal, unseal } from './seal.ts';

/** Where web has media cut a clip out of recordings. */
export const CLIP_PATH = '/media/clip';
/** The header of the answer that tells of the clip; its body is the file. */
export const CLIP_HEADER = 'x-rondo-clip';

const ORDER = 'rondo-media-clip-1';
/** An order that took longer, or was kept to be sent again, is not obeyed, ms. */
const OLDEST_MS = 60_000;

const ms = z.number().int().nonnegative();
const stretch = z.object({ from: ms, to: ms });

const orderShape = z.object({
  companyId: z.uuid(),
  cameraId: z.uuid(),
  /** Moments, ms since 1970. */
  from: ms,
  to: ms,
  /** The largest file that may come of it. */
  mostBytes: ms,
});
export type ClipOrder = z.output<typeof orderShape>;

/** What was cut: moments in ms since 1970, pixels. It begins with the key frame before the moment that was asked for. */
const cutShape = stretch.extend({
  width: ms,
  height: ms,
  /** Where nothing was recorded: left out of the file. */
  gaps: z.array(stretch),
});
export type CutClip = z.output<typeof cutShape>;

export const cutRefusalShape = z.object({ cause: z.enum(CUT_CAUSES) });

const sentShape = z.object({ at: z.number(), order: orderShape });

/** The body of an order: sealed, so that nobody else has recordings cut. */
export const sealClipOrder = (key: Buffer, order: ClipOrder, now: Date): string =>
  seal(key, ORDER, { at: now.getTime(), order });

/** The order in a body; null where it is none that this key sealed a moment ago. */
export function openClipOrder(key: Buffer, body: string, now: Date): ClipOrder | null {
  const sent = sentShape.safeParse(unseal(key, ORDER, body));
  if (!sent.success || Math.abs(now.getTime() - sent.data.at) > OLDEST_MS) return null;
  return sent.data.order;
}

export const cutToHeader = (cut: CutClip): string => JSON.stringify(cut);
export const cutOfHeader = (text: string | null): CutClip => cutShape.parse(JSON.parse(text ?? 'null'));
