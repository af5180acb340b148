import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { statisticsApi } from '@rondo/contract/statistics';
import { addDays, isCivilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { WEIGHTINGS } from '@rondo/domain/score-figures';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { SHOP_FORMATS } from '@rondo/domain/shop';
import { COVERAGES } from '@rondo/domain/statistics';
import { structureOf } from '@rondo/domain/structure';
import { MODES } from '@rondo/domain/task';
import { SHOP_TRAITS, traitsOf } from '../../shared/inspect/shop-traits.ts';

/**
 * The filters that all statistics pages share, as they stand in the address. `within` is the period a bar was picked from,
 * `from_to`; `rows` names the list that a number opened.
 */
export const COMMON_FILTERS = [
  'from',
  'to',
  'compare',
  'granularity',
  'shopId',
  'groupId',
  'structure',
  'templateId',
  'mode',
  ...SHOP_TRAITS,
  'within',
  'rows',
] as const;
export type CommonFilter = (typeof COMMON_FILTERS)[number];
export type CommonFilters = Record<CommonFilter, string[]>;

/** Those of the inspection statistics: `basis` is as of when, `weighting` how averages are made; the others narrow the list that a number opened. */
export const FILTERS = [
  ...COMMON_FILTERS,
  ...([
    'basis',
    'weighting',
    'severity',
    'coverage',
    'snapshot',
    'evaluated',
    'isPass',
    'itemId',
    'groupRow',
    'levelRank',
  ] as const),
] as const;
/** What narrows a list that a number opened, and goes with it. */
export const NARROWS = ['severity', 'coverage', 'evaluated', 'isPass', 'itemId', 'groupRow', 'levelRank'] as const;
export type FilterName = (typeof FILTERS)[number];
export type Filters = Record<FilterName, string[]>;

export const GRANULARITIES = ['day', 'week', 'month'] as const;
export const COMPARES = ['previous', 'year'] as const;
/** Lists of the page itself that numbers open. */
export const ROWS = ['shops', 'items', 'failures', 'closedRecords', 'restatements'] as const;

/** What is asked of the server; the same for the figures, the table and the frozen copy. */
export type Asked = Omit<Parsed<typeof statisticsApi.freeze>, 'toId'>;

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What a filter can be. */
type Check = (value: string) => boolean;
export const isId: Check = (value) => ID.test(value);
export const isOneOf =
  (choices: readonly string[]): Check =>
  (value) =>
    choices.includes(value);

const isFlag = isOneOf(['true', 'false']);

const COMMON_CHECKS: Partial<Record<CommonFilter, Check>> = {
  compare: isOneOf(COMPARES),
  granularity: isOneOf(GRANULARITIES),
  mode: isOneOf(MODES),
  structure: (value) => structureOf(value) !== undefined,
  shopId: isId,
  groupId: isId,
  templateId: isId,
  managerId: isId,
  shopFormat: isOneOf(SHOP_FORMATS),
};

/** The filters of a page without what cannot be asked for, such as a cut id, and whether anything was left out. */
export function usableOf<F extends string>(
  filters: Record<F | CommonFilter, string[]>,
  own: Partial<Record<F | 'rows', Check>>,
): { filters: Record<F | CommonFilter, string[]>; isCut: boolean } {
  const checks: Partial<Record<string, Check>> = { ...COMMON_CHECKS, ...own };
  const entries = Object.entries<string[]>(filters);
  const kept = Object.fromEntries(
    entries.map(([name, values]) => [name, values.filter(checks[name] ?? (() => true))]),
  ) as typeof filters;
  if (!isPeriod(kept.from[0], kept.to[0])) Object.assign(kept, { from: [], to: [], within: [] });
  const isCut = entries.some(([name, values]) => kept[name as F].length < values.length);
  return { filters: kept, isCut };
}

/** The same of the inspection statistics. */
export const usable = (filters: Filters) =>
  usableOf<FilterName>(filters, {
    ...{ rows: isOneOf(ROWS), severity: isOneOf(SEVERITIES), coverage: isOneOf(COVERAGES), basis: isOneOf(['closed']) },
    weighting: isOneOf(WEIGHTINGS),
    ...{ evaluated: isFlag, isPass: isFlag, itemId: isId, groupRow: isId, levelRank: isOneOf(['0', '1', '2', '3']) },
  });

/** The address as the endpoints take it; without a period the last 30 days up to `today`. */
export function askedOf(filters: CommonFilters & { weighting?: string[] }, usual: { from: string; to: string }): Asked {
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
    ...traitsOf(filters),
    // Every record the same is what is meant where nothing is said.
    ...(filters.weighting?.[0] === 'points' ? { weighting: 'points' as const } : {}),
  };
}

/** The filters after a bar was picked: its part of the period, and the way back to the whole. */
export const pickedPart = (filters: CommonFilters, asked: Asked, { from, to }: { from: string; to: string }) => ({
  from: [from],
  to: [to],
  within: [filters.within[0] ?? `${asked.from}_${asked.to}`],
});

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
