/** What people said of the events of a rule. */
export interface Judged {
  confirmed: number;
  false: number;
}

/** So many judgements before a rule may speak, and before it may confirm by itself. */
export const LEDGER = { shadow: 30, auto: 50, autoPrecision: 0.95 } as const;

export const judgedOf = ({ confirmed, false: wrong }: Judged): number => confirmed + wrong;

/** Confirmed ÷ (confirmed + false); null before anybody judged. */
export function precisionOf(judged: Judged): number | null {
  const all = judgedOf(judged);
  return all === 0 ? null : judged.confirmed / all;
}

/** What the ledger says of a rule: it goes on unseen, speaks, or is silent (product 17 (c) 1). */
export function standing(judged: Judged, thresholdPercent: number): 'shadow' | 'live' | 'under' {
  if (judgedOf(judged) < LEDGER.shadow) return 'shadow';
  return (precisionOf(judged) ?? 0) * 100 >= thresholdPercent ? 'live' : 'under';
}

/** Whether events of a rule may be confirmed without a person: 50 judged, 95 of a hundred right (D17.4). */
export const confirmsItself = (judged: Judged): boolean =>
  judgedOf(judged) >= LEDGER.auto && (precisionOf(judged) ?? 0) >= LEDGER.autoPrecision;

/** Of 95 %: two-sided. */
const Z = 1.959964;

/**
 * The interval in which a share lies with a certainty of 95 %, of `hits` among `of` (E. B. Wilson: Probable inference, the law of
 * succession, and statistical inference, 1927); null: nothing was looked at.
 */
export function wilson(hits: number, of: number): { low: number; high: number } | null {
  if (of === 0) return null;
  const p = hits / of;
  const z2 = Z * Z;
  const middle = (p + z2 / (2 * of)) / (1 + z2 / of);
  const half = (Z * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of * of))) / (1 + z2 / of);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

interface Audit {
  /** Pictures without an event that were drawn and judged, and those of them that did show one. */
  judged: number;
  missed: number;
  /** Pictures without an event in all. */
  negatives: number;
  /** Events that people confirmed. */
  confirmed: number;
}

/**
 * What share of what happened was seen: confirmed ÷ (confirmed + missed), where the missed are worked out from the drawn pictures.
 * Its interval is that of the missed share (Wilson). Null before anything was judged.
 */
export function recallOf({ judged, missed, negatives, confirmed }: Audit) {
  const share = wilson(missed, judged);
  if (!share) return null;
  const of = (missedShare: number): number | null => {
    const all = confirmed + missedShare * negatives;
    return all === 0 ? null : confirmed / all;
  };
  return { value: of(missed / judged), low: of(share.high), high: of(share.low), missedShare: share };
}
