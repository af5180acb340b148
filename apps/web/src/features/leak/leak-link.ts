/** The entries of the audit log that a number of a member's day counts. */
export function logOf(memberId: string, day: string, of: 'exports' | 'acts'): string {
  const query = new URLSearchParams({ tab: 'audit', actorId: memberId, from: day, to: day });
  if (of === 'exports') query.set('kind', 'export');
  return `/user/org?${query}`;
}
