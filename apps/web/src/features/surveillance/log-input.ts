import type { Input } from '@rondo/contract/kit/endpoint';
import type { surveillanceApi } from '@rondo/contract/surveillance';
import { WATCH_PURPOSES } from '@rondo/domain/surveillance';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the watch log as they stand in its address. */
export const LOG_FILTERS = ['shopId', 'cameraId', 'memberId', 'purpose', 'from', 'to'] as const;
export type LogFilter = (typeof LOG_FILTERS)[number];

export const logLabels = (t: Translate): Record<LogFilter, string> => ({
  shopId: t('surveillance.column.shop'),
  cameraId: t('surveillance.column.camera'),
  memberId: t('surveillance.column.member'),
  purpose: t('surveillance.purpose.title'),
  from: t('surveillance.column.openedAt'),
  to: t('surveillance.column.openedAt'),
});

/** The address of the log as the endpoint takes it; values that are none of the known ones are left out. */
export function logInput({ page, size, filters }: ListParams<LogFilter>): Input<typeof surveillanceApi.watchLog> {
  const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
  return {
    ...{ page, size },
    shopId: some(filters.shopId),
    cameraId: some(filters.cameraId),
    memberId: some(filters.memberId),
    purpose: some(WATCH_PURPOSES.filter((purpose) => filters.purpose.includes(purpose))),
    from: filters.from[0],
    to: filters.to[0],
  };
}
