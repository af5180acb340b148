import type { Input } from '@rondo/contract/kit/endpoint';
import { SENDING_FATES } from '@rondo/contract/message-live';
import { CENTRE_STATES, type messageReportApi } from '@rondo/contract/message-report';
import { MESSAGE_CATEGORIES } from '@rondo/domain/live';
import { CHANNELS } from '@rondo/domain/sender';
import type { Translate } from '../../shared/i18n.tsx';
import type { ListParams } from '../../shared/ui/list/use-list-params.ts';

/** Filters of the ledger as they stand in its address. */
export const LEDGER_FILTERS = [
  ...(['category', 'state', 'channel', 'fate', 'memberId', 'from', 'to', 'kind', 'reason', 'isCounted'] as const),
] as const;
export type LedgerFilter = (typeof LEDGER_FILTERS)[number];

export const ledgerLabels = (t: Translate): Record<LedgerFilter, string> => ({
  category: t('message.ledger.filter.category'),
  state: t('message.ledger.filter.state'),
  channel: t('message.ledger.filter.channel'),
  fate: t('message.ledger.filter.fate'),
  memberId: t('message.ledger.filter.member'),
  from: t('message.ledger.filter.period'),
  to: t('message.ledger.filter.period'),
  kind: t('message.ledger.filter.kind'),
  reason: t('message.ledger.filter.reason'),
  isCounted: t('message.ledger.filter.isCounted'),
});

const some = <T>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);

/** The address as the endpoint takes it; values that are none of the known ones are left out. */
export const ledgerInput = ({
  page,
  size,
  filters,
}: ListParams<LedgerFilter>): Input<typeof messageReportApi.ledger> => ({
  ...{ page, size },
  category: some(MESSAGE_CATEGORIES.filter((one) => filters.category.includes(one))),
  state: some(CENTRE_STATES.filter((one) => filters.state.includes(one))),
  channel: some(CHANNELS.filter((one) => filters.channel.includes(one))),
  fate: some(SENDING_FATES.filter((one) => filters.fate.includes(one))),
  memberId: some(filters.memberId),
  ...{ from: filters.from[0], to: filters.to[0], kind: filters.kind[0], reason: filters.reason[0] },
  isCounted: filters.isCounted[0] === 'true' ? true : undefined,
});

interface Days {
  from: string;
  to: string;
}

/** The rows behind a number of the report. */
export const ledgerLink = (days: Days, of: Readonly<Record<string, string>>): string =>
  `/message/ledger?${new URLSearchParams({ ...days, ...of })}`;
