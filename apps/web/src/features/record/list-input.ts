import type { Input } from '@rondo/contract/kit/endpoint';
import { ANSWERED, RECORD_TABS, type recordApi } from '@rondo/contract/record';
import { RATE_BANDS, RATE_RANGE } from '@rondo/domain/rate-band';
import { RECORD_STATES } from '@rondo/domain/record';
import { structureOf } from '@rondo/domain/structure';
import { DISPATCHES, MODES, PURPOSES } from '@rondo/domain/task';
import { realOf } from '../../shared/inspect/real-rows.ts';
import { SHOP_TRAITS, traitsOf } from '../../shared/inspect/shop-traits.ts';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the list as they stand in its address: the names of the endpoint, so that statistics link here. */
export const FILTERS = [
  'from',
  'to',
  'shopId',
  'groupId',
  ...SHOP_TRAITS,
  'real',
  'structure',
  'groupRow',
  'templateId',
  'mode',
  'source',
  'purpose',
  'inspectorId',
  'state',
  'levelRank',
  'isPass',
  'evaluated',
  'rateBand',
  'rateFrom',
  'rateTo',
  'category',
  'redLine',
  'openRectification',
  'itemId',
  'answered',
  'newestOf',
] as const;
export type FilterName = (typeof FILTERS)[number];

const SORTS = ['-submitted', 'submitted', 'score', '-score'] as const;

/** The address as the endpoint takes it; values that are none of the known ones are left out. */
export function inputOf(params: ListParams<FilterName>): Input<typeof recordApi.list> {
  const { page, size, q, tab, sort, filters } = params;
  const known = <T extends string>(all: readonly T[], values: readonly string[]) =>
    some(all.filter((one) => values.includes(one)));
  return {
    page,
    size,
    keyword: q,
    tab: RECORD_TABS.find((key) => key === tab) ?? 'all',
    sort: SORTS.find((key) => key === sort) ?? '-submitted',
    from: filters.from[0],
    to: filters.to[0],
    shopId: some(filters.shopId),
    groupId: some(filters.groupId),
    ...traitsOf(filters),
    real: realOf(filters.real),
    structure: structureOf(filters.structure[0]),
    groupRow: filters.groupRow[0],
    templateId: some(filters.templateId),
    mode: known(MODES, filters.mode),
    source: known(DISPATCHES, filters.source),
    purpose: known(PURPOSES, filters.purpose),
    inspectorId: some(filters.inspectorId),
    state: known(RECORD_STATES, filters.state),
    levelRank: some(filters.levelRank.map(Number).filter((rank) => [0, 1, 2, 3].includes(rank))),
    isPass: flagOf(filters.isPass),
    evaluated: flagOf(filters.evaluated),
    rateBand: known(RATE_BANDS, filters.rateBand),
    rateFrom: rateOf(filters.rateFrom),
    rateTo: rateOf(filters.rateTo),
    category: filters.category[0],
    redLine: flagOf(filters.redLine),
    openRectification: flagOf(filters.openRectification),
    itemId: filters.itemId[0],
    answered: ANSWERED.find((one) => one === filters.answered[0]),
    newestOf: filters.newestOf[0],
  };
}

function some<T>(values: readonly T[]): T[] | undefined {
  return values.length > 0 ? [...values] : undefined;
}

/** A rate out of the address; what is none is left out. */
function rateOf([value]: readonly string[]): number | undefined {
  const rate = Number(value ?? '');
  return value && rate >= RATE_RANGE.min && rate <= RATE_RANGE.max ? rate : undefined;
}

function flagOf([value]: readonly string[]): boolean | undefined {
  return value === 'true' ? true : value === 'false' ? false : undefined;
}
