import type { PointsReset } from '../points-rule.ts';
import { type PointsCycle, pointsCycleOf } from './cycle.ts';
import {
  type Caps,
  carriedPercent,
  type Posted,
  plus,
  settleCapped,
  settleReset,
  settleReversal,
  type Used,
} from './ledger.ts';

/** An account as far as posting needs it. */
export interface BookAccount {
  balance: number;
  /** Number of its last posting. */
  postings: number;
  /** First day of the cycle that it is in. */
  cycleFrom: string;
}

/** Of a rule what posting needs. */
export interface BookRule {
  initial: number;
  lower: number;
  upper: number;
  cycle: PointsCycle;
  reset: PointsReset;
  carryPercent: number;
}

/** What is to be posted. */
export interface BookWanted {
  requested: number;
  caps: Caps;
  /** Of a reversal: the part, 0 to 1, that is left after the resets since; else null. */
  share: number | null;
}

/** A line of the ledger. */
export interface BookEntry extends Posted {
  no: number;
  requested: number;
  cycleFrom: string;
}

/** The end of a cycle: its line, with the percent that was carried over (null: the initial value again). */
export interface BookReset extends BookEntry {
  carried: number | null;
}

interface Step<E extends BookEntry> {
  account: BookAccount;
  entry: E;
}

/** Ends the cycle of an account where a day lies behind it; null where it goes on. Cycles without a posting end together. */
export function endCycle(account: BookAccount, rule: BookRule, day: string): Step<BookReset> | null {
  const { from } = pointsCycleOf(rule.cycle, day);
  if (from <= account.cycleFrom) return null;
  const carried = carriedPercent(rule.reset, rule.carryPercent);
  const posted = settleReset(account.balance, rule.initial, carried, rule);
  const no = account.postings + 1;
  return {
    account: { balance: posted.balance, postings: no, cycleFrom: from },
    entry: { ...posted, no, requested: posted.applied, cycleFrom: from, carried },
  };
}

/** Posts to an account that is in its present cycle. */
export function enter(account: BookAccount, rule: BookRule, wanted: BookWanted, used: Used): Step<BookEntry> {
  const { requested, share, caps } = wanted;
  const posted =
    share === null
      ? settleCapped(account.balance, requested, rule, caps, used)
      : settleReversal(account.balance, -requested, share, rule);
  const no = account.postings + 1;
  return {
    account: { ...account, balance: posted.balance, postings: no },
    entry: { ...posted, no, requested, cycleFrom: account.cycleFrom },
  };
}

/** What a row of the rule gave, with one more of its lines. */
export const usedWith = (used: Used, applied: number): Used => ({
  cycle: plus(used.cycle, applied),
  day: plus(used.day, applied),
});

/** The part of a posting that is left after resets, each with the percent that it carried over. */
export const shareAfter = (resets: readonly { carried: number | null }[]): number =>
  resets.reduce((share, { carried }) => (share * (carried ?? 0)) / 100, 1);
