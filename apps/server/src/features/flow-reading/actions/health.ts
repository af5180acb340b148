import type { flowReadingApi as api, HealthRow } from '@rondo/contract/flow-reading';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { businessDate } from '@rondo/domain/business-day';
import { addDays, daysBetween } from '@rondo/domain/civil-time';
import { isGap, isZero } from '@rondo/domain/flow/counter-hours';
import { completenessPercent } from '@rondo/domain/flow/health';
import { managesCounters } from '@rondo/domain/flow-counter';
import { FLOW_READING_LIMIT } from '@rondo/domain/flow-reading-limit';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { page } from '../../../platform/list.ts';
import { sendXlsx } from '../../../platform/table/send-xlsx.ts';
import { COUNTER_SORTS, filteredCounters, findCounter, kindOf } from '../../flow-counter/index.ts';
import { peopleByIds } from '../../people/index.ts';
import { visibleShops } from '../../scope/index.ts';
import * as q from '../health.queries.ts';
import { counterData, healthOf, presentHour } from '../health.ts';
import { healthSheet } from '../health-sheet.ts';
import { flowPlaces } from '../places.ts';

type Filter = Omit<Parsed<typeof api.health>, 'size' | 'page' | 'cursor'>;

/** Problems are looked for in memory, among the first counters by store and name. */
export async function health(
  { db, actor, now }: Context,
  { size, page: no, cursor, ...filter }: Parsed<typeof api.health>,
): Promise<Output<typeof api.health>> {
  refuseLong(filter);
  if (filter.problem) {
    const { rows, isCapped } = await withProblems({ db, actor, now }, filter);
    const list = rows.slice((no - 1) * size, no * size);
    return { list, total: rows.length, totalIsCapped: isCapped, next: null };
  }
  const paging = { size, page: no, cursor, sort: COUNTER_SORTS.shop, id: 'flow_counter.id' };
  const { rows, ...rest } = await page(db, filteredCounters(db, actor, countersOf(filter)), paging);
  return { ...rest, list: await healthOf(db, actor.companyId, rows, filter, now()) };
}

const countersOf = ({ keyword, kind, source, shopId, groupId }: Filter) => ({
  ...{ keyword, kind, source, shopId, groupId },
});

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

async function withProblems({ db, actor, now }: Reader, filter: Filter) {
  const most = FLOW_READING_LIMIT.lookedThrough;
  const counters = await filteredCounters(db, actor, countersOf(filter))
    .orderBy(COUNTER_SORTS.shop.by)
    .orderBy('flow_counter.id')
    .limit(most + 1)
    .execute();
  const rows = await healthOf(db, actor.companyId, counters.slice(0, most), filter, now());
  const wanted = filter.problem;
  const found = wanted ? rows.filter(({ problems }) => problems.some((one) => wanted.includes(one))) : rows;
  return { rows: found, isCapped: counters.length > most };
}

export async function exportHealth(
  context: Context,
  filter: Parsed<typeof api.exportHealth>,
  wire: Wire,
): Promise<unknown> {
  refuseLong(filter);
  const { rows } = await withProblems(context, filter);
  const shown: HealthRow[] = rows.slice(0, LIMIT.export.atOnceRows);
  const { name, bytes } = await healthSheet(context, shown, filter);
  const taken = { kind: 'export', event: 'flowHealth', name, data: { rows: shown.length } } as const;
  await context.change((tx) => tx.addHistory({ ...taken, id: tx.newId() }));
  return sendXlsx(wire, name, bytes);
}

export async function hours(
  { db, actor, now }: Context,
  { counterId, only, ...period }: Parsed<typeof api.hours>,
): Promise<Output<typeof api.hours>> {
  refuseLong(period);
  const row = await findCounter(db, actor, counterId).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const [data] = await counterData(db, actor.companyId, [row], period, now());
  if (!data) throw new AppError('NOT_FOUND');
  const from = new Date(data.hours[0]?.at ?? now());
  const until = new Date((data.hours.at(-1)?.at ?? now().getTime()) + 1);
  const [corrections, exclusions] = await Promise.all([
    q.correctionsOf(db, actor.companyId, [counterId], from, until).execute(),
    q.exclusionsOf(db, actor.companyId, row.shop_id, period.from, period.to).execute(),
  ]);
  const corrected = new Map(corrections.map((one) => [one.at.getTime(), one]));
  const wanted = data.hours.filter((hour) => {
    if (only === 'gap') return isGap(hour);
    if (only === 'zero') return isZero(hour);
    return only === 'corrected' ? corrected.has(hour.at) : true;
  });
  const makers = [...corrections, ...exclusions].map((one) => one.made_by);
  const people = await peopleByIds(db, actor.companyId, makers);
  return {
    counter: { id: row.id, name: row.name, shop: { id: row.shop_id, name: row.shop_name }, kind: kindOf(row.kind) },
    timeZone: data.place.zone,
    hours: wanted.map((hour) => presentHour(hour, corrected.get(hour.at), people)),
    exclusions: exclusions.map((one) => ({
      ...{ day: one.day, reason: one.reason, by: people(one.made_by), at: one.made_at.toISOString() },
    })),
    can: { correct: managesCounters(actor) },
  };
}

export async function week(
  { db, actor, now }: Context,
  { shopId }: Parsed<typeof api.week>,
): Promise<Output<typeof api.week>> {
  const shop = await visibleShops(db, actor).select('shop.id').where('shop.id', '=', shopId).executeTakeFirst();
  const place = (await flowPlaces(db, actor.companyId, [shopId])).get(shopId);
  if (!shop || !place) throw new AppError('NOT_FOUND');
  const to = businessDate(now(), place.zone, place.cutOff);
  const from = addDays(to, 1 - FLOW_READING_LIMIT.stripDays);
  const [sums, exclusions, counters] = await Promise.all([
    q.daySums(db, actor.companyId, shopId, from, to).execute(),
    q.exclusionsOf(db, actor.companyId, shopId, from, to).execute(),
    filteredCounters(db, actor, { keyword: '', kind: ['entrance'], shopId: [shopId] })
      .limit(1)
      .execute(),
  ]);
  const byDay = new Map(sums.map((one) => [one.day, one]));
  const left = new Set(exclusions.map((one) => one.day));
  const days = Array.from({ length: FLOW_READING_LIMIT.stripDays }, (_, n) => addDays(from, n)).map((day) => {
    const one = byDay.get(day);
    const healthyMinutes = Number(one?.healthy ?? 0);
    const facts = { healthyMinutes, expectedMinutes: Number(one?.expected ?? 0) };
    const isCounted = one !== undefined && healthyMinutes > 0;
    return {
      ...{ day, entries: isCounted ? Number(one.entries) : null, isExcluded: left.has(day) },
      completenessPercent: completenessPercent(facts),
    };
  });
  return { isCounted: counters.length > 0 || sums.length > 0, days };
}

function refuseLong({ from, to }: { from: string; to: string }): void {
  if (to < from) throw refuseField('to', 'end_before_start');
  if (daysBetween(from, to) >= FLOW_READING_LIMIT.lookedAtDays) throw refuseField('to', 'invalid');
}
