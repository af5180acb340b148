import { SUBSCRIPTION_REPORTS, type SubscriptionReport } from '../subscription.ts';

/** The page that a report is of, with its filters; where there are several such pages, that of the one which the filters name. */
export function pageOf(
  report: SubscriptionReport,
  filters: string,
  days: Readonly<Record<string, string>> = {},
): string {
  const { page, object } = SUBSCRIPTION_REPORTS[report];
  const query = new URLSearchParams(filters);
  for (const [name, day] of Object.entries(days)) query.set(name, day);
  const id = object === null ? null : query.get(object);
  if (object !== null) query.delete(object);
  const path = id === null ? page : `${page}/${id}`;
  return query.size === 0 ? path : `${path}?${query}`;
}
