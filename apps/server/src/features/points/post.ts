import { type BookAccount, type BookWanted, endCycle, enter, usedWith } from '@rondo/domain/points/book';
import { pointsCycleOf } from '@rondo/domain/points/cycle';
import type { PointsEvent } from '@rondo/domain/points/event';
import type { Used } from '@rondo/domain/points/ledger';
import type { PointsContent } from '@rondo/domain/points/rule';
import type { Tx } from '../../platform/context.ts';
import * as q from './account.queries.ts';

export type Writer = Pick<Tx, 'db' | 'companyId' | 'newId' | 'now'>;

/** A rule with what posting by it needs. */
export interface LiveRule extends PointsContent {
  id: string;
  versionNo: number;
}

/** What is to be posted to the account of a store or of a member. */
export interface Wanted extends BookWanted {
  shopId: string | null;
  memberId: string | null;
  kind: 'event' | 'manual' | 'reversal';
  /** Null: by hand. */
  event: PointsEvent | null;
  /** Names it for good in its account: the same again posts nothing. */
  key: string;
  detailKey: string | null;
  reversesId: string | null;
  factId: string | null;
  source: { kind: string; id: string; name: string } | null;
  operator: { id: string; name: string } | null;
  reason: string;
  photoIds: string[];
}

/** What most postings have none of. */
export const PLAIN = {
  ...{ share: null, reversesId: null, factId: null, source: null, operator: null, reason: '' },
  photoIds: [] as string[],
} as const;

/**
 * Posts by one rule on a civil day of the company: opens accounts that are missing, ends cycles that are over, and writes what caps and
 * limits leave of each request, in their order. What was posted before under its key is left out. Answers the lines it wrote.
 */
export async function post(
  tx: Writer,
  rule: LiveRule,
  day: string,
  wanted: readonly Wanted[],
): Promise<q.PostingRow[]> {
  if (wanted.length === 0) return [];
  const { db, companyId } = tx;
  const opening = { companyId, ruleId: rule.id, cycleFrom: pointsCycleOf(rule.cycle, day).from, at: tx.now() };
  await q.openFor(db, opening, rule.initial, wanted);
  const accounts = await q.heldAccounts(db, companyId, rule.id, wanted);
  const ids = accounts.map(({ id }) => id);
  const known = await q.knownKeys(db, companyId, ids, [...new Set(wanted.map(({ key }) => key))]);
  const used = await q.usedBy(db, companyId, ids, day);
  const rows: q.PostingRow[] = [];
  const saved = accounts.flatMap((account) => {
    const mine = wanted.filter((one) => isOf(account, one) && !known.has(`${account.id} ${one.key}`));
    if (mine.length === 0) return [];
    const page = pageOf(tx, rule, day, account);
    rows.push(...page.write(mine, (detailKey) => used.get(`${account.id} ${detailKey}`)));
    return [page.account()];
  });
  await keep(tx, rows, saved);
  return rows;
}

/** Ends the cycles of accounts that are over on a day. */
export async function reset(tx: Writer, rule: LiveRule, day: string, accounts: readonly q.AccountRow[]): Promise<void> {
  const pages = accounts.map((account) => pageOf(tx, rule, day, account));
  const rows = pages.flatMap((page) => page.write([], () => undefined));
  await keep(
    tx,
    rows,
    pages.map((page) => page.account()),
  );
}

async function keep({ db, companyId }: Writer, rows: readonly q.PostingRow[], accounts: readonly q.AccountRow[]) {
  if (rows.length === 0) return;
  await q.insertPostings(db, rows);
  await q.saveAccounts(db, companyId, accounts);
}

const isOf = (account: q.AccountRow, { shopId, memberId }: Wanted): boolean =>
  account.shop_id === shopId && account.member_id === memberId;

/** The lines that are added to one account. */
export function pageOf(
  tx: Pick<Writer, 'companyId' | 'newId' | 'now'>,
  rule: LiveRule,
  day: string,
  account: q.AccountRow,
) {
  let book: BookAccount = { balance: account.balance, postings: account.postings, cycleFrom: account.cycle_from };
  const { companyId, newId, now } = tx;
  const place = {
    ...{ company_id: companyId, account_id: account.id, rule_id: rule.id, version_no: rule.versionNo },
    ...{ shop_id: account.shop_id, member_id: account.member_id, at: now(), day },
  };
  const write = (wanted: readonly Wanted[], usedOf: (detailKey: string) => Used | undefined): q.PostingRow[] => {
    const ended = endCycle(book, rule, day);
    if (ended) book = ended.account;
    const usedNow = new Map<string, Used>();
    const written = new Set<string>();
    const rows = wanted.flatMap((one) => {
      if (written.has(one.key)) return [];
      written.add(one.key);
      const detail = one.detailKey ?? '';
      const before = usedNow.get(detail) ?? (ended ? undefined : usedOf(detail)) ?? { cycle: 0, day: 0 };
      const share = one.share === null ? null : one.share * (ended ? (ended.entry.carried ?? 0) / 100 : 1);
      const { account: after, entry } = enter(book, rule, { ...one, share }, before);
      book = after;
      usedNow.set(detail, usedWith(before, entry.applied));
      return [{ ...place, id: newId(), ...lineOf(one), ...columnsOf(entry) }];
    });
    if (!ended) return rows;
    const { carried, ...entry } = ended.entry;
    return [
      {
        ...place,
        id: newId(),
        ...RESET,
        event_key: `reset:${entry.cycleFrom}`,
        ...columnsOf(entry),
        carried_percent: carried,
      },
      ...rows,
    ];
  };
  return {
    write,
    account: (): q.AccountRow => ({
      ...account,
      ...{ balance: book.balance, postings: book.postings, cycle_from: book.cycleFrom },
    }),
  };
}

const columnsOf = ({ no, requested, applied, balance, limitedBy, cycleFrom }: ReturnType<typeof enter>['entry']) => ({
  ...{ no, requested, applied, balance, limited_by: limitedBy, cycle_from: cycleFrom },
});

const lineOf = (one: Wanted) => ({
  ...{ kind: one.kind, event: one.event, event_key: one.key, detail_key: one.detailKey, carried_percent: null },
  ...{ reverses_id: one.reversesId, fact_id: one.factId, reason: one.reason, photo_ids: one.photoIds },
  ...{
    source_kind: one.source?.kind ?? null,
    source_id: one.source?.id ?? null,
    source_name: one.source?.name ?? null,
  },
  ...{ operator_id: one.operator?.id ?? null, operator_name: one.operator?.name ?? null },
});

const RESET = {
  ...{ kind: 'reset', event: null, detail_key: null, reverses_id: null, fact_id: null, reason: '' },
  ...{ source_kind: null, source_id: null, source_name: null, operator_id: null, operator_name: null },
  photo_ids: [] as string[],
};
