import { setImmediate } from 'node:timers/promises';
import { type BookRule, endCycle, shareAfter } from '@rondo/domain/points/book';
import { plus } from '@rondo/domain/points/ledger';
import { placesBy, type Replayed, type ReplayStep, replay } from '@rondo/domain/points/replay';
import type { PointsContent } from '@rondo/domain/points/rule';
import type { GivenLine, TriedFact, TriedOwner } from './trial.queries.ts';

/** A step with when it happened, and its place among those of one moment. */
interface Timed {
  at: number;
  place: number;
  step: ReplayStep;
}

/** What moves each owner's account in a cycle, in the order in which it happened. Facts come in theirs, and before lines of their moment. */
export function stepsByOwner(facts: readonly TriedFact[], given: readonly GivenLine[]): Map<string, ReplayStep[]> {
  const steps = new Map<string, Timed[]>();
  const add = (ownerId: string, at: Date, place: number, step: ReplayStep) => {
    const mine = steps.get(ownerId);
    const timed = { at: at.getTime(), place, step };
    if (mine) mine.push(timed);
    else steps.set(ownerId, [timed]);
  };
  for (const [place, fact] of facts.entries()) {
    const { id, owner_id, at, day, voided_at } = fact;
    add(owner_id, at, place - facts.length, { is: 'fact', id, day, fact: wordsOf(fact) });
    if (voided_at !== null) add(owner_id, voided_at, 0, { is: 'void', factId: id });
  }
  for (const line of given) add(line.owner_id, line.at, line.no, stepOf(line));
  return new Map(
    [...steps].map(([id, mine]) => [
      id,
      mine.toSorted((a, b) => a.at - b.at || a.place - b.place).map(({ step }) => step),
    ]),
  );
}

const wordsOf = ({ event, level_rank, rate_percent, severity, times, day_no }: TriedFact) => ({
  ...{ event, levelRank: level_rank, ratePercent: rate_percent, severity, times, dayNo: day_no },
});

function stepOf({ kind, requested, detail_key: detailKey, fact_id: factId, carried }: GivenLine): ReplayStep {
  if (kind === 'reversal' && factId !== null && detailKey !== null) return { is: 'taken_back', factId, detailKey };
  const share = kind === 'manual' ? null : shareAfter(carried.map((percent) => ({ carried: percent })));
  return { is: 'given', requested, share };
}

/** The balance with which an account would have begun a cycle by a rule. */
function startOf({ before, opened_with }: TriedOwner, rule: BookRule, from: string): number {
  const last = before ?? opened_with;
  if (last === null) return rule.initial;
  return endCycle({ balance: last, postings: 0, cycleFrom: '' }, rule, from)?.account.balance ?? last;
}

/** How each account would have gone through the cycle. */
export interface Tried extends Replayed {
  owner: TriedOwner;
  /** How it did end the cycle, or began it where there was no account. */
  ended: number;
}

/** Accounts that are gone through before others get a turn. */
const BATCH = 1000;

export async function tryOut(
  rule: PointsContent,
  from: string,
  owners: readonly TriedOwner[],
  steps: ReadonlyMap<string, readonly ReplayStep[]>,
): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const [i, owner] of owners.entries()) {
    if (i > 0 && i % BATCH === 0) await setImmediate();
    const start = startOf(owner, rule, from);
    const ended = owner.after ?? (owner.was_there ? (owner.before ?? owner.initial ?? start) : start);
    tried.push({ ...replay(rule, start, from, steps.get(owner.id) ?? []), owner, ended });
  }
  return tried;
}

/** All of them together. */
export const sumsOf = (tried: readonly Replayed[]) =>
  tried.reduce(
    (all, one) => ({
      ...{ plus: plus(all.plus, one.plus), minus: plus(all.minus, one.minus), lost: plus(all.lost, one.lost) },
    }),
    { plus: 0, minus: 0, lost: 0 },
  );

/** Of those that had an account in the cycle, how many would have ended it in another place. */
export function ranksChanged(tried: readonly Tried[]): number {
  const there = tried.filter(({ owner }) => owner.was_there);
  const placesOf = (balanceOf: (one: Tried) => number) =>
    placesBy(new Map(there.map((one) => [one.owner.id, balanceOf(one)])));
  const then = placesOf(({ ended }) => ended);
  const now = placesOf(({ balance }) => balance);
  return there.filter(({ owner: { id } }) => then.get(id) !== now.get(id)).length;
}
