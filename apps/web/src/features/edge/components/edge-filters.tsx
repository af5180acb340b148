import { EDGE_STATES } from '@rondo/domain/edge';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels } from '../list-input.ts';

/** Search and chips over the list. */
export function EdgeFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const chip = chipsOf(filterLabels(t), filters, onSet);
  return (
    <FilterBar search={{ label: t('edge.search'), value: q, onChange: (text) => onSet({ q: text }) }} right={right}>
      <FilterChip
        {...chip('state')}
        multi
        options={EDGE_STATES.map((value) => ({ value, label: t(`state.edge.${value}`) }))}
      />
      <SearchChip kind="shop" {...chip('shopId')} />
    </FilterBar>
  );
}
