import { randomBytes } from 'node:crypto';
import { FROZEN_REPORT, type FrozenReport, frozenReport } from '@rondo/contract/subscription-shapes';
import type { Actor } from '@rondo/domain/actor';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { maySeeReport, type SkipCause } from '@rondo/domain/subscription';
import type { Tx } from '../../../platform/context.ts';
import type { JobContext } from '../../../platform/job.ts';
import { makeContext, makeTx } from '../../../platform/make-context.ts';
import { memberActor } from '../../session/index.ts';
import { keepFrozen, readFrozen } from '../../statistics/index.ts';
import { freeze, isEmptyReport } from '../content/freeze.ts';
import { queryFor } from '../content/query.ts';
import { REPORTS } from '../content/reports.ts';
import * as q from '../run.queries.ts';
import { reportOf } from '../stored.ts';
import { countUnopened } from '../unopened.queries.ts';
import { pauseWithoutOwner } from './pause.ts';
import { type Receiver, receiverOf } from './receiver.ts';
import { type DeliverParts, send } from './send.ts';

const KEY_BYTES = 24;
const { keepDays, tries: MOST_TRIES, retryMs } = LIMIT.subscription;

/**
 * Makes the report of one recipient and sends it. What was read is one snapshot of the database; what is written is one transaction
 * with the end of the delivery: once, whoever else tries.
 */
export async function deliver(parts: DeliverParts, context: JobContext, row: q.DeliveryRow): Promise<void> {
  const { databases } = context;
  const { company_id: companyId } = row;
  const owner = await memberActor(databases, companyId, row.owner_id);
  if (!owner?.codes.has('x_report_sub')) {
    await skip(context, row, 'owner_gone');
    await pauseWithoutOwner(context, companyId, row.subscription_id);
    return;
  }
  const receiver = await receiverOf(context, row, owner);
  if (typeof receiver === 'string') return skip(context, row, receiver);
  const cause = await whyNot(context, row, receiver);
  if (cause) return skip(context, row, cause);
  const key = row.snapshot_key ?? (await ownersKey(context, row, receiver));
  const frozen = await (key === null ? frozenFor(context, row, receiver.reader) : keptFor(context, row, key));
  if (row.skip_empty && row.kind !== 'test' && isEmptyReport(frozen)) return skip(context, row, 'empty');
  await databases
    .of(companyId)
    .transaction()
    .execute((trx) => handOut(parts, makeTx(context, trx, companyId, null), row, { receiver, frozen, key, context }));
}

/** What was frozen when it was sent before. */
async function keptFor({ databases }: JobContext, row: q.DeliveryRow, key: string): Promise<FrozenReport> {
  return frozenReport.parse(await readFrozen(databases.of(row.company_id), row.company_id, key));
}

/** Robots and addresses of one run all read as the owner: what was frozen for one of them is what the others get. */
async function ownersKey({ databases }: JobContext, row: q.DeliveryRow, { to }: Receiver): Promise<string | null> {
  if (to === 'member') return null;
  const found = await q.frozenForOwner(databases.of(row.company_id), row.company_id, row.run_id).executeTakeFirst();
  return found?.snapshot_key ?? null;
}

/** Why somebody gets nothing, as far as that is known before the report is made. */
async function whyNot(
  { databases }: JobContext,
  { company_id: companyId, channels, report: kind, query }: q.DeliveryRow,
  { reader, to }: Receiver,
): Promise<SkipCause | null> {
  const report = reportOf(kind);
  if (!maySeeReport(reader, report)) return 'no_permission';
  const cause = await REPORTS[report].whyNot?.(
    { db: databases.of(companyId), actor: reader },
    queryFor(report, query, null),
  );
  if (cause) return cause;
  if (to !== 'member' || channels.includes('in_app')) return null;
  return (await q.mailOf(databases.global, reader.personId).executeTakeFirst())?.mail ? null : 'no_address';
}

async function skip({ databases }: JobContext, row: q.DeliveryRow, cause: SkipCause): Promise<void> {
  const db = databases.of(row.company_id);
  await q.settle(db, row.company_id, row.id, { state: 'skipped', skipped: cause, error: null }).execute();
}

/** The report as its recipient sees it, in their language. */
function frozenFor(context: JobContext, row: q.DeliveryRow, reader: Actor): Promise<FrozenReport> {
  const { period_from: from, period_to: to, name, query, only_changed: onlyChanged } = row;
  const days = from === null || to === null ? null : { from, to };
  const caller = { ...context, language: reader.language };
  return context.databases
    .of(row.company_id)
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) =>
      freeze(
        { ...makeContext(caller, context.databases, reader), db: trx },
        { name, query, days, onlyChanged, report: reportOf(row.report) },
      ),
    );
}

interface Ready {
  receiver: Receiver;
  frozen: FrozenReport;
  /** Where it is kept already; null: it was made for this delivery. */
  key: string | null;
  context: JobContext;
}

async function handOut(parts: DeliverParts, tx: Tx, row: q.DeliveryRow, { receiver, frozen, context, ...kept }: Ready) {
  const { db, companyId } = tx;
  const { reader } = receiver;
  const isAgain = row.snapshot_key !== null;
  const key = kept.key ?? randomBytes(KEY_BYTES).toString('base64url');
  const at = tx.now();
  const outcome = { state: 'sent', sent_at: at, row_count: frozen.listed, snapshot_key: key, error: null };
  const settled = await q.settle(db, companyId, row.id, outcome).executeTakeFirst();
  if (!settled) return;
  const people = { createdBy: row.owner_id, recipientId: reader.memberId };
  const times = { at, expiresAt: new Date(at.getTime() + keepDays * DAY_MS) };
  // What somebody asked for out of turn says nothing about who reads it.
  const one = { id: row.subscription_id, memberId: reader.memberId };
  const isCounted = receiver.to === 'member' && !isAgain && row.kind === 'due';
  if (isCounted) await countUnopened(db, companyId, one).execute();
  if (kept.key === null)
    await keepFrozen(db, { companyId, key, kind: FROZEN_REPORT, data: frozen, ...people, ...times });
  await send(parts, tx, context.databases.global, { row, receiver, frozen, key });
}

/** A report that could not be made: again after a pause, or given up. */
export async function noteFailure(context: JobContext, row: q.DeliveryRow, error: unknown): Promise<void> {
  const db = context.databases.of(row.company_id);
  const said = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const isLast = row.tries >= MOST_TRIES;
  const again = new Date(context.now().getTime() + retryMs);
  const change = isLast ? { state: 'failed', error: said } : { error: said, next_try_at: again };
  await q.settle(db, row.company_id, row.id, change).execute();
}
