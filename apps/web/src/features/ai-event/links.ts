/** Filters of the events as they stand in their address. */
export const EVENT_FILTERS = [
  'state',
  'kind',
  'ruleId',
  'shopId',
  'groupId',
  'cameraId',
  'taskId',
  'reason',
  'from',
  'to',
  'hour',
  'shadow',
  'rectified',
  'counted',
] as const;
export type EventFilter = (typeof EVENT_FILTERS)[number];

/** Stores and groups that figures are narrowed to; none: all in scope. */
export interface Where {
  shopId: string[];
  groupId: string[];
}

type Values = Partial<Record<EventFilter, string | readonly string[] | undefined>>;

/** The events behind a number. */
export function eventsLink(filters: Values): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters))
    for (const one of value === undefined ? [] : [value].flat()) query.append(name, one);
  return `/inspect/overviewOfResults?${query}`;
}

/** Which rows of the checks: by rule, camera and day those with an outcome, or all; the cameras of a rule; the stores that were looked at. */
export const CHECK_VIEWS = ['all', 'run', 'failed', 'skipped', 'positive', 'cameras', 'shops'] as const;
export type CheckView = (typeof CHECK_VIEWS)[number];

/** The checks behind a number of the statistics. */
export function checksLink({ view, ...filters }: Values & { view: CheckView }): string {
  const query = new URLSearchParams({ rows: view });
  for (const [name, value] of Object.entries(filters))
    for (const one of value === undefined ? [] : [value].flat()) query.append(name, one);
  return `/inspect/aiStatistics?${query}`;
}
