import { useT } from '../../../shared/i18n.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels } from '../list-input.ts';
import { CounterChips } from './counter-chips.tsx';

/** Search and chips over the list. */
export function FlowCounterFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const chip = chipsOf(filterLabels(t), filters, onSet);
  return (
    <FilterBar
      search={{ label: t('flowCounter.search'), value: q, onChange: (text) => onSet({ q: text }) }}
      right={right}
    >
      <CounterChips filters={filters} onSet={onSet} />
      <FilterChip
        {...chip('state')}
        options={(['on', 'off'] as const).map((value) => ({ value, label: t(`state.flowCounter.${value}`) }))}
      />
    </FilterBar>
  );
}
