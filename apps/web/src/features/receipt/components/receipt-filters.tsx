import { shopGroups } from '@rondo/contract/shop-options';
import { RECEIPT_STATES } from '@rondo/domain/receipt';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels } from '../list-input.ts';

/** Search and chips over the list. */
export function ReceiptFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const groups = useCall(shopGroups, {});
  const labels = filterLabels(t);
  const chip = chipsOf(labels, filters, onSet);
  const yesNo = [
    { value: 'true', label: t('ui.yes') },
    { value: 'false', label: t('ui.no') },
  ];
  return (
    <FilterBar search={{ label: t('receipt.search'), value: q, onChange: (text) => onSet({ q: text }) }} right={right}>
      <FilterChip
        {...chip('state')}
        multi
        options={RECEIPT_STATES.map((value) => ({ value, label: t(`state.receipt.${value}`) }))}
      />
      <FilterChip {...chip('overdue')} options={yesNo} />
      <PeriodChip
        label={labels.from}
        value={{ from: filters.from[0], to: filters.to[0] }}
        onChange={({ from = '', to = '' }) => onSet({ filters: { from: [from], to: [to] } })}
      />
      <SearchChip kind="shop" {...chip('shopId')} />
      <FilterChip
        {...chip('groupId')}
        multi
        options={(groups.data ?? []).map((g) => ({ value: g.id, label: g.path || g.name, hint: g.shopCount }))}
      />
      <SearchChip kind="member" {...chip('memberId')} />
      <FilterChip {...chip('mine')} options={yesNo} />
    </FilterBar>
  );
}
