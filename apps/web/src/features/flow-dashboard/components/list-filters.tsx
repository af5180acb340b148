import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels, WHOSE } from '../list-input.ts';

/** Search and chips over the list. */
export function ListFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const chip = chipsOf(filterLabels(t), filters, onSet);
  return (
    <FilterBar
      search={{ label: t('flowDashboard.search'), value: q, onChange: (text) => onSet({ q: text }) }}
      right={right}
    >
      <FilterChip
        {...chip('from')}
        options={WHOSE.map((value) => ({ value, label: t(`flowDashboard.from.${value}`) }))}
      />
      <SearchChip kind="member" {...chip('ownerId')} />
      <FilterChip {...chip('isFavourite')} options={[{ value: 'true', label: t('ui.yes') }]} />
    </FilterBar>
  );
}
