import { POINTS_SIGNS } from '@rondo/domain/points/ledger';
import { POINTS_ADJUSTMENT_STATES } from '@rondo/domain/points-adjustment';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { useRuleOptions } from '../../points/index.ts';
import { type FilterName, filterLabels } from '../list-input.ts';

/** Search and chips over the list. */
export function AdjustmentFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const labels = filterLabels(t);
  const chip = chipsOf(labels, filters, onSet);
  return (
    <FilterBar
      search={{ label: t('pointsAdjustment.search'), value: q, onChange: (text) => onSet({ q: text }) }}
      right={right}
    >
      <FilterChip
        {...chip('state')}
        multi
        options={POINTS_ADJUSTMENT_STATES.map((value) => ({ value, label: t(`state.pointsAdjustment.${value}`) }))}
      />
      <PeriodChip
        label={labels.from}
        value={{ from: filters.from[0], to: filters.to[0] }}
        onChange={({ from = '', to = '' }) => onSet({ filters: { from: [from], to: [to] } })}
      />
      <FilterChip {...chip('ruleId')} multi options={useRuleOptions()} />
      <SearchChip kind="shop" {...chip('shopId')} />
      <SearchChip kind="member" {...chip('memberId')} />
      <FilterChip
        {...chip('sign')}
        options={POINTS_SIGNS.map((value) => ({ value, label: t(`points.signs.${value}`) }))}
      />
      <FilterChip {...chip('toConfirm')} options={[{ value: 'true', label: t('ui.yes') }]} />
    </FilterBar>
  );
}
