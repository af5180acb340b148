import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { statisticsApi } from '@rondo/contract/statistics';
import { addDays, isCivilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { COVERAGES } from '@rondo/domain/statistics';
import { structureOf } from '@rondo/domain/structure';
import { MODES } from '@rondo/domain/task';

/**
 * The filters of the page as they stand in its address. `within` is the period a bar was picked from, `from_to`; `rows` names
 * the list that a number opened, which `severity` or `coverage` narrows.
 */
export const FILTERS = [
  'from',
  'to',
  'compare',
  'granularity',
  'shopId',
  'groupId',
  'structure',
  'templateId',
  'mode',
  'within',
  'rows',
  'severity',
  'coverage',
  'snapshot',
] as const;
export type FilterName = (typeof FILTERS)[number];
export type Filters = Record<FilterName, string[]>;

export const GRANULARITIES = ['day', 'week', 'month'] as const;
export const COMPARES = ['previous', 'year'] as const;
/** Lists of the page itself that numbers open. */
export const ROWS = ['shops', 'items', 'failures'] as const;

/** What is asked of the server; the same for the figures, the table and the frozen copy. */
export type Asked = Omit<Parsed<typeof statisticsApi.freeze>, 'toId'>;

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const CHOICES: Partial<Record<FilterName, readonly string[]>> = {
  compare: COMPARES,
  granularity: GRANULARITIES,
  mode: MODES,
  rows: ROWS,
  severity: SEVERITIES,
  coverage: COVERAGES,
};
const IDS: readonly FilterName[] = ['shopId', 'groupId', 'templateId'];

/** The filters without what cannot be asked for, such as a cut id, and whether anything was left out. */
export function usable(filters: Filters): { filters: Filters; isCut: boolean } {
  const kept = { ...filters };
  for (const name of FILTERS) {
    const choices = CHOICES[name];
    if (choices) kept[name] = filters[name].filter((value) => choices.includes(value));
    if (name === 'structure') kept[name] = filters[name].filter((value) => structureOf(value) !== undefined);
    if (IDS.includes(name)) kept[name] = filters[name].filter((value) => ID.test(value));
  }
  if (!isPeriod(kept.from[0], kept.to[0])) Object.assign(kept, { from: [], to: [], within: [] });
  const isCut = FILTERS.some((name) => kept[name].length < filters[name].length);
  return { filters: kept, isCut };
}

/** The address as the endpoints take it; without a period the last 30 days up to `today`. */
export function askedOf(filters: Filters, usual: { from: string; to: string }): Asked {
  const [from, to] = [filters.from[0], filters.to[0]];
  const period = from && to ? { from, to } : usual;
  const mode = MODES.filter((one) => filters.mode.includes(one));
  return {
    ...period,
    granularity: GRANULARITIES.find((one) => one === filters.granularity[0]) ?? usualGranularity(period),
    compare: COMPARES.find((one) => one === filters.compare[0]) ?? 'previous',
    structure: structureOf(filters.structure[0]) ?? 'of_day',
    ...(filters.shopId.length > 0 ? { shopId: filters.shopId } : {}),
    ...(filters.groupId.length > 0 ? { groupId: filters.groupId } : {}),
    ...(filters.templateId.length > 0 ? { templateId: filters.templateId } : {}),
    ...(mode.length > 0 ? { mode } : {}),
  };
}

/** What is asked for one page of rows: rows have neither steps of time nor a period before. */
export function askedRows(
  { granularity: _granularity, compare: _compare, ...filter }: Asked,
  { page, size }: { page: number; size: number },
) {
  return { ...filter, page, size };
}

/** What says most about a period: days up to six weeks, weeks up to half a year. */
function usualGranularity({ from, to }: { from: string; to: string }): Asked['granularity'] {
  if (to <= addDays(from, 42)) return 'day';
  return to <= addDays(from, 184) ? 'week' : 'month';
}

/** No period at all, or one that figures are given for. */
function isPeriod(from: string | undefined, to: string | undefined): boolean {
  if (from === undefined || to === undefined) return from === to;
  return isCivilDate(from) && isCivilDate(to) && from <= to && to < addDays(from, LIMIT.period.days);
}
