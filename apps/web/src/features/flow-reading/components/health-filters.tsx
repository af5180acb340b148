import { HEALTH_PROBLEMS } from '@rondo/domain/flow/health';
import { useT } from '../../../shared/i18n.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { CounterChips } from '../../flow-counter/index.ts';
import { type FilterName, filterLabels } from '../list-input.ts';

/** Search and chips over the list. */
export function HealthFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const labels = filterLabels(t);
  const chip = chipsOf(labels, filters, onSet);
  return (
    <FilterBar
      search={{ label: t('flowReading.search'), value: q, onChange: (text) => onSet({ q: text }) }}
      right={right}
    >
      <PeriodChip
        label={labels.from}
        value={{ from: filters.from[0], to: filters.to[0] }}
        onChange={({ from = '', to = '' }) => onSet({ filters: { from: [from], to: [to] } })}
      />
      <FilterChip
        {...chip('problem')}
        multi
        options={HEALTH_PROBLEMS.map((value) => ({ value, label: t(`flowReading.problem.${value}`) }))}
      />
      <CounterChips filters={filters} onSet={onSet} />
    </FilterBar>
  );
}
