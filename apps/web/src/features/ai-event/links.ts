/** Filters of the events as they stand in their address. */
export const EVENT_FILTERS = [
  'state',
  'kind',
  'ruleId',
  'shopId',
  'groupId',
  'cameraId',
  'reason',
  'from',
  'to',
  'hour',
  'shadow',
  'rectified',
] as const;
export type EventFilter = (typeof EVENT_FILTERS)[number];

type Values = Partial<Record<EventFilter, string | readonly string[] | undefined>>;

/** The events behind a number. */
export function eventsLink(filters: Values): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    for (const one of value === undefined ? [] : [value].flat()) query.append(name, one);
  return `/inspect/overviewOfResults?${query}`;
}
