import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { addressKey } from '../../platform/address-key.ts';
import { boundedQueue } from '../../platform/bounded-queue.ts';

/** argon2id with 64 MiB and 4 passes (above RFC 9106's second choice): 60-90 ms on a small server, off the main thread. */
const OPTIONS = { memoryCost: 65_536, timeCost: 4, parallelism: 1 } as const;

/**
 * One core stays free for everybody who is signed in already, however many sign in at once. Addresses take turns, so that a
 * flood from one delays others by one hash; eight of one address may be in the queue, for many shops stand behind one. The
 * whole queue is emptied within about four seconds.
 */
const inOrder = boundedQueue({ atOnce: Math.max(1, availableParallelism() - 1), perKey: 8, waiting: 48 });

/** `ip` is who asked; empty for what this program does by itself. Refuses TOO_OFTEN (429) and, where too many wait, NETWORK_EXCEPTION (503). */
export async function hashPassword(password: string, ip = ''): Promise<string> {
  return inOrder(addressKey(ip), () => hash(password, OPTIONS));
}

let nobody: Promise<string> | null = null;

/**
 * Compares in the time of one hash, also where there is no account or no password: an answer's time tells nothing. Refuses as
 * `hashPassword` does.
 */
export async function passwordMatches(stored: string | null, password: string, ip: string): Promise<boolean> {
  nobody ??= hash('nobody has this password', OPTIONS);
  const known = stored ?? (await nobody);
  const matches = await inOrder(addressKey(ip), () => verify(known, password));
  return stored !== null && matches;
}
