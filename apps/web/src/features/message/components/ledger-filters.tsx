import { SENDING_FATES } from '@rondo/contract/message-live';
import { CENTRE_STATES, type LedgerRow } from '@rondo/contract/message-report';
import { LIVE_MESSAGE_CATEGORIES } from '@rondo/domain/live';
import { CHANNELS } from '@rondo/domain/sender';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type LedgerFilter, ledgerLabels } from '../ledger-input.ts';

interface Props extends FiltersProps<LedgerFilter> {
  /** A row that is shown: all of them have the kind and the reason that are asked for. */
  first: LedgerRow | undefined;
}

/** Period, reader, category, what became of it in the message centre and on the channels. */
export function LedgerFilters({ filters, onSet, right, first }: Props) {
  const t = useT();
  const chip = chipsOf(ledgerLabels(t), filters, onSet);
  const [kind] = filters.kind;
  const [reason] = filters.reason;
  return (
    <FilterBar right={right}>
      <PeriodChip
        label={t('message.ledger.filter.period')}
        value={{ from: filters.from[0], to: filters.to[0] }}
        onChange={({ from = '', to = '' }) => onSet({ filters: { from: [from], to: [to] } })}
      />
      <SearchChip kind="member" {...chip('memberId')} />
      <FilterChip
        {...chip('category')}
        multi
        options={LIVE_MESSAGE_CATEGORIES.map((value) => ({ value, label: t(`message.category.${value}`) }))}
      />
      <FilterChip
        {...chip('state')}
        multi
        options={CENTRE_STATES.map((value) => ({ value, label: t(`message.centreState.${value}`) }))}
      />
      <FilterChip
        {...chip('channel')}
        multi
        options={CHANNELS.map((value) => ({ value, label: t(`message.alerts.channel.${value}`) }))}
      />
      <FilterChip
        {...chip('fate')}
        multi
        options={SENDING_FATES.map((value) => ({ value, label: t(`message.fate.${value}`) }))}
      />
      <FilterChip {...chip('isCounted')} options={[{ value: 'true', label: t('message.ledger.filter.isCounted') }]} />
      {kind && <FilterChip {...chip('kind')} options={[{ value: kind, label: first?.name ?? '…' }]} />}
      {reason && <FilterChip {...chip('reason')} options={[{ value: reason, label: first?.reason ?? '…' }]} />}
    </FilterBar>
  );
}
