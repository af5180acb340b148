import { createHash } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from './seal.ts';
import {
  DETECT_BYTES,
  DETECT_HEADER,
  DETECT_PATH,
  type Detected,
  DetectionFailed,
  detectedShape,
  detectionRefusalShape,
} from './vision.ts';

const PICTURE = 'rondo-media-detect-1';
/** A picture that was asked about longer ago is not looked at, ms. */
const OLDEST_MS = 60_000;
/** The media role answers within its own limits; one that hangs is not waited for longer, ms. */
const ANSWER_MS = 30_000;

const sentShape = z.object({ at: z.number(), sha256: z.string() });

const hashOf = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex');

/** What the header says of a picture: that web asks about this one, now. */
const sealPicture = (key: Buffer, picture: Buffer, now: Date): string =>
  seal(key, PICTURE, { at: now.getTime(), sha256: hashOf(picture) });

/** Whether web asks about this picture, and did so a moment ago. */
export function isAskedByWeb(key: Buffer, header: string, picture: Buffer, now: Date): boolean {
  const sent = sentShape.safeParse(unseal(key, PICTURE, header));
  return sent.success && Math.abs(now.getTime() - sent.data.at) <= OLDEST_MS && sent.data.sha256 === hashOf(picture);
}

/** Asks the media role at `base` who is in a picture. Rejects with DetectionFailed. */
export async function askDetection(base: string, key: Buffer, picture: Buffer, now: Date): Promise<Detected> {
  if (picture.length > DETECT_BYTES) throw new DetectionFailed('unreadable', 'the picture is too large');
  const headers = { [DETECT_HEADER]: sealPicture(key, picture, now) };
  const signal = AbortSignal.timeout(ANSWER_MS);
  const asked = { method: 'POST', headers, body: new Uint8Array(picture), signal };
  try {
    const response = await fetch(`${base}${DETECT_PATH}`, asked);
    if (response.ok) return detectedShape.parse(await response.json());
    const told = detectionRefusalShape.safeParse(response.status === 503 ? await response.json() : null);
    if (told.success) throw new DetectionFailed(told.data.cause, told.data.reason);
    throw new DetectionFailed('away', `the media role answered ${response.status}`);
  } catch (error) {
    if (error instanceof DOMException) throw new DetectionFailed('timeout', error.message);
    // Nobody there, or gone in the middle: undici says both with a TypeError.
    if (error instanceof TypeError) throw new DetectionFailed('away', error.message);
    throw error;
  }
}
