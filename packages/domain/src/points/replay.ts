import { type BookAccount, type BookRule, enter, usedWith } from './book.ts';
import { askedByRow, type PointsFact } from './fact.ts';
import { plus, type Used } from './ledger.ts';
import type { PointsDetail } from './rule.ts';

/** What moves an account in a cycle, in the order in which it happened. */
export type ReplayStep =
  /** Something happened that rules may have points for. */
  | { is: 'fact'; id: string; fact: PointsFact; day: string }
  /** A fact counts no more: what it gave is taken back. */
  | { is: 'void'; factId: string }
  /** What one row of the rule gave for a fact is taken back, by an appeal. */
  | { is: 'taken_back'; factId: string; detailKey: string }
  /** A line of the ledger that no fact of the cycle made: by hand, or of a cycle before. */
  | { is: 'given'; requested: number; share: number | null };

/** What a rule would have made of a cycle of one account. */
export interface Replayed {
  balance: number;
  plus: number;
  /** Above 0. */
  minus: number;
  /** What limits and caps kept back, to either side. */
  lost: number;
  lines: number;
}

interface ReplayRule extends BookRule {
  details: readonly PointsDetail[];
}

const NOTHING_USED: Used = { cycle: 0, day: 0 };
const UNCAPPED = { perCycle: null, perDay: null };

/** Goes through a cycle of one account as posting does, line by line, and writes nothing. `start`: its balance when the cycle began. */
export function replay(rule: ReplayRule, start: number, cycleFrom: string, steps: readonly ReplayStep[]): Replayed {
  let account: BookAccount = { balance: start, postings: 0, cycleFrom };
  const sums = { plus: 0, minus: 0, lost: 0 };
  const used = usage();
  /** What each row gave for each fact, until it is taken back. */
  const gave = new Map<string, Map<string, { applied: number; day: string }>>();
  /** `row`: whose caps it uses or frees, and on which day; null: of none. */
  const line = (wanted: Parameters<typeof enter>[2], row: { key: string; day: string } | null): number => {
    const before = row === null ? NOTHING_USED : used.of(row.key, row.day);
    const { account: after, entry } = enter(account, rule, wanted, before);
    account = after;
    if (row !== null) used.add(row.key, row.day, entry.applied);
    if (entry.applied > 0) sums.plus = plus(sums.plus, entry.applied);
    else sums.minus = plus(sums.minus, -entry.applied);
    sums.lost = plus(sums.lost, Math.abs(plus(entry.requested, -entry.applied)));
    return entry.applied;
  };
  const takeBack = (factId: string, key: string) => {
    const given = gave.get(factId)?.get(key);
    if (given === undefined) return;
    gave.get(factId)?.delete(key);
    line({ requested: 0 - given.applied, caps: UNCAPPED, share: 1 }, { key, day: given.day });
  };
  for (const step of steps) {
    switch (step.is) {
      case 'fact':
        for (const { detailKey: key, requested, caps } of askedByRow(rule.details, step.fact)) {
          const { id, day } = step;
          const applied = line({ requested, caps, share: null }, { key, day });
          gave.set(id, (gave.get(id) ?? new Map()).set(key, { applied, day }));
        }
        break;
      case 'void':
        for (const key of [...(gave.get(step.factId)?.keys() ?? [])]) takeBack(step.factId, key);
        break;
      case 'taken_back':
        takeBack(step.factId, step.detailKey);
        break;
      case 'given':
        line({ requested: step.requested, caps: UNCAPPED, share: step.share }, null);
        break;
    }
  }
  return { ...sums, balance: account.balance, lines: account.postings };
}

/** What each row of the rule gave so far, in the cycle and on a day. */
function usage() {
  const cycle = new Map<string, number>();
  const days = new Map<string, number>();
  return {
    of: (key: string, day: string): Used => ({ cycle: cycle.get(key) ?? 0, day: days.get(`${key} ${day}`) ?? 0 }),
    add(key: string, day: string, applied: number) {
      const next = usedWith(this.of(key, day), applied);
      cycle.set(key, next.cycle);
      days.set(`${key} ${day}`, next.day);
    },
  };
}

/** Places by balance, the highest first; equal balances share one. */
export function placesBy(balances: ReadonlyMap<string, number>): Map<string, number> {
  const sorted = [...balances].toSorted(([, a], [, b]) => b - a);
  const places = new Map<string, number>();
  let place = 0;
  for (const [i, [id, balance]] of sorted.entries()) {
    if (i === 0 || balance !== sorted[i - 1]?.[1]) place = i + 1;
    places.set(id, place);
  }
  return places;
}
