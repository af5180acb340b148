import type { cycleApi as api } from '@rondo/contract/cycle';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { businessDate } from '@rondo/domain/business-day';
import { addDays } from '@rondo/domain/civil-time';
import { isCycleOpen } from '@rondo/domain/cycle';
import { SKIP_REASONS } from '@rondo/domain/cycle/next-runs';
import { nextOn, type Schedule } from '@rondo/domain/cycle/schedule';
import { LIMIT } from '@rondo/domain/limit';
import { MODES } from '@rondo/domain/task';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { contains, page, wordsOf } from '../../../platform/list.ts';
import { executors } from '../../task/index.ts';
import { sharesAt } from '../../template/index.ts';
import * as q from '../cycle.queries.ts';
import { find } from '../find.ts';
import * as occurrences from '../occurrence.queries.ts';
import { detailOf, presentOccurrences, presentRows } from '../present.ts';
import { runsOf } from '../runs.ts';
import { targets } from '../shops.queries.ts';
import { skipRules, storedPlan, targetOf, templateIdsOf, viewOf } from '../stored.ts';
import { checkPlan } from './plan.ts';

export async function list(
  context: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const { db, actor } = context;
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'cycle.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), paging);
  return { ...rest, list: await presentRows(context, rows) };
}

export const get = (context: Context, { id }: Parsed<typeof api.get>): Promise<Output<typeof api.get>> =>
  detailOf(context, id);

/** The last day of the longest month: later ones compare as text. */
const LAST_DAY = '31';

export async function calendar(
  context: Context,
  { id, month }: Parsed<typeof api.calendar>,
): Promise<Output<typeof api.calendar>> {
  const { db, actor, now } = context;
  const row = await find(context, id);
  const [from, to] = [`${month}-01`, `${month}-${LAST_DAY}`];
  const past = await occurrences.inMonth(db, actor.companyId, id, month).execute();
  const today = businessDate(now(), actor.timeZone, actor.cutOff);
  const firstFree = past.some((one) => one.due_on === today) ? addDays(today, 1) : today;
  const { schedule } = storedPlan(row);
  const since = row.resumes_on !== null && row.resumes_on > firstFree ? row.resumes_on : firstFree;
  const coming = isCycleOpen(viewOf(row).state) ? datesOf(schedule, since > from ? since : from, to) : [];
  return { past: await presentOccurrences(context, past), coming };
}

function datesOf(schedule: Schedule, from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = nextOn(schedule, from); date !== null && date <= to; date = nextOn(schedule, addDays(date, 1))) {
    dates.push(date);
  }
  return dates;
}

/** The next dates of one of its stores, the first by name when none is named. */
export async function runs(
  context: Context,
  { id, shopId, keyword }: Parsed<typeof api.runs>,
): Promise<Output<typeof api.runs>> {
  const { db, actor } = context;
  const row = await find(context, id);
  const plan = storedPlan(row);
  const all = targets(db, actor, targetOf(row));
  const choices = await all
    .clearSelect()
    .select(['shop.id', 'shop.name'])
    .where((eb) => eb.and(wordsOf(keyword).map((word) => eb('shop.name', 'ilike', contains(word)))))
    .orderBy('shop.name')
    .limit(LIMIT.cycle.runShops)
    .execute();
  const shop = await all
    .$if(shopId !== undefined, (query) => query.where('shop.id', '=', shopId ?? ''))
    .orderBy('shop.name')
    .limit(1)
    .executeTakeFirst();
  const mode = MODES.find((one) => one === row.mode);
  const found = await executors(db, actor.companyId, plan.executor, shop ? [shop.id] : [], mode ? { mode } : {});
  const paused = { since: row.since_at, resumesOn: row.resumes_on, skip: skipRules(row) };
  const { isOutsideAll } = await sharesAt(db, actor.companyId, templateIdsOf(row), shop ? [shop.id] : []);
  const can = {
    isShared: shop === undefined || !isOutsideAll(shop.id),
    hasExecutor: shop !== undefined && found.has(shop.id),
  };
  return { ...runsOf(context, plan.schedule, shop ?? null, { ...paused, ...can }), choices };
}

export async function skipped(
  context: Context,
  { id, occurrenceId, size, page: no, cursor }: Parsed<typeof api.skipped>,
): Promise<Output<typeof api.skipped>> {
  const { db, actor } = context;
  await find(context, id);
  const query = occurrences.skippedOf(db, actor, id, occurrenceId);
  const paging = { size, page: no, cursor, sort: occurrences.BY_SHOP, id: 'cycle_slot.executor_id' };
  const { rows, ...rest } = await page(db, query, paging);
  const listed = rows.flatMap(({ id: shopId, name, reason, template_id, template_name }) => {
    const known = SKIP_REASONS.find((one) => one === reason);
    const template = template_id === null ? null : { id: template_id, name: template_name ?? '' };
    return known ? [{ shop: { id: shopId, name }, template, reason: known }] : [];
  });
  return { ...rest, list: listed };
}

/** The next dates of a plan that is not saved, at one of its stores, the first when none is named. */
export async function preview(
  context: Context,
  { shopId, keyword, ...wanted }: Parsed<typeof api.preview>,
): Promise<Output<typeof api.preview>> {
  const { open, shops, found, isOutsideAll } = await checkPlan(context, wanted);
  const named = shopId === undefined ? undefined : shops.find((one) => one.id === shopId);
  if (shopId !== undefined && !named) throw new AppError('NOT_FOUND');
  const shop = named ?? open[0] ?? shops[0] ?? null;
  const words = wordsOf(keyword).map((word) => word.toLowerCase());
  const fits = ({ name }: { name: string }) => words.every((word) => name.toLowerCase().includes(word));
  const choices = shops.filter(fits).slice(0, LIMIT.cycle.runShops);
  const { skipsHolidays: holidays, skipsDaysOff: daysOff, schedule } = wanted;
  const asked = {
    since: context.now(),
    resumesOn: null,
    skip: { holidays, daysOff },
    isShared: shop === null || !isOutsideAll(shop.id),
    hasExecutor: shop !== null && found.has(shop.id),
  };
  return { ...runsOf(context, schedule, shop, asked), choices: choices.map(({ id, name }) => ({ id, name })) };
}
