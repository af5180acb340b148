import type { Reason } from '@rondo/contract/kit/codes';
import { Refused } from './client.ts';

/** The refusal a call is expected to end in; anything else fails the test. */
export async function refusal(call: Promise<unknown>): Promise<Refused> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof Refused) return error;
  throw error ?? new Error('was not refused');
}

/** The reason of that refusal. */
export const refused = async (call: Promise<unknown>): Promise<Reason | null> => (await refusal(call)).reason;

/** How many of several calls at once were answered, and the reasons of the others. */
export async function outcomes(calls: Promise<unknown>[]): Promise<{ won: number; reasons: Set<string | null> }> {
  const results = await Promise.allSettled(calls);
  const reasons = results.flatMap((r) => {
    if (r.status === 'fulfilled') return [];
    if (r.reason instanceof Refused) return [r.reason.reason];
    throw r.reason;
  });
  return { won: results.length - reasons.length, reasons: new Set(reasons) };
}
