import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { timedSnapshotApi as api } from '@rondo/contract/timed-snapshot';
import type { FrameDetail, SnapshotReviewed } from '@rondo/contract/timed-snapshot-shapes';
import { mayRectifyPictures } from '@rondo/domain/album';
import { daysBetween } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { mayJudgeSnapshots } from '@rondo/domain/timed-snapshot';
import { MISS_CAUSES, outcomeOf, VERDICTS } from '@rondo/domain/timed-snapshot/frame';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { page } from '../../../platform/list.ts';
import { fileRefs } from '../../file/index.ts';
import { markActed } from '../../task/index.ts';
import { countsOf, find } from '../detail.ts';
import { endReviews } from '../end-reviews.ts';
import { presentFrame, shownAs } from '../frame.present.ts';
import * as q from '../frame.queries.ts';
import * as judgements from '../judgement.queries.ts';
import * as lapse from '../lapse.queries.ts';
import { oneOf } from '../stored.ts';

export async function coverage(
  context: Context,
  period: Parsed<typeof api.coverage>,
): Promise<Output<typeof api.coverage>> {
  const { db, actor } = context;
  if (period.planId !== undefined) await find(context, period.planId);
  requirePeriod(period, LIMIT.period.days);
  const [total, causes] = await Promise.all([
    q.totals(db, actor, period).executeTakeFirstOrThrow(),
    q.causes(db, actor, period).execute(),
  ]);
  return {
    ...countsOf(total),
    causes: causes.map(({ cause, count }) => ({ cause: oneOf(MISS_CAUSES, cause ?? ''), count })),
    toReview: total.to_review,
    disputed: total.disputed,
  };
}

export async function matrix(
  context: Context,
  { size, page: no, cursor, ...period }: Parsed<typeof api.matrix>,
): Promise<Output<typeof api.matrix>> {
  const { db, actor } = context;
  await find(context, period.planId);
  requirePeriod(period, LIMIT.snapshot.matrixDays);
  const paging = { size, page: no, cursor, sort: q.BY_NAME, id: 'shop.id' };
  const { rows, ...rest } = await page(db, q.shopsOf(db, actor, period), paging);
  const shopId = rows.map(({ id }) => id);
  const cells = shopId.length === 0 ? [] : await q.cells(db, actor, { ...period, shopId }).execute();
  const list = rows.map(({ id, name }) => ({
    shop: { id, name },
    days: cells.filter(({ shop_id }) => shop_id === id).map((cell) => ({ on: cell.planned_on, ...countsOf(cell) })),
  }));
  return { ...rest, list };
}

export async function times(
  context: Context,
  { planId, on }: Parsed<typeof api.times>,
): Promise<Output<typeof api.times>> {
  await find(context, planId);
  const rows = await q.timesOf(context.db, context.actor, { planId, from: on, to: on }).execute();
  return rows.map(({ minute, ...counts }) => ({ minute, ...countsOf(counts) }));
}

export async function frames(
  { db, actor }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.frames>,
): Promise<Output<typeof api.frames>> {
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'timed_snapshot_frame.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), paging);
  const files = await fileRefs(
    db,
    actor.companyId,
    rows.flatMap(({ file_id }) => file_id ?? []),
  );
  return { ...rest, list: rows.map((row) => presentFrame(row, files)) };
}

export async function frame({ db, actor }: Context, { frameId }: Parsed<typeof api.frame>): Promise<FrameDetail> {
  const row = await q.byId(db, actor, frameId).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const before = await lapse.shownBefore(db, actor, row).executeTakeFirst();
  const [files, said, rectification] = await Promise.all([
    fileRefs(
      db,
      actor.companyId,
      [row.file_id, before?.file_id ?? null].filter((id) => id !== null),
    ),
    judgements.judgementsOf(db, actor.companyId, frameId).execute(),
    row.rectification_id === null
      ? undefined
      : judgements.rectificationOf(db, actor.companyId, row.rectification_id).executeTakeFirst(),
  ]);
  const shown = presentFrame(row, files);
  return {
    ...shown,
    tries: row.tries,
    before: (before && shownAs(before, files)) ?? null,
    timeZone: row.time_zone ?? actor.timeZone,
    judgements: said.map((one) => ({
      member: { id: one.member_id, name: one.name },
      verdict: oneOf(VERDICTS, one.verdict),
      at: one.judged_at.toISOString(),
    })),
    rectification: rectification ?? null,
    can: {
      judge: shown.state === 'captured' && mayJudgeSnapshots(actor),
      rectify: shown.picture !== null && mayRectifyPictures(actor),
    },
  };
}

/** What the camera of a picture showed over some days. */
export async function timeLapse(
  { db, actor }: Context,
  { frameId, days }: Parsed<typeof api.lapse>,
): Promise<Output<typeof api.lapse>> {
  const row = await q.byId(db, actor, frameId).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const rows = await lapse.lapseOf(db, actor, row, days).execute();
  const files = await fileRefs(
    db,
    actor.companyId,
    rows.map(({ file_id }) => file_id),
  );
  return { frames: rows.flatMap((one) => shownAs(one, files) ?? []), total: rows[0]?.total ?? 0 };
}

/** What a task asks the reader to look at. */
export async function review({ db, actor }: Context, { taskId }: Parsed<typeof api.review>): Promise<SnapshotReviewed> {
  const row = await q.reviewOf(db, actor, taskId).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const { id, name, ...counts } = row;
  return { plan: { id, name }, ...counts };
}

export async function judge(
  { actor, change }: Context,
  { frameId, verdict }: Parsed<typeof api.judge>,
): Promise<Output<typeof api.judge>> {
  return change(async (tx) => {
    const row = await q.byId(tx.db, actor, frameId).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const held = await judgements.holdFrame(tx.db, tx.companyId, frameId).executeTakeFirst();
    if (!held) throw new AppError('SNAPSHOT_NOT_THERE');
    const said = { frameId, memberId: actor.memberId, verdict, at: tx.now() };
    await judgements.judge(tx.db, tx.companyId, said).execute();
    const all = await judgements.judgementsOf(tx.db, tx.companyId, frameId).execute();
    const outcome = outcomeOf(all.map((one) => oneOf(VERDICTS, one.verdict)));
    if (outcome === null) throw new Error(`no judgement of frame ${frameId} was kept`);
    await judgements.setOutcome(tx.db, tx.companyId, frameId, { verdict: outcome, judgements: all.length }).execute();
    if (row.review_task_id !== null) await followReview(tx, row.review_task_id, actor.memberId);
    const name = `${row.plan_name} · ${row.shop_name} ${row.camera_name}`;
    await tx.addHistory({ kind: 'timedSnapshotPicture', id: frameId, name, event: `judged_${verdict}` });
    return { verdict: outcome };
  });
}

/** Whoever looks at a picture of a task has handled it; with the last picture it is handed in. */
async function followReview(tx: Tx, taskId: string, memberId: string): Promise<void> {
  await markActed(tx.db, tx.companyId, taskId, 'handler', tx.now(), memberId);
  await endReviews(tx, taskId);
}

function requirePeriod({ from, to }: { from: string; to: string }, days: number): void {
  if (to < from) throw refuseField('to', 'end_before_start');
  if (daysBetween(from, to) >= days) throw refuseField('to', 'period_days', { max: days });
}
