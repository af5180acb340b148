import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CutCause } from '@rondo/domain/clip';
import type { Logger } from 'pino';
import {
  CLIP_HEADER,
  CLIP_PATH,
  type ClipOrder,
  type CutClip,
  cutOfHeader,
  cutRefusalShape,
  sealClipOrder,
} from './clip-order.ts';

/** A clip that lies in a file now: its length, bytes, and its SHA-256. */
export interface KeptCut extends CutClip {
  bytes: number;
  sha256: Buffer;
}

export type CutAnswer = KeptCut | CutCause | 'away';

interface Asked {
  /** Where the media role is. */
  base: string;
  key: Buffer;
  order: ClipOrder;
  now: Date;
  /** The file that is written. */
  path: string;
  log: Logger;
}

/** The largest clip over a slow line between two machines; not waited for longer, ms. */
const CUT_MS = 10 * 60_000;

/** Asks the media role for a clip, and writes it into a file as it comes. */
export async function askClip({ base, key, order, now, path, log }: Asked): Promise<CutAnswer> {
  const body = sealClipOrder(key, order, now);
  try {
    const response = await fetch(`${base}${CLIP_PATH}`, { method: 'POST', body, signal: AbortSignal.timeout(CUT_MS) });
    if (response.status === 422) return cutRefusalShape.parse(await response.json()).cause;
    if (!response.ok || !response.body) {
      log.warn({ status: response.status }, 'the media role did not take an order to cut a clip');
      return 'away';
    }
    const cut = cutOfHeader(response.headers.get(CLIP_HEADER));
    return { ...cut, ...(await written(Readable.from(response.body), path)) };
  } catch (error) {
    // Nobody there, or gone in the middle: undici says both with a TypeError; a time that is over with a DOMException.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
    log.warn({ reason: String(error) }, 'the media role did not cut a clip');
    return 'away';
  }
}

async function written(from: Readable, path: string): Promise<{ bytes: number; sha256: Buffer }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(part: Buffer, _, next) {
      hash.update(part);
      bytes += part.length;
      next(null, part);
    },
  });
  await pipeline(from, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { bytes, sha256: hash.digest() };
}
