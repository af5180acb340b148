import { AI_EVENT_SORTS, type aiEventApi } from '@rondo/contract/ai-event';
import type { Input } from '@rondo/contract/kit/endpoint';
import { AI_KINDS } from '@rondo/domain/ai/kinds';
import { AI_EVENT_STATES, FALSE_REASONS } from '@rondo/domain/ai-event';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';
import type { EventFilter } from './links.ts';

export const eventLabels = (t: Translate): Record<EventFilter, string> => ({
  state: t('aiEvent.state'),
  kind: t('aiEvent.event'),
  ruleId: t('aiEvent.rule'),
  shopId: t('aiEvent.shop'),
  groupId: t('aiEvent.group'),
  cameraId: t('aiEvent.camera'),
  taskId: t('aiEvent.task.filter'),
  reason: t('aiEvent.reason'),
  from: t('aiEvent.period'),
  to: t('aiEvent.period'),
  hour: t('aiEvent.hour'),
  shadow: t('aiEvent.shadow'),
  rectified: t('aiEvent.rectified'),
  counted: t('aiEvent.counted'),
});

const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
const flagOf = ([value]: readonly string[]) => (value === 'true' ? true : value === 'false' ? false : undefined);

/** The address of the events as the endpoint takes it; values that are none of the known ones are left out. */
export function eventsInput({ page, size, q, sort, filters }: ListParams<EventFilter>): Input<typeof aiEventApi.list> {
  const hour = Number(filters.hour[0] ?? Number.NaN);
  const [shadow, rectified, counted] = [filters.shadow, filters.rectified, filters.counted].map(flagOf);
  return {
    ...{ page, size, keyword: q, sort: AI_EVENT_SORTS.find((known) => known === sort) ?? '-at' },
    state: some(AI_EVENT_STATES.filter((state) => filters.state.includes(state))),
    kind: some(AI_KINDS.filter((kind) => filters.kind.includes(kind))),
    reason: some(FALSE_REASONS.filter((reason) => filters.reason.includes(reason))),
    ruleId: some(filters.ruleId),
    shopId: some(filters.shopId),
    groupId: some(filters.groupId),
    cameraId: some(filters.cameraId),
    taskId: some(filters.taskId),
    from: filters.from[0],
    to: filters.to[0],
    ...(Number.isInteger(hour) ? { hour } : {}),
    ...(shadow === undefined ? {} : { shadow }),
    ...(rectified === undefined ? {} : { rectified }),
    ...(counted === undefined ? {} : { counted }),
  };
}
