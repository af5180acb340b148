import type { Reason } from '@rondo/contract/kit/codes';
import { Refused } from './client.ts';

/** Why a call was refused; throws when it was not, or when it failed. */
export async function refused(call: Promise<unknown>): Promise<Reason | null> {
  const error = await call.then(
    () => new Error('was not refused'),
    (cause: unknown) => cause,
  );
  if (error instanceof Refused) return error.reason;
  throw error;
}
