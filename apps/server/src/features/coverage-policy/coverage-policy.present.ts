import { COVERAGE_POLICY_FIELDS, type CoveragePolicyRow } from '@rondo/contract/coverage-policy';
import { businessDate } from '@rondo/domain/business-day';
import { COVERAGE_PERIODS, coverageOf, periodOf } from '@rondo/domain/coverage';
import { type CoveragePolicyView, coveragePolicyMachine } from '@rondo/domain/coverage-policy';
import { MODES, PURPOSES } from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import { fieldsOf } from '../../platform/fields.ts';
import type { byId } from './coverage-policy.queries.ts';
import { countsOf } from './standing.queries.ts';

export type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof byId>['executeTakeFirst']>>>;
type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** What the policy needs to know of a row. The database's CHECK keeps its state one of the machine's. */
export function viewOf(row: Row): CoveragePolicyView {
  const state = coveragePolicyMachine.states.find((one) => one === row.state);
  if (!state) throw new Error(`unknown coverage policy state ${row.state}`);
  return { state };
}

export const todayOf = ({ actor, now }: Pick<Reader, 'actor' | 'now'>): string =>
  businessDate(now(), actor.timeZone, actor.cutOff);

/** Rows with how many stores of the reader's scope stand in which way, all of them in one query. */
export async function presentRows(reader: Reader, rows: readonly Row[]): Promise<CoveragePolicyRow[]> {
  const today = todayOf(reader);
  const policyIds = rows.map(({ id }) => id);
  const found = rows.length === 0 ? [] : await countsOf(reader.db, reader.actor, { policyIds, today }).execute();
  return rows.map((row) => {
    const counts = { overdue: 0, due: 0, done: 0 };
    for (const { id, is_done, was_done, owed, shops } of found) {
      if (id === row.id) counts[coverageOf({ isDone: is_done, wasDone: was_done, owed })] += shops;
    }
    return { ...fieldsAsTold(row, today), counts };
  });
}

function fieldsAsTold(row: Row, today: string): Omit<CoveragePolicyRow, 'counts'> {
  const per = COVERAGE_PERIODS.find((one) => one === row.per) ?? 'month';
  return {
    ...fieldsOf(COVERAGE_POLICY_FIELDS, row),
    id: row.id,
    groupId: row.group_id,
    purpose: PURPOSES.find((one) => one === row.purpose) ?? null,
    mode: MODES.find((one) => one === row.mode) ?? null,
    templateId: row.template_id,
    atLeast: row.at_least,
    per,
    group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
    template: row.template_id === null ? null : { id: row.template_id, name: row.template_name ?? '' },
    state: viewOf(row).state,
    ...periodOf(per, today),
    member: { id: row.member_id, name: row.member_name },
    createdAt: row.created_at.toISOString(),
    rev: row.rev,
  };
}
