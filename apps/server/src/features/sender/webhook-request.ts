import { createHmac } from 'node:crypto';
import type { Outgoing } from '../../platform/outgoing.ts';

interface Post {
  url: string;
  secret: string;
  /** Names the post for good: whoever gets it twice sees that it is the same. */
  id: string;
  /** JSON. */
  body: string;
  at: Date;
}

/**
 * A post to a webhook. Whoever gets it proves that it is ours and new by HMAC-SHA256 over `timestamp.body`, hex, with the key that both
 * know; the timestamp is in seconds. The help article `webhook` tells it.
 */
export function webhookRequest({ url, secret, id, body, at }: Post): Outgoing {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    url,
    method: 'POST',
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'X-Rondo-Id': id,
      'X-Rondo-Timestamp': timestamp,
      'X-Rondo-Signature': `sha256=${signature}`,
    },
    body,
  };
}
