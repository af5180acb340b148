import { addDays, civilDate, instantOf } from '@rondo/domain/civil-time';
import { groupBy } from '@rondo/domain/group-by';
import { usedWith } from '@rondo/domain/points/book';
import { pointsCycleOf } from '@rondo/domain/points/cycle';
import type { Used } from '@rondo/domain/points/ledger';
import {
  type LivePointsRule,
  type PointsAccountRow,
  type PointsPostingRow,
  pointsPage,
  type WantedPoints,
} from '../features/points/index.ts';

/** One after the other at an account: it is opened, something is posted, or nothing (`wanted` is empty). */
export interface Moment {
  at: Date;
  shopId: string | null;
  memberId: string | null;
  wanted: WantedPoints[];
}

interface Account extends PointsAccountRow {
  opened_at: Date;
}

interface UsedRow extends Used {
  cycleFrom: string;
  on: string;
}

interface Parts {
  companyId: string;
  timeZone: string;
  now: Date;
  newId: (at: Date) => string;
}

/** The accounts and lines of a rule, made of moments in their order. */
export function ledgerOf(parts: Parts, rule: LivePointsRule, moments: readonly Moment[]) {
  const accounts: Account[] = [];
  const postings: PointsPostingRow[] = [];
  for (const own of groupBy(moments, (one) => one.shopId ?? one.memberId).values()) {
    const page = keepAccount(parts, rule, own);
    accounts.push(page.account);
    postings.push(...page.postings);
  }
  return { accounts, postings };
}

function keepAccount({ companyId, timeZone, now, newId }: Parts, rule: LivePointsRule, moments: readonly Moment[]) {
  const [first] = moments;
  if (!first) throw new Error('an account without a moment');
  let account: Account = {
    ...{ id: newId(first.at), shop_id: first.shopId, member_id: first.memberId, balance: rule.initial, postings: 0 },
    ...{ cycle_from: pointsCycleOf(rule.cycle, civilDate(first.at, timeZone)).from, opened_at: first.at },
  };
  const postings: PointsPostingRow[] = [];
  const used = new Map<string, UsedRow>();
  const post = (at: Date, wanted: readonly WantedPoints[]): void => {
    const day = civilDate(at, timeZone);
    const writer = { companyId, newId: () => newId(at), now: () => at };
    const page = pointsPage(writer, rule, day, account);
    const rows = page.write(wanted, (detailKey) => {
      const known = used.get(detailKey);
      if (known?.cycleFrom !== account.cycle_from) return undefined;
      return { cycle: known.cycle, day: known.on === day ? known.day : 0 };
    });
    account = { ...account, ...page.account() };
    for (const row of rows) note(used, row);
    postings.push(...rows);
  };
  /** The midnights before a moment end what is over. */
  const sleep = (until: Date): void => {
    for (;;) {
      const { to } = pointsCycleOf(rule.cycle, account.cycle_from);
      const night = instantOf(addDays(to, 1), 0, timeZone);
      if (night > until) return;
      post(night, []);
    }
  };
  for (const { at, wanted } of moments) {
    sleep(at);
    if (wanted.length > 0) post(at, wanted);
  }
  sleep(now);
  return { account, postings };
}

/** What a row of the rule gave, with one more line. */
function note(
  used: Map<string, UsedRow>,
  { detail_key: key, applied, cycle_from: cycleFrom, day: on }: PointsPostingRow,
) {
  if (key === null) return;
  const before = used.get(key);
  const isSame = before?.cycleFrom === cycleFrom;
  const { cycle, day } = usedWith(
    { cycle: isSame ? before.cycle : 0, day: isSame && before.on === on ? before.day : 0 },
    applied,
  );
  used.set(key, { cycle, day, cycleFrom, on });
}
