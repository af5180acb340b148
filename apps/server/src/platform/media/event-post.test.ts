import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { eventPost, readEventPost } from './event-post.ts';
import { MEDIA_KEY_BYTES, seal } from './seal.ts';
import type { StreamEvent } from './stream-event.ts';

const NOW = new Date('2026-11-24T08:00:00Z');
const KEY = randomBytes(MEDIA_KEY_BYTES);
const EVENT: StreamEvent = { kind: 'closed', streamId: 's', companyId: 'c', bytes: 12, cause: 'stalled' };

it('what media tells is heard by who has its key, for a minute', () => {
  const body: unknown = JSON.parse(eventPost(KEY, EVENT, NOW));
  expect(readEventPost(KEY, body, NOW)).toEqual(EVENT);
  expect(readEventPost(randomBytes(MEDIA_KEY_BYTES), body, NOW)).toBeNull();
  expect(readEventPost(KEY, body, new Date(NOW.getTime() + 60_001))).toBeNull();
  for (const other of [
    null,
    {},
    { sealed: 'x' },
    { sealed: seal(KEY, 'rondo-media-ticket-1', { at: 0, event: EVENT }) },
  ])
    expect(readEventPost(KEY, other, NOW)).toBeNull();
});
