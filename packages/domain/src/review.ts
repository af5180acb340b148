import { DAY_MS, HOUR_MS } from './duration.ts';

/** How the reviewers of one level decide: the first one for all, every one, or every one in their order. */
export const REVIEW_MODES = ['any', 'all', 'sequence'] as const;
export type ReviewMode = (typeof REVIEW_MODES)[number];

/** The least time between two reminders of a review: nearly a day, since the clock looks a little earlier on some days than on others. */
export const REVIEW_REMINDER_PAUSE_MS = DAY_MS - HOUR_MS;

/** Somebody who reviews. */
interface Reviewer {
  id: string;
  /** From 1. */
  level: number;
  /** Place in the order of a sequence. */
  sort: number;
  /** In this round of the work. */
  hasApproved: boolean;
}

/** A review of one or more levels, as far as it has come. */
export interface Review {
  /** The mode of each level, the first level first. */
  modes: readonly ReviewMode[];
  /** The level that decides now. */
  level: number;
  reviewers: readonly Reviewer[];
}

/** Reviewers with the round in which they last approved, as the database has them. */
interface Stored {
  round: number;
  modes: readonly string[];
  level: number;
  reviewers: readonly (Omit<Reviewer, 'hasApproved'> & { approvedRound: number | null })[];
}

/** A stored review in the present round of its work. */
export const reviewFrom = ({ round, modes, level, reviewers }: Stored): Review => ({
  modes: modes.map((mode) => REVIEW_MODES.find((one) => one === mode) ?? 'any'),
  level,
  reviewers: reviewers.map(({ approvedRound, ...one }) => ({ ...one, hasApproved: approvedRound === round })),
});

/** Those of the level that still have to approve, in their order. */
const missing = ({ level, reviewers }: Review): Reviewer[] =>
  reviewers.filter((r) => r.level === level && !r.hasApproved).toSorted((a, b) => a.sort - b.sort);

const modeOf = ({ modes, level }: Review): ReviewMode => modes[level - 1] ?? 'any';

/** Who may decide now. */
export function decidersOf(review: Review): string[] {
  const waiting = missing(review);
  const first = waiting[0]?.sort;
  return waiting.filter(({ sort }) => modeOf(review) !== 'sequence' || sort === first).map(({ id }) => id);
}

/** The level that decides after somebody's approval; `null`: the review is over. Levels without anybody are passed over. */
export function levelAfter(review: Review, approverId: string): number | null {
  const others = missing(review).filter(({ id }) => id !== approverId);
  if (modeOf(review) !== 'any' && others.length > 0) return review.level;
  return laterLevel(review);
}

/** The level after the one that decides now, whoever of it has approved; `null`: it is the last. */
export function laterLevel(review: Review): number | null {
  const later = review.reviewers.map(({ level }) => level).filter((level) => level > review.level);
  return later.length > 0 ? Math.min(...later) : null;
}

/** The level that a new round begins with. */
export const firstLevel = ({ reviewers }: Pick<Review, 'reviewers'>): number =>
  Math.min(...reviewers.map(({ level }) => level), reviewers.length > 0 ? Number.POSITIVE_INFINITY : 1);
