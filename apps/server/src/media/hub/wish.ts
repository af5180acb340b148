import type { StreamWish } from '@rondo/domain/stream';
import type { RawData } from 'ws';
import { z } from 'zod';

const wishShape = z.object({ type: z.literal('listen'), isOn: z.boolean() }) satisfies z.ZodType<StreamWish>;

/** What a browser wishes; null for what is none, or one of a newer page. */
export function readWish(data: RawData): StreamWish | null {
  const read = wishShape.safeParse(jsonOf(data.toString()));
  return read.success ? read.data : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
