import { TIMED_SNAPSHOT_STATES } from '@rondo/domain/timed-snapshot';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels } from '../list-input.ts';

/** Search and chips over the plans. */
export function PlanFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const chip = chipsOf(filterLabels(t), filters, onSet);
  return (
    <FilterBar
      search={{ label: t('timedSnapshot.search'), value: q, onChange: (text) => onSet({ q: text }) }}
      right={right}
    >
      <FilterChip
        {...chip('state')}
        multi
        options={TIMED_SNAPSHOT_STATES.map((value) => ({ value, label: t(`state.timedSnapshot.${value}`) }))}
      />
      <SearchChip kind="shop" {...chip('shopId')} />
    </FilterBar>
  );
}
