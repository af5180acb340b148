import { randomBytes } from 'node:crypto';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { statisticsApi as api } from '@rondo/contract/statistics';
import { businessDate } from '@rondo/domain/business-day';
import { PERCENT_DECIMALS } from '@rondo/domain/percent';
import { roundHalfUp } from '@rondo/domain/scoring/round';
import { MODES } from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import type { Span, Wanted } from './cells.queries.ts';
import { figuresOf, NO_RECORDS } from './figures.ts';
import { levelsByGroup } from './levels-by-group.ts';
import { bucketsOf, demandPeriod, previousOf } from './period.ts';
import { extremes, shopRows } from './shop-table.queries.ts';
import * as q from './statistics.queries.ts';

type Trend = Output<typeof api.inspection>['trend'];

/** Rows of the Pareto of failed items. */
const TOP_FAILED = 10;
const KEY_BYTES = 24;

export async function inspection(
  context: Context,
  filter: Parsed<typeof api.inspection>,
): Promise<Output<typeof api.inspection>> {
  const { actor, now } = context;
  demandPeriod(filter);
  const wanted: Wanted = { ...filter, actor };
  const span = { from: filter.from, to: filter.to };
  const before = previousOf(span, filter.compare);
  // Three connections at once and no more: one reader must not take the pool from all others.
  const [current, previous, mix] = await Promise.all([
    periodOf(context, wanted, span, filter.granularity),
    periodOf(context, wanted, before, 'month'),
    mixOf(context, wanted, span),
  ]);
  const dataUntilOn = mix.until?.data_until_on ?? null;
  const today = businessDate(now(), actor.timeZone, actor.cutOff);
  const isProvisional = (to: string): boolean => (dataUntilOn === null ? to >= today : to > dataUntilOn);
  return {
    dataUntilOn,
    computedAt: now().toISOString(),
    current: current.figures,
    previous: previous.figures,
    previousFrom: before.from,
    previousTo: before.to,
    trend: current.buckets.map((bucket) => ({ ...bucket, isProvisional: isProvisional(bucket.to) })),
    topFailed: mix.top.map((t) => ({
      itemId: t.item_id,
      name: t.name,
      category: t.category,
      severity: t.severity,
      failed: t.failed,
    })),
    failedItemKinds: mix.top[0]?.kinds ?? 0,
    levels: levelsByGroup(mix.records, mix.groups, filter.groupId ?? []),
    modes: MODES.map((mode) => ({
      mode,
      records: mix.records.filter((r) => r.mode === mode).reduce((sum, r) => sum + r.records, 0),
    })),
  };
}

/** What the period was made of, one question after the other. */
async function mixOf({ db, actor }: Context, wanted: Wanted, span: Span) {
  const until = await q.dataUntil(db, actor.companyId).executeTakeFirst();
  const groups = await q.groups(db, actor.companyId).execute();
  const top = await q.topFailed(db, wanted, span, TOP_FAILED);
  const records = await q.recordMix(db, wanted, span);
  return { until, groups, top, records };
}

/** Figures of a period and of each of its buckets. */
async function periodOf(
  { db, now }: Context,
  wanted: Wanted,
  span: Span,
  granularity: q.Granularity,
): Promise<{ figures: ReturnType<typeof figuresOf>; buckets: Omit<Trend[number], 'isProvisional'>[] }> {
  const sums = await q.recordSums(db, wanted, span, granularity);
  const rectifications = await q.rectificationsByBucket(db, wanted, span, granularity);
  const overdue = await q.overdueByBucket(db, wanted, span, granularity, now());
  const openings = await q.shopOpenings(db, wanted, span);
  const shopsOpenOn = (day: string): number =>
    openings
      .filter((o) => (o.opened_on === null || o.opened_on <= day) && (o.closed_on === null || o.closed_on > day))
      .reduce((sum, o) => sum + o.shops, 0);
  const solved = (keys: readonly string[]) => {
    const own = rectifications.filter((r) => keys.includes(r.bucket));
    const sum = (of: (r: q.RectificationSums) => number): number => own.reduce((all, r) => all + of(r), 0);
    return {
      created: sum((r) => r.created),
      completed: sum((r) => r.completed),
      completed_on_time: sum((r) => r.completed_on_time),
      ended: sum((r) => r.ended),
      overdue: overdue.filter((o) => keys.includes(o.bucket)).reduce((all, o) => all + o.overdue, 0),
    };
  };
  const buckets = bucketsOf(span, granularity);
  return {
    figures: figuresOf({
      records: sums.find((r) => r.bucket === null) ?? NO_RECORDS,
      rectifications: solved(buckets.map((b) => b.key)),
      shopsOpen: shopsOpenOn(span.to),
    }),
    buckets: buckets.map(({ key, from, to }) => {
      const figures = figuresOf({
        records: sums.find((r) => r.bucket === key) ?? NO_RECORDS,
        rectifications: solved([key]),
        shopsOpen: shopsOpenOn(to),
      });
      return {
        from,
        to,
        records: figures.records,
        averageRate: figures.averageRate,
        passPercent: figures.passPercent,
        redLines: figures.redLines,
        coveragePercent: figures.coveragePercent,
        rectificationOnTimePercent: figures.rectificationOnTimePercent,
      };
    }),
  };
}

export async function shops(
  { db, actor }: Context,
  filter: Parsed<typeof api.shops>,
): Promise<Output<typeof api.shops>> {
  demandPeriod(filter);
  const wanted: Wanted = { ...filter, actor };
  const span = { from: filter.from, to: filter.to };
  const rows = await shopRows(db, wanted, span, filter.sort, filter);
  const more = await extremes(
    db,
    wanted,
    span,
    rows.map((row) => row.id),
  );
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map((row) => {
      const seen = more.find((e) => e.shop_id === row.id);
      return {
        shopId: row.id,
        name: row.name,
        groupPath: row.group_path,
        rank: row.place,
        records: row.records,
        averageRate: row.average === null ? null : roundHalfUp(row.average, PERCENT_DECIMALS),
        bestRate: seen?.best ?? null,
        worstRate: seen?.worst ?? null,
        lastAt: seen?.last_at.toISOString() ?? null,
        lastRate: seen?.last_rate ?? null,
        lastLevel: levelOf(seen),
        failedItems: row.failed_items,
        redLines: row.red_lines,
        openRectifications: row.open_rectifications,
      };
    }),
  };
}

/** Keeps what is on screen, figures and first page of shops, under a key that cannot be guessed. */
export async function freeze(context: Context, filter: Parsed<typeof api.freeze>): Promise<Output<typeof api.freeze>> {
  const { db, actor, now } = context;
  const figures = await inspection(context, filter);
  const table = await shops(context, { ...filter, sort: 'average', page: 1, size: 20 });
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const data = { filter, inspection: figures, shops: table };
  const kind = 'statistics.inspection';
  await q.keepSnapshot(db, { companyId: actor.companyId, key, kind, data, createdBy: actor.memberId, at: now() });
  return { key };
}

function levelOf(seen: Awaited<ReturnType<typeof extremes>>[number] | undefined) {
  if (!seen || seen.level_key === null || seen.level_rank === null || seen.level_count === null) return null;
  return { key: seen.level_key, name: seen.level_name, rank: seen.level_rank, count: seen.level_count };
}
