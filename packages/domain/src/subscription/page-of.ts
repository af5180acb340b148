import { SUBSCRIPTION_REPORTS, type SubscriptionReport } from '../subscription.ts';

/** The page that a report is of, with its filters; where there are several such pages, that of the one which the filters name. */
export function pageOf(
  report: SubscriptionReport,
  filters: string,
  days: Readonly<Partial<Record<'from' | 'to', string>>> = {},
): string {
  const { page, object, days: names, asPage, view } = SUBSCRIPTION_REPORTS[report];
  const called = new Map<string, string>(Object.entries(asPage));
  const kept = [...new URLSearchParams(filters)].filter(([, value]) => value !== '');
  const query = new URLSearchParams();
  for (const [name, value] of kept) query.append(called.get(name) ?? name, value);
  for (const [name, value] of Object.entries(view)) query.set(name, value);
  if (days.from) query.set(names[0], days.from);
  if (days.to) query.set(names[1], days.to);
  const id = object === null ? null : query.get(object);
  if (object !== null) query.delete(object);
  const path = id === null ? page : `${page}/${id}`;
  return query.size === 0 ? path : `${path}?${query}`;
}
