import { z } from 'zod';
import { seal, unseal } from './seal.ts';
import { type StreamEvent, streamEventShape } from './stream-event.ts';

/** Where a media role that runs apart tells web of its streams. */
export const EVENT_PATH = '/media/events';

const EVENT = 'rondo-media-event-1';
/** An event that took longer, or was kept to be sent again, is not believed, ms. */
const OLDEST_MS = 60_000;

const postShape = z.object({ sealed: z.string() });
const sentShape = z.object({ at: z.number(), event: streamEventShape });

/** The body of the POST that tells an event: sealed with the key, so that nobody else can tell web anything. */
export function eventPost(key: Buffer, event: StreamEvent, now: Date): string {
  return JSON.stringify({ sealed: seal(key, EVENT, { at: now.getTime(), event }) });
}

/** The event in such a body; null where it is none that this key sealed a moment ago. */
export function readEventPost(key: Buffer, body: unknown, now: Date): StreamEvent | null {
  const post = postShape.safeParse(body);
  const sent = post.success ? sentShape.safeParse(unseal(key, EVENT, post.data.sealed)) : null;
  if (!sent?.success || Math.abs(now.getTime() - sent.data.at) > OLDEST_MS) return null;
  return sent.data.event;
}
