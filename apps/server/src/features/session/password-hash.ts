import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { atMost } from '../../platform/at-most.ts';

/** argon2id with 64 MiB and 4 passes (above RFC 9106's second choice): 60-90 ms on a small server, off the main thread. */
const OPTIONS = { memoryCost: 65_536, timeCost: 4, parallelism: 1 } as const;

/** One core stays free for everybody who is signed in already, however many sign in at once. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);
const inTurn = atMost(AT_ONCE, (work: () => Promise<unknown>) => work());

export async function hashPassword(password: string): Promise<string> {
  return String(await inTurn(() => hash(password, OPTIONS)));
}

let nobody: Promise<string> | null = null;

/** Compares in the time of one hash, also where there is no account or no password: an answer's time tells nothing. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const known = stored ?? (await nobody);
  const matches = await inTurn(() => verify(known, password));
  return stored !== null && matches === true;
}
