import { POINTS_RULE_STANDINGS, POINTS_TARGETS, POINTS_TYPES } from '@rondo/domain/points-rule';
import { useT } from '../../../shared/i18n.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels } from '../list-input.ts';

/** Search and chips over the list. */
export function PointsRuleFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const chip = chipsOf(filterLabels(t), filters, onSet);
  return (
    <FilterBar
      search={{ label: t('pointsRule.search'), value: q, onChange: (text) => onSet({ q: text }) }}
      right={right}
    >
      <FilterChip
        {...chip('standing')}
        multi
        options={POINTS_RULE_STANDINGS.map((value) => ({ value, label: t(`state.pointsRule.${value}`) }))}
      />
      <FilterChip
        {...chip('type')}
        multi
        options={POINTS_TYPES.map((value) => ({ value, label: t(`pointsRule.types.${value}`) }))}
      />
      <FilterChip
        {...chip('target')}
        multi
        options={POINTS_TARGETS.map((value) => ({ value, label: t(`pointsRule.targets.${value}`) }))}
      />
    </FilterBar>
  );
}
