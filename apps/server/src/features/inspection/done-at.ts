/**
 * When an inspection was done: as the device says, which may have sent it days later, but not before it was begun and not in the
 * future. Its clock may be wrong; what the server knows holds.
 */
export function doneAt(said: string | undefined, { startedAt, now }: { startedAt: Date; now: Date }): Date {
  if (said === undefined) return now;
  return new Date(Math.min(Math.max(Date.parse(said), startedAt.getTime()), now.getTime()));
}
