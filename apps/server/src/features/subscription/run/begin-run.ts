import { businessDate } from '@rondo/domain/business-day';
import type { RunKind } from '@rondo/domain/subscription';
import { periodDays } from '@rondo/domain/subscription/period';
import type { Tx } from '../../../platform/context.ts';
import * as q from '../run.queries.ts';
import { periodOf, type SubscriptionRecord } from '../stored.ts';

interface Place {
  timeZone: string;
  cutOff: string;
}

interface Wanted {
  kind: RunKind;
  dueAt: Date;
  /** Who asked for it out of turn. */
  byId: string | null;
  /** A test goes to this member alone. */
  onlyTo?: string;
}

/** Writes a run down with everybody it goes to; null: this time was sent already. */
export async function beginRun(
  tx: Tx,
  row: SubscriptionRecord,
  { timeZone, cutOff }: Place,
  { kind, dueAt, byId, onlyTo }: Wanted,
): Promise<string | null> {
  const { db, companyId } = tx;
  const days = periodDays(periodOf(row.period), businessDate(dueAt, timeZone, cutOff));
  const at = tx.now();
  const run = await q
    .insertRun(db, {
      ...{ company_id: companyId, id: tx.newId(), subscription_id: row.id, kind, due_at: dueAt, by_id: byId },
      ...{ period_from: days?.from ?? null, period_to: days?.to ?? null, created_at: at },
    })
    .executeTakeFirst();
  if (!run) return null;
  const to = onlyTo ? [{ id: onlyTo }] : (await q.recipientsNow(db, companyId, row.id)).rows;
  const rows = to.map(({ id }) => ({
    ...{ company_id: companyId, id: tx.newId(), run_id: run.id, member_id: id, next_try_at: at },
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await q.insertDeliveries(db, rows.slice(from, from + ROWS_AT_ONCE)).execute();
  return run.id;
}

/** Rows a statement takes: it has at most 65,535 parameters. */
const ROWS_AT_ONCE = 1_000;
