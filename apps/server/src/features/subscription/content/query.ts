import { LIMIT } from '@rondo/domain/limit';
import { SUBSCRIPTION_REPORTS, type SubscriptionReport } from '@rondo/domain/subscription';
import type { periodDays } from '@rondo/domain/subscription/period';
import type { Context } from '../../../platform/context.ts';
import { refuseField } from '../../../platform/errors.ts';
import { collect, queryPairs } from '../../../platform/http/input.ts';
import type { Query } from './figures.ts';
import { REPORTS } from './reports.ts';
import { SHEETS } from './sheets.ts';

/** Of an address, what belongs to the page and not to its list. */
const OF_PAGE: readonly string[] = ['page', 'size', 'cursor'];

/** The filters of an address without a period and a page: what a subscription keeps. Signs that are written out may make it too long. */
export function keptQuery(report: SubscriptionReport, query: string): string {
  const { days, period } = SUBSCRIPTION_REPORTS[report];
  const dropped = period === 'none' ? OF_PAGE : [...OF_PAGE, ...days];
  const pairs = queryPairs(query).filter(([name]) => !dropped.includes(name));
  const kept = new URLSearchParams(pairs).toString();
  const { query: max } = LIMIT.subscription;
  if (kept.length > max) throw refuseField('query', 'max_length', { max });
  return kept;
}

/** What the list of a report is asked for some days; null: whenever it was. */
export function queryFor(report: SubscriptionReport, query: string, days: ReturnType<typeof periodDays>): Query {
  const [from, to] = SUBSCRIPTION_REPORTS[report].days;
  return { ...collect(queryPairs(query)), ...(days ? { [from]: days.from, [to]: days.to } : {}) };
}

/** Refuses what its maker gets nothing of; one that there is already is changed all the same, to end it or to hand it on. */
export async function requireContent(
  maker: Pick<Context, 'db' | 'actor'>,
  { report, query, days }: { report: SubscriptionReport; query: string; days: ReturnType<typeof periodDays> },
  isNew: boolean,
): Promise<void> {
  const { whyNot, requireDays } = REPORTS[report];
  const asked = queryFor(report, query, days);
  const cause = (await whyNot?.(maker, asked)) ?? null;
  if (cause !== null && isNew) throw refuseField('query', 'invalid');
  if (cause === null) await requireDays?.(maker, asked);
}

/** Refuses filters that the list does not take. */
export function requireReadable(report: SubscriptionReport, query: string, days: ReturnType<typeof periodDays>): void {
  const { sheet } = SHEETS[REPORTS[report].list];
  if (!sheet.isReadable(queryFor(report, query, days))) throw refuseField('query', 'invalid');
}
