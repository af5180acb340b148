import { civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { atMost } from '../../platform/at-most.ts';
import type { JobContext } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { whoHears } from '../people/index.ts';
import * as q from './clock.queries.ts';
import { type SnapshotCompany, type TakeParts, takeFrame } from './take-frame.ts';

const { claimed: CLAIMED, claimMs, giveUpMs, atOnce } = LIMIT.snapshot;

/**
 * Takes the pictures of a company whose time has come, some at once, until none is left. Each is claimed before: two processes
 * never take the same, and what a killed one had claimed waits for the next.
 */
export async function takeFrames(parts: TakeParts, context: JobContext, company: SnapshotCompany): Promise<void> {
  const db = context.databases.of(company.id);
  const now = context.now();
  const before = new Date(now.getTime() - giveUpMs);
  const given = await q.giveUp(db, company.id, { before, now }).execute();
  const missed = new Set(given.map(({ plan_id }) => plan_id));
  const each = oneByOne('taking timed snapshots');
  const take = atMost(atOnce, takeFrame);
  let ids = await claimSome(context, company.id);
  while (ids.length > 0) {
    const frames = await q.claimed(db, company.id, ids).execute();
    await Promise.all(
      frames.map((frame) =>
        each.try(`frame ${frame.id}`, async () => {
          if (await take(parts, context, company, frame)) missed.add(frame.plan_id);
        }),
      ),
    );
    ids = await claimSome(context, company.id);
  }
  if (missed.size > 0) await tellMissed(context, company, [...missed]);
  each.end();
}

async function claimSome(context: JobContext, companyId: string): Promise<string[]> {
  const now = context.now();
  const until = new Date(now.getTime() + claimMs);
  const { rows } = await q.claim(context.databases.of(companyId), companyId, { now, until, most: CLAIMED });
  return rows.map(({ id }) => id);
}

/** Once a plan and day of the company: those whom the plan names, or whoever saved it last, as long as they are there. */
async function tellMissed(context: JobContext, company: SnapshotCompany, planIds: readonly string[]): Promise<void> {
  const today = civilDate(context.now(), company.timeZone);
  const db = context.databases.of(company.id);
  await db.transaction().execute(async (trx) => {
    const tx = makeTx(context, trx, company.id, null);
    for (const plan of await q.missedOf(trx, company.id, planIds, today).execute()) {
      const named = { ids: plan.notify_ids, reason: 'recipient' as const };
      const editor = { ids: [plan.edited_by], reason: 'keeper' as const, codes: ['x_snapshot_manage' as const] };
      const hears = await whoHears(tx, [named, editor]);
      await tx.emit('member.told', {
        ...hears,
        text: 'snapshot_missed',
        params: { plan: plan.name, count: plan.count },
        page: `/timed-snapshot/results?plan=${plan.id}&tab=list&state=missed&from=${today}&to=${today}`,
        key: `timed-snapshot:missed:${plan.id}:${today}`,
      });
    }
  });
}
