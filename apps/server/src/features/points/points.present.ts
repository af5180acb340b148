import type { PointsAccountRow, PointsPostingRow } from '@rondo/contract/points';
import { POINTS_CYCLES, pointsCycleOf } from '@rondo/domain/points/cycle';
import { POINTS_EVENTS } from '@rondo/domain/points/event';
import { POINTS_KINDS, POINTS_LIMITS, POINTS_SOURCES } from '@rondo/domain/points/ledger';
import { POINTS_APPEAL_STATES } from '@rondo/domain/points-appeal';
import type { filteredLedger, standingsOf, visibleAccounts } from './ledger.queries.ts';

type AccountRow = Awaited<ReturnType<ReturnType<typeof visibleAccounts>['execute']>>[number];
type LedgerRow = Awaited<ReturnType<ReturnType<typeof filteredLedger>['execute']>>[number];
type Standing = Awaited<ReturnType<typeof standingsOf>> extends Map<string, infer S> ? S : never;

/** One of a list of words; the database's CHECK keeps a column to them. */
function word<T extends string>(words: readonly T[], value: string): T {
  const known = words.find((one) => one === value);
  if (!known) throw new Error(`unknown word ${value} of points`);
  return known;
}

interface Owned {
  shop_id: string | null;
  member_id: string | null;
  shop_name: string | null;
  member_name: string | null;
  path: string | null;
}

export const ownerOf = (row: Owned): PointsAccountRow['owner'] =>
  row.shop_id !== null
    ? { kind: 'shop', id: row.shop_id, name: row.shop_name ?? '', path: row.path ?? '' }
    : { kind: 'member', id: row.member_id ?? '', name: row.member_name ?? '', path: '' };

export function presentAccount(row: AccountRow, standing: Standing | undefined): PointsAccountRow {
  const { id, balance, lower, upper, cycle_from: from } = row;
  const cycle = word(POINTS_CYCLES, row.cycle);
  const { rank = 0, of = 0, plus = 0, minus = 0, lost = 0 } = standing ?? {};
  return {
    ...{
      id,
      owner: ownerOf(row),
      rule: { id: row.rule_id, name: row.rule_name },
      balance,
      rank,
      of,
      lower,
      upper,
      cycle,
    },
    ...{ plus, minus, lost },
    ...{ cycleFrom: from, cycleTo: pointsCycleOf(cycle, from).to },
  };
}

export function presentPosting(row: LedgerRow): PointsPostingRow {
  const { source_kind: kind, source_id: sourceId } = row;
  return {
    ...{ id: row.id, at: row.at.toISOString(), accountId: row.account_id, owner: ownerOf(row) },
    ...{
      rule: { id: row.rule_id, name: row.rule_name },
      versionNo: row.version_no,
      kind: word(POINTS_KINDS, row.kind),
    },
    event: row.event === null ? null : word(POINTS_EVENTS, row.event),
    ...{ requested: row.requested, applied: row.applied, balance: row.balance },
    limitedBy: row.limited_by === null ? null : word(POINTS_LIMITS, row.limited_by),
    source:
      kind === null || sourceId === null
        ? null
        : { kind: word(POINTS_SOURCES, kind), id: sourceId, name: row.source_name ?? '', canOpen: row.can_open_source },
    ...{ operator: row.operator_name, reason: row.reason },
    ...{ reversesId: row.reverses_id, isReversed: row.is_reversed },
    appeal: row.appeal === null ? null : word(POINTS_APPEAL_STATES, row.appeal),
  };
}
