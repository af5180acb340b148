import { LIMIT } from '../limit.ts';

/** One picture that a plan asks of one camera: it is to come, is there, or could not be taken. */
export const FRAME_STATES = ['waiting', 'captured', 'missed'] as const;
export type FrameState = (typeof FRAME_STATES)[number];

/**
 * Why there is no picture (product 16): the camera is offline, its streams are all in use, it did not answer in time, it has no
 * card to take it from, its password is wrong, it was restarted on purpose, it sends nothing that can be read, or Rondo itself
 * was not running.
 */
export const MISS_CAUSES = [
  'offline',
  'busy',
  'timeout',
  'no_card',
  'permission',
  'planned',
  'unreadable',
  'away',
] as const;
export type MissCause = (typeof MISS_CAUSES)[number];

/** What somebody says of a picture. */
export const VERDICTS = ['pass', 'problem'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What several say together: who disagree wait for one more, whose word then makes the majority. */
export const OUTCOMES = ['pass', 'problem', 'disputed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export function outcomeOf(verdicts: readonly Verdict[]): Outcome | null {
  const problems = verdicts.filter((one) => one === 'problem').length;
  const passes = verdicts.length - problems;
  if (verdicts.length === 0) return null;
  if (problems === passes) return 'disputed';
  return problems > passes ? 'problem' : 'pass';
}

/** Which cameras of its stores a plan takes: all, those that look at some places, or some by name. */
export const CAMERA_CHOICES = ['all', 'places', 'chosen'] as const;

/** Which pictures ask for a look: none, all, or a share of them by chance. */
export const REVIEWS = ['none', 'all', 'share'] as const;
export type SnapshotReview = (typeof REVIEWS)[number];

const { toleranceMs, retryAfterMs, retryForMs, tries: MOST_TRIES } = LIMIT.snapshot;

/** Taken more than the tolerance after its time. */
export const isLateFrame = (plannedAt: Date, takenAt: Date): boolean =>
  takenAt.getTime() - plannedAt.getTime() > toleranceMs;

/** When a frame is tried again that failed `tries` times, or null: it is missed. Three tries within two minutes. */
export function nextTryAt(plannedAt: Date, tries: number, now: Date): Date | null {
  const next = now.getTime() + retryAfterMs;
  return tries < MOST_TRIES && next <= plannedAt.getTime() + retryForMs ? new Date(next) : null;
}

/** Which part of the pictures whose time has come is there, 0 to 1; null where none was asked for. */
export function coverageOf({ captured, missed }: { captured: number; missed: number }): number | null {
  const expected = captured + missed;
  return expected === 0 ? null : captured / expected;
}

/** A share of pictures chosen for review by chance: `drawn` 0..99 is fixed with each picture. */
export const isForReview = (review: SnapshotReview, percent: number, drawn: number): boolean =>
  review === 'all' || (review === 'share' && drawn < percent);
