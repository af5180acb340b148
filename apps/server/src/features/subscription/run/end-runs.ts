import { LIMIT } from '@rondo/domain/limit';
import type { Tx } from '../../../platform/context.ts';
import type { JobContext } from '../../../platform/job.ts';
import { makeTx } from '../../../platform/make-context.ts';
import { deliveryFates } from '../../delivery/index.ts';
import * as q from '../run.queries.ts';
import type { SubscriptionRecord } from '../stored.ts';
import { askAbout } from '../unopened.queries.ts';
import { pauseByClock } from './pause.ts';

type Run = Awaited<ReturnType<ReturnType<typeof q.made>['execute']>>[number];

/** Ends the runs of which everything was made and every mail has left or was refused. */
export async function endRuns(context: JobContext, companyId: string): Promise<void> {
  const db = context.databases.of(companyId);
  for (const run of await q.made(db, companyId).execute()) {
    const rows = await q.deliveriesOf(db, companyId, run.id).execute();
    const mails = rows.flatMap(({ mail_id: id }) => id ?? []);
    const fates = mails.length === 0 ? [] : await deliveryFates(context.databases.global, companyId, mails).execute();
    if (fates.some(({ state }) => state === 'queued')) continue;
    const refused = new Set(fates.filter(({ state }) => state === 'failed').map(({ id }) => id));
    const asked = rows.filter(({ state }) => state !== 'skipped');
    const isLost = ({ state, mail_id: id }: (typeof rows)[number]) =>
      state === 'failed' || (id !== null && refused.has(id));
    // Nobody there at all, nobody reached, or nothing left to tell of: something is wrong with it. Who was left out for a reason is not.
    const isOfNothing = rows.some(({ skipped }) => skipped === 'deleted');
    const hasFailed = rows.length === 0 || isOfNothing || (asked.length > 0 && asked.every(isLost));
    await db.transaction().execute((trx) => endRun(makeTx(context, trx, companyId, null), run, hasFailed));
  }
}

async function endRun(tx: Tx, run: Run, hasFailed: boolean): Promise<void> {
  const { db, companyId } = tx;
  const ended = await q.endRun(db, companyId, run.id, hasFailed ? 'failed' : 'done', tx.now()).executeTakeFirst();
  if (!ended || run.kind !== 'due') return;
  const row = await q.hold(db, companyId, run.subscription_id).executeTakeFirst();
  if (!row) return;
  const failures = hasFailed ? row.failures + 1 : 0;
  await q.setByClock(db, companyId, row.id, { failures }).execute();
  await askWhetherToStop(tx, row, run.id);
  if (failures < LIMIT.subscription.failures) return;
  if (!(await pauseByClock(tx, row, 'fail', 'failures'))) return;
  await tx.emit('member.told', {
    to: [row.owner_id],
    text: 'subscription_paused',
    params: { name: row.name, count: failures },
    page: `/subscription?open=${row.id}`,
    key: `subscription:paused:${run.id}`,
  });
}

/** Asks the owner once about those who open none of the reports; what they do not answer is not asked again. */
async function askWhetherToStop(
  tx: Tx,
  { id, name, owner_id: ownerId }: SubscriptionRecord,
  runId: string,
): Promise<void> {
  const { unopened: least } = LIMIT.subscription;
  const silent = await askAbout(tx.db, tx.companyId, id, { least, at: tx.now() }).execute();
  if (silent.length === 0) return;
  await tx.emit('member.told', {
    to: [ownerId],
    text: 'report_unopened',
    params: { name, count: silent.length, times: least },
    page: `/subscription?open=${id}`,
    key: `subscription:unopened:${runId}`,
  });
}
