import { COVERAGE_PERIODS } from '@rondo/domain/coverage';
import { COVERAGE_POLICY_STATES } from '@rondo/domain/coverage-policy';
import { useT } from '../../../shared/i18n.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels } from '../list-input.ts';

/** Search and chips over the list. */
export function CoveragePolicyFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const chip = chipsOf(filterLabels(t), filters, onSet);
  return (
    <FilterBar
      search={{ label: t('coveragePolicy.search'), value: q, onChange: (text) => onSet({ q: text }) }}
      right={right}
    >
      <FilterChip
        {...chip('state')}
        multi
        options={COVERAGE_POLICY_STATES.map((value) => ({ value, label: t(`state.coveragePolicy.${value}`) }))}
      />
      <FilterChip
        {...chip('per')}
        multi
        options={COVERAGE_PERIODS.map((value) => ({ value, label: t(`coveragePolicy.pers.${value}`) }))}
      />
    </FilterBar>
  );
}
