import type { Input } from '@rondo/contract/kit/endpoint';
import { FRAME_SORTS, type timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import { TIMED_SNAPSHOT_STATES } from '@rondo/domain/timed-snapshot';
import { FRAME_STATES, MISS_CAUSES, OUTCOMES } from '@rondo/domain/timed-snapshot/frame';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';
import type { ResultFilter } from './links.ts';

/** Filters of the plans as they stand in their address. */
export const FILTERS = ['state', 'shopId'] as const;
export type FilterName = (typeof FILTERS)[number];

/** What the filters are called. */
export const filterLabels = (t: Translate): Record<FilterName, string> => ({
  state: t('timedSnapshot.state'),
  shopId: t('timedSnapshot.shop'),
});

const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);

/** The address of the plans as the endpoint takes it; values that are none of the known ones are left out. */
export const inputOf = ({
  page,
  size,
  q,
  sort,
  filters,
}: ListParams<FilterName>): Input<typeof timedSnapshotApi.list> => ({
  page,
  size,
  keyword: q,
  sort: sort === 'created' ? 'created' : '-created',
  state: some(TIMED_SNAPSHOT_STATES.filter((state) => filters.state.includes(state))),
  shopId: some(filters.shopId),
});

export const resultLabels = (t: Translate): Record<ResultFilter, string> => ({
  plan: t('timedSnapshot.noun'),
  from: t('timedSnapshot.results.period'),
  to: t('timedSnapshot.results.period'),
  shopId: t('timedSnapshot.shop'),
  state: t('timedSnapshot.state'),
  cause: t('timedSnapshot.results.cause'),
  late: t('timedSnapshot.results.late'),
  verdict: t('timedSnapshot.results.verdict'),
  toReview: t('timedSnapshot.results.toReview'),
  task: t('task.kinds.snapshot_review'),
  on: t('timedSnapshot.results.day'),
  minute: t('timedSnapshot.results.time'),
});

/** The address of the results as the list of pictures takes it. */
export function framesInput({
  page,
  size,
  sort,
  filters,
}: ListParams<ResultFilter>): Input<typeof timedSnapshotApi.frames> {
  const minute = Number(filters.minute[0] ?? Number.NaN);
  return {
    page,
    size,
    planId: filters.plan[0],
    shopId: some(filters.shopId),
    from: filters.from[0],
    to: filters.to[0],
    ...(Number.isInteger(minute) ? { minute } : {}),
    state: some(FRAME_STATES.filter((state) => filters.state.includes(state))),
    cause: some(MISS_CAUSES.filter((cause) => filters.cause.includes(cause))),
    verdict: some(OUTCOMES.filter((verdict) => filters.verdict.includes(verdict))),
    ...(filters.late[0] === 'true' ? { late: true } : {}),
    ...(filters.toReview[0] === 'true' ? { toReview: true } : {}),
    ...(filters.task[0] ? { taskId: filters.task[0] } : {}),
    sort: FRAME_SORTS.find((known) => known === sort) ?? '-planned',
  };
}
