import { hash, verify } from '@node-rs/argon2';

/** argon2id, OWASP's second choice of parameters: 19 MiB, 2 passes; hashing runs off the main thread. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let nobody: Promise<string> | null = null;

/** Compares in the time of one hash, also where there is no account or no password: an answer's time tells nothing. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await nobody), password);
  return stored !== null && matches;
}
