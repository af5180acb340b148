import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsApi } from '@rondo/contract/points';
import { addDays, isCivilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { addressOf } from '../../shared/address-of.ts';
import { GRANULARITIES, isId } from './filter.ts';

/** Filters of the points statistics as they stand in the address. */
export const POINTS_FILTERS = ['from', 'to', 'granularity', 'ruleId', 'shopId', 'groupId', 'ofRule'] as const;
export type PointsFilters = Record<(typeof POINTS_FILTERS)[number], string[]>;
export type PointsAsked = Parsed<typeof pointsApi.statistics>;

/** The address as the endpoint takes it; what cannot be asked for is left out. */
export function askedPoints(filters: PointsFilters, usual: { from: string; to: string }): PointsAsked {
  const [from = '', to = ''] = [filters.from[0], filters.to[0]];
  const isPeriod = isCivilDate(from) && isCivilDate(to) && from <= to && to < addDays(from, LIMIT.period.days);
  const some = (name: 'ruleId' | 'shopId' | 'groupId') => {
    const ids = filters[name].filter(isId);
    return ids.length > 0 ? { [name]: ids } : {};
  };
  return {
    ...(isPeriod ? { from, to } : usual),
    granularity: GRANULARITIES.find((one) => one === filters.granularity[0]) ?? 'week',
    ...{ ...some('ruleId'), ...some('shopId'), ...some('groupId') },
  };
}

/** The lines of the ledger behind a number: those of the page, and what narrows them. */
export const ledgerRows = ({ granularity: _, ...asked }: PointsAsked, narrowed: object): string =>
  addressOf('/score/scoreList', { ...asked, kind: ['event', 'manual', 'reversal'], ...narrowed });
