import { CHECK_IN_FLAGS, CHECK_IN_KINDS, CHECK_IN_SETS, CHECK_IN_STATES } from '@rondo/domain/check-in';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels } from '../list-input.ts';

/** Search and chips over the list. */
export function CheckInFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const labels = filterLabels(t);
  const chip = chipsOf(labels, filters, onSet);
  // Whatever has a doubt is not normal.
  const states = CHECK_IN_STATES.filter((state) => state !== 'normal' || filters.set.includes('all'));
  return (
    <FilterBar search={{ label: t('checkIn.search'), value: q, onChange: (text) => onSet({ q: text }) }} right={right}>
      <FilterChip
        {...chip('set')}
        options={CHECK_IN_SETS.map((value) => ({ value, label: t(`checkIn.sets.${value}`) }))}
      />
      <FilterChip
        {...chip('state')}
        multi
        options={states.map((value) => ({ value, label: t(`state.checkIn.${value}`) }))}
      />
      <FilterChip
        {...chip('flag')}
        multi
        options={CHECK_IN_FLAGS.map((value) => ({ value, label: t(`checkIn.flags.${value}`) }))}
      />
      <FilterChip
        {...chip('kind')}
        multi
        options={CHECK_IN_KINDS.map((value) => ({ value, label: t(`checkIn.kind.${value}`) }))}
      />
      <SearchChip kind="shop" {...chip('shopId')} />
      <SearchChip kind="member" {...chip('memberId')} />
      <PeriodChip
        label={labels.from}
        value={{ from: filters.from[0], to: filters.to[0] }}
        onChange={({ from = '', to = '' }) => onSet({ filters: { from: [from], to: [to] } })}
      />
    </FilterBar>
  );
}
