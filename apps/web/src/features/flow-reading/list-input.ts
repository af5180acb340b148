import type { flowReadingApi } from '@rondo/contract/flow-reading';
import type { Input } from '@rondo/contract/kit/endpoint';
import { addDays } from '@rondo/domain/civil-time';
import { HEALTH_PROBLEMS } from '@rondo/domain/flow/health';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';
import { COUNTER_FILTERS, counterInput, counterLabels, some } from '../flow-counter/index.ts';

/** Filters of the list as they stand in its address. */
export const FILTERS = ['problem', ...COUNTER_FILTERS, 'from', 'to'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  ...counterLabels(t),
  problem: t('flowReading.problems'),
  from: t('flowReading.period'),
  to: t('flowReading.period'),
});

/** Days that are looked at where the address names none: a week up to yesterday. */
const USUAL_DAYS = 7;

export interface Period {
  from: string;
  to: string;
}

/** The days asked for. */
export function periodOf(filters: Readonly<Record<'from' | 'to', readonly string[]>>, today: string): Period {
  const to = filters.to[0] || addDays(today, -1);
  return { from: filters.from[0] || addDays(to, 1 - USUAL_DAYS), to };
}

/** The address of the list as the endpoint takes it; values that are none of the known ones are left out. */
export const inputOf =
  (today: string) =>
  ({ page, size, q, filters }: ListParams<FilterName>): Input<typeof flowReadingApi.health> => ({
    ...{ page, size, keyword: q, ...periodOf(filters, today) },
    problem: some(HEALTH_PROBLEMS.filter((one) => filters.problem.includes(one))),
    ...counterInput(filters),
  });
