import { HOUR_MS } from './duration.ts';
import { LIMIT } from './limit.ts';

/**
 * Whether recordings reach back as far as somebody may still appeal (product 22): `short`, the oldest is younger than that, and
 * what happened may be gone before an appeal ends; `none`, nothing is known to be recorded.
 */
export const EVIDENCE = ['short', 'enough', 'none'] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** A rectification can be appealed for so long after it was created: recordings have to be as old as this. */
export const evidenceNeededSince = (now: Date): Date =>
  new Date(now.getTime() - LIMIT.rectification.appealHours * HOUR_MS);

/** What the oldest recording is worth; null: there is none. */
export function evidenceOf(oldestAt: Date | null, now: Date): Evidence {
  if (oldestAt === null) return 'none';
  return oldestAt > evidenceNeededSince(now) ? 'short' : 'enough';
}
