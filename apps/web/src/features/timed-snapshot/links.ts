/** What the results of a plan are narrowed by, as they stand in the address. */
export const RESULT_FILTERS = [
  'plan',
  'from',
  'to',
  'shopId',
  'state',
  'cause',
  'late',
  'verdict',
  'toReview',
  'task',
  'on',
  'minute',
] as const;
export type ResultFilter = (typeof RESULT_FILTERS)[number];

export const RESULT_TABS = ['matrix', 'wall', 'list'] as const;
export type ResultTab = (typeof RESULT_TABS)[number];

/** The pictures that a task asks somebody to look at. */
export function taskPicturesLink(taskId: string, filters: Partial<Record<ResultFilter, string>> = {}): string {
  return `/timed-snapshot/results?${new URLSearchParams({ task: taskId, ...filters })}`;
}

/** The results of a plan: exactly the rows behind a number. */
export function resultsLink(plan: string, tab: ResultTab, filters: Partial<Record<ResultFilter, string>> = {}): string {
  const query = new URLSearchParams({ plan });
  if (tab !== 'matrix') query.set('tab', tab);
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  return `/timed-snapshot/results?${query}`;
}
