import type { CheckInState } from './check-in.ts';
import type { PaceDoubt } from './pace.ts';

/** What the trust in a record is made of, and how much each part weighs. */
export const TRUST_WEIGHTS = { check_in: 40, pace: 25, camera: 20, unique_photos: 15 } as const;
type TrustPart = keyof typeof TRUST_WEIGHTS;
export const TRUST_PARTS = Object.keys(TRUST_WEIGHTS) as TrustPart[];

const FULL = 100;
/** What a check-in is worth by its state. */
const CHECK_IN_POINTS: Record<CheckInState, number> = { normal: FULL, approved: FULL, pending: 50, denied: 0 };

/** Points of 0 to 100 a part; null: there is nothing to judge by (no check-in was asked for, no picture was taken). */
type TrustPoints = Record<TrustPart, number | null>;

interface TrustBasis {
  /** States of the check-ins of the record. */
  checkIns: readonly CheckInState[];
  /** Null: its pace was not measured. */
  paceDoubts: readonly PaceDoubt[] | null;
  /** `repeated`: the very same picture had been uploaded before, or it looks like one that was handed in. */
  photos: { all: number; camera: number; repeated: number };
}

/**
 * Each part by itself: the worst check-in; full, half or nothing by the doubts about the pace; the share of pictures of the
 * camera, and of those that are new.
 */
export function trustPoints({ checkIns, paceDoubts, photos }: TrustBasis): TrustPoints {
  return {
    check_in: checkIns.length > 0 ? Math.min(...checkIns.map((state) => CHECK_IN_POINTS[state])) : null,
    pace: paceDoubts && FULL - paceDoubts.length * 50,
    camera: shareOf(photos.camera, photos.all),
    unique_photos: shareOf(photos.all - photos.repeated, photos.all),
  };
}

const shareOf = (some: number, all: number): number | null => (all > 0 ? Math.round((some / all) * FULL) : null);

/** The score: the parts that there are, by their weight, 0 to 100; null where there is none. */
export function trustScore(points: TrustPoints): number | null {
  const there = TRUST_PARTS.flatMap((part) => {
    const value = points[part];
    return value === null ? [] : [{ value, weight: TRUST_WEIGHTS[part] }];
  });
  const weights = there.reduce((sum, { weight }) => sum + weight, 0);
  if (weights === 0) return null;
  return Math.round(there.reduce((sum, { value, weight }) => sum + value * weight, 0) / weights);
}
