import type { aiEventApi as api } from '@rondo/contract/ai-event';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { AI_KINDS } from '@rondo/domain/ai/kinds';
import { precisionOf } from '@rondo/domain/ai/precision';
import { addDays, daysBetween } from '@rondo/domain/civil-time';
import type { Context } from '../../../platform/context.ts';
import { page } from '../../../platform/list.ts';
import { byCamera } from '../by-camera.ts';
import { presentEvents } from '../event.present.ts';
import { filtered } from '../event.queries.ts';
import * as q from '../figures.queries.ts';
import { requirePeriod } from '../require-period.ts';
import { ruleRows } from '../rule-rows.ts';

/** Stores of the ranking, days of the trend, events of the ticker, cameras of the heat map. */
const RANKED = 10;
const TREND_DAYS = 14;
const TICKER = 8;
const HEATED = 15;
const HOURS = 24;

export async function overview(
  { db, actor }: Context,
  { on, ...where }: Parsed<typeof api.overview>,
): Promise<Output<typeof api.overview>> {
  const day = { ...where, from: on, to: on };
  const period = { ...where, from: addDays(on, 1 - TREND_DAYS), to: on };
  const [checks, events, waiting, covered, shops, kinds, trend, ticker] = await Promise.all([
    q.checkTotals(db, actor, day).executeTakeFirstOrThrow(),
    q.eventTotals(db, actor, day).executeTakeFirstOrThrow(),
    q.waiting(db, actor, day).executeTakeFirstOrThrow(),
    q.watchedShops(db, actor, day).executeTakeFirstOrThrow(),
    q.byShop(db, actor, period, RANKED).execute(),
    q.byKind(db, actor, period).execute(),
    q.byDay(db, actor, period).execute(),
    filtered(db, actor, { keyword: '', ...where })
      .orderBy('ai_event.happened_at', 'desc')
      .orderBy('ai_event.id', 'desc')
      .limit(TICKER)
      .execute(),
  ]);
  const { run, failed, skipped } = checks;
  return {
    ...{ on, planned: run + failed + skipped, run, failed, skipped, events: events.events, pending: waiting.count },
    ...{ confirmed: events.confirmed, rectified: events.rectified },
    coverage: { ...covered, share: covered.shops > 0 ? covered.watched / covered.shops : null },
    shops,
    kinds: kinds.map(({ key, count }) => ({ key, name: key, count })),
    trend: everyDay(period, trend),
    ticker: await presentEvents(db, actor, ticker),
  };
}

type Day = Output<typeof api.overview>['trend'][number];

/** A day without events is a day too. */
function everyDay({ from, to }: q.Figures, found: readonly Day[]): Day[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, no) => addDays(from, no));
  return days.map((on) => found.find((one) => one.on === on) ?? { on, events: 0, confirmed: 0, false: 0 });
}

export async function statistics(
  { db, actor }: Context,
  asked: Parsed<typeof api.statistics>,
): Promise<Output<typeof api.statistics>> {
  requirePeriod(asked);
  const [checks, events, hours, days, heat, rules] = await Promise.all([
    q.checkTotals(db, actor, asked).executeTakeFirstOrThrow(),
    q.eventTotals(db, actor, asked).executeTakeFirstOrThrow(),
    q.byHour(db, actor, asked).execute(),
    q.byDay(db, actor, asked).execute(),
    q.byCameraHour(db, actor, asked).execute(),
    ruleRows({ db, actor }, asked),
  ]);
  return {
    ...{ run: checks.run + checks.failed, images: checks.run, shopsCovered: checks.shops },
    ...{ events: events.events, confirmed: events.confirmed, false: events.false },
    ...{ precision: precisionOf(events), pending: events.pending, rectified: events.rectified },
    byHour: AI_KINDS.filter((kind) => hours.some((one) => one.kind === kind)).map((kind) => ({
      kind,
      hours: hoursOf(hours.filter((one) => one.kind === kind)),
    })),
    trend: everyDay(asked, days),
    heat: heatOf(heat),
    rules,
  };
}

const hoursOf = (found: readonly { hour: number; count: number }[]): number[] =>
  Array.from({ length: HOURS }, (_, hour) => found.find((one) => one.hour === hour)?.count ?? 0);

type Heat = Awaited<ReturnType<ReturnType<typeof q.byCameraHour>['execute']>>;

/** The cameras with most events. */
function heatOf(found: Heat): Output<typeof api.statistics>['heat'] {
  return [...byCamera(found)]
    .map(([id, rows]) => ({
      camera: { id, name: rows[0]?.camera_name ?? '' },
      shopName: rows[0]?.shop_name ?? '',
      hours: hoursOf(rows),
    }))
    .toSorted((a, b) => total(b.hours) - total(a.hours))
    .slice(0, HEATED);
}

const total = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

export async function checks(
  { db, actor }: Context,
  { size, page: no, cursor, ...filter }: Parsed<typeof api.checks>,
): Promise<Output<typeof api.checks>> {
  const { rows, ...rest } = await page(db, q.checkRows(db, actor, filter), {
    // The order names each row whole; what breaks ties has to be a uuid.
    ...{ size, page: no, cursor, sort: q.CHECK_SORT, id: 'ai_check_day.shop_id' },
  });
  return {
    ...rest,
    list: rows.map((row) => ({
      id: row.id,
      rule: row.rule_id === null ? null : { id: row.rule_id, name: row.rule_name ?? '' },
      shop: { id: row.shop_id, name: row.shop_name },
      camera: row.camera_id === null ? null : { id: row.camera_id, name: row.camera_name ?? '' },
      on: row.checked_on,
      ...{ run: row.run, failed: row.failed, skipped: row.skipped, positive: row.positive },
      meanMs: row.run > 0 ? Math.round(row.took_ms / row.run) : null,
    })),
  };
}
