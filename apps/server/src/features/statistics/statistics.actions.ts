import { randomBytes } from 'node:crypto';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { statisticsApi as api } from '@rondo/contract/statistics';
import { PERCENT_DECIMALS } from '@rondo/domain/percent';
import type { Weighting } from '@rondo/domain/score-figures';
import { roundHalfUp } from '@rondo/domain/scoring/round';
import { asOfDay } from '@rondo/domain/structure';
import { MODES } from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import { levelMarkOf } from '../../platform/level-mark.ts';
import { requireActive } from '../people/index.ts';
import { structureDays as daysOf } from '../scope/index.ts';
import type { Span, Wanted } from './cells.queries.ts';
import { figuresOf, NO_RECORDS } from './figures.ts';
import { freshnessOf } from './freshness.ts';
import { isClosed } from './is-closed.ts';
import { levelsByGroup } from './levels-by-group.ts';
import { shopsOpenOn } from './openings.ts';
import { bucketsOf, previousOf } from './period.ts';
import { requireFilter } from './require-filter.ts';
import { extremes, pathsOn, shopRows } from './shop-table.queries.ts';
import * as q from './statistics.queries.ts';

type Trend = Output<typeof api.inspection>['trend'];

/** Rows of the Pareto of failed items. */
const TOP_FAILED = 10;
const KEY_BYTES = 24;

export async function inspection(
  context: Context,
  filter: Parsed<typeof api.inspection>,
): Promise<Output<typeof api.inspection>> {
  const { actor } = context;
  await requireFilter(context, filter);
  const wanted: Wanted = { ...filter, actor };
  const span = { from: filter.from, to: filter.to };
  const before = previousOf(span, filter.compare);
  const { weighting = 'records' } = filter;
  // Three connections at once and no more: one reader must not take the pool from all others.
  const [current, previous, mix] = await Promise.all([
    periodOf(context, wanted, span, { granularity: filter.granularity, weighting }),
    periodOf(context, await asBefore(context, wanted, before), before, { granularity: 'month', weighting }),
    mixOf(context, wanted, span),
  ]);
  const { stamp, isProvisional } = await freshnessOf(context);
  return {
    ...stamp,
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

/** The period before is read as it was closed too, unless some day of it never was. */
async function asBefore(context: Context, wanted: Wanted, before: Span): Promise<Wanted> {
  const { basis, ...now } = wanted;
  return basis === 'closed' && !(await isClosed(context, before)) ? now : wanted;
}

/** What the period was made of, one question after the other. */
async function mixOf({ db, actor }: Context, wanted: Wanted, span: Span) {
  const groups = await q.groups(db, actor.companyId).execute();
  const top = await q.failedItems(db, wanted, span, { size: TOP_FAILED, page: 1 });
  const records = await q.recordMix(db, wanted, span);
  return { groups, top, records };
}

/** Figures of a period and of each of its buckets. */
async function periodOf(
  { db, now }: Context,
  wanted: Wanted,
  span: Span,
  { granularity, weighting }: { granularity: q.Granularity; weighting: Weighting },
): Promise<{ figures: ReturnType<typeof figuresOf>; buckets: Omit<Trend[number], 'isProvisional'>[] }> {
  const sums = await q.recordSums(db, wanted, span, granularity);
  const rectifications = await q.rectificationsByBucket(db, wanted, span, granularity);
  const overdue = await q.overdueByBucket(db, wanted, span, granularity, now());
  const cameBack = await q.cameBackByBucket(db, wanted, span, granularity);
  const openings = await q.shopOpenings(db, wanted, span);
  const solved = (keys: readonly string[]) => {
    const own = rectifications.filter((r) => keys.includes(r.bucket));
    const sum = (of: (r: q.RectificationSums) => number): number => own.reduce((all, r) => all + of(r), 0);
    return {
      created: sum((r) => r.created),
      completed: sum((r) => r.completed),
      completed_on_time: sum((r) => r.completed_on_time),
      ended: sum((r) => r.ended),
      cameBack: cameBack.filter((o) => keys.includes(o.bucket)).reduce((all, o) => all + o.came_back, 0),
      overdue: overdue.filter((o) => keys.includes(o.bucket)).reduce((all, o) => all + o.overdue, 0),
    };
  };
  const buckets = bucketsOf(span, granularity);
  return {
    figures: figuresOf(
      {
        records: sums.find((r) => r.bucket === null) ?? NO_RECORDS,
        rectifications: solved(buckets.map((b) => b.key)),
        shopsOpen: shopsOpenOn(openings, span.to),
      },
      weighting,
    ),
    buckets: buckets.map(({ key, from, to, isPartial }) => {
      const records = sums.find((r) => r.bucket === key) ?? NO_RECORDS;
      const own = { records, rectifications: solved([key]), shopsOpen: shopsOpenOn(openings, to) };
      const figures = figuresOf(own, weighting);
      return {
        from,
        to,
        isPartial,
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

export async function shops(context: Context, filter: Parsed<typeof api.shops>): Promise<Output<typeof api.shops>> {
  const { db, actor } = context;
  await requireFilter(context, filter);
  const wanted: Wanted = { ...filter, actor };
  const span = { from: filter.from, to: filter.to };
  const rows = await shopRows(db, wanted, span, filter);
  const ids = rows.map((row) => row.id);
  const more = await extremes(db, wanted, span, ids);
  const day = asOfDay(filter.structure);
  const paths =
    day === null ? null : new Map((await pathsOn(db, actor.companyId, day, ids)).map((p) => [p.id, p.path]));
  return {
    total: rows[0]?.total ?? 0,
    list: rows.map((row) => {
      const seen = more.find((e) => e.shop_id === row.id);
      return {
        shopId: row.id,
        name: row.name,
        groupPath: paths ? (paths.get(row.id) ?? '') : row.group_path,
        rank: row.place,
        records: row.records,
        averageRate: row.average === null ? null : roundHalfUp(row.average, PERCENT_DECIMALS),
        bestRate: seen?.best ?? null,
        worstRate: seen?.worst ?? null,
        lastAt: seen?.last_at.toISOString() ?? null,
        lastRecordId: seen?.last_id ?? null,
        lastRate: seen?.last_rate ?? null,
        lastLevel: levelMarkOf(seen),
        failedItems: row.failed_items,
        redLines: row.red_lines,
        openRectifications: row.open_rectifications,
      };
    }),
  };
}

/** From and to which day groups can be meant as of one. */
export const structureDays = (context: Context): Promise<Output<typeof api.structureDays>> => daysOf(context);

/** Keeps what is on screen, figures and first page of shops, under a key that cannot be guessed and answers one member only. */
export async function freeze(context: Context, filter: Parsed<typeof api.freeze>): Promise<Output<typeof api.freeze>> {
  const { db, actor, now } = context;
  const { toId = actor.memberId, ...asked } = filter;
  await requireActive(db, actor.companyId, [toId]);
  const figures = await inspection(context, asked);
  const table = await shops(context, { ...asked, sort: 'average', page: 1, size: 20 });
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const data = { filter: asked, inspection: figures, shops: table };
  const kind = 'statistics.inspection';
  const people = { createdBy: actor.memberId, recipientId: toId };
  await q.keepSnapshot(db, { companyId: actor.companyId, key, kind, data, ...people, at: now() });
  return { key };
}
