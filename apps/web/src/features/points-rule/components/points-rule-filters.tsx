import { POINTS_RULE_STATES } from '@rondo/domain/points-rule';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels } from '../list-input.ts';

/** Search and chips over the list. */
export function PointsRuleFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const labels = filterLabels(t);
  const chip = (name: FilterName) => ({
    label: labels[name],
    value: filters[name],
    onChange: (value: string[]) => onSet({ filters: { [name]: value } }),
  });
  return (
    <FilterBar
      search={{ label: t('pointsRule.search'), value: q, onChange: (text) => onSet({ q: text }) }}
      right={right}
    >
      <FilterChip
        {...chip('state')}
        multi
        options={POINTS_RULE_STATES.map((value) => ({ value, label: t(`state.pointsRule.${value}`) }))}
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
