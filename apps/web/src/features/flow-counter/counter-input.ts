import { COUNTER_KINDS, COUNTER_SOURCES } from '@rondo/domain/flow-counter';
import type { Translate } from '../../shared/i18n.tsx';

/** Filters by counters, as they stand in the address of each list of them. */
export const COUNTER_FILTERS = ['kind', 'source', 'shopId', 'groupId'] as const;
export type CounterFilter = (typeof COUNTER_FILTERS)[number];

/** What they are called. */
export const counterLabels = (t: Translate): Record<CounterFilter, string> => ({
  kind: t('flowCounter.kind.title'),
  source: t('flowCounter.source.title'),
  shopId: t('flowCounter.shop'),
  groupId: t('flowCounter.group'),
});

/** Several values of an address; none of them: not filtered. */
export const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);

/** The same as endpoints take them; values that are none of the known ones are left out. */
export const counterInput = (filters: Readonly<Record<CounterFilter, string[]>>) => ({
  kind: some(COUNTER_KINDS.filter((kind) => filters.kind.includes(kind))),
  source: COUNTER_SOURCES.find((source) => source === filters.source[0]),
  shopId: some(filters.shopId),
  groupId: some(filters.groupId),
});
