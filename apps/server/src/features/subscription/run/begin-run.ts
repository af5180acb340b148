import { businessDate } from '@rondo/domain/business-day';
import type { RunKind } from '@rondo/domain/subscription';
import { periodDays } from '@rondo/domain/subscription/period';
import type { Tx } from '../../../platform/context.ts';
import { listed } from '../address.queries.ts';
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
  const to = onlyTo ? [{ member_id: onlyTo }] : await everybody(tx, row.id);
  const rows = to.map((one) => ({ company_id: companyId, id: tx.newId(), run_id: run.id, next_try_at: at, ...one }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await q.insertDeliveries(db, rows.slice(from, from + ROWS_AT_ONCE)).execute();
  return run.id;
}

type To = { member_id: string } | { sender_id: string } | { address_id: string };

/** Members, robots, and addresses whose readers did not say no. */
async function everybody({ db, companyId }: Tx, id: string): Promise<To[]> {
  const { rows: members } = await q.recipientsNow(db, companyId, id);
  const robots = await q.robotsNow(db, companyId, id).execute();
  const addresses = await listed(db, companyId, id).where('refused_at', 'is', null).execute();
  return [
    ...members.map((one) => ({ member_id: one.id })),
    ...robots.flatMap(({ sender_id: robot }) => (robot === null ? [] : [{ sender_id: robot }])),
    ...addresses.map((one) => ({ address_id: one.id })),
  ];
}

/** Rows a statement takes: it has at most 65,535 parameters. */
const ROWS_AT_ONCE = 1_000;
