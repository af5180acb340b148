import { SUBSCRIPTION_REPORT_KEYS, SUBSCRIPTION_STATES } from '@rondo/domain/subscription';
import { useT } from '../../../shared/i18n.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels } from '../list-input.ts';

/** Search and chips over the list. */
export function SubscriptionFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const chip = chipsOf(filterLabels(t), filters, onSet);
  return (
    <FilterBar
      search={{ label: t('subscription.search'), value: q, onChange: (text) => onSet({ q: text }) }}
      right={right}
    >
      <FilterChip
        {...chip('state')}
        multi
        options={SUBSCRIPTION_STATES.map((value) => ({ value, label: t(`state.subscription.${value}`) }))}
      />
      <FilterChip
        {...chip('report')}
        multi
        options={SUBSCRIPTION_REPORT_KEYS.map((value) => ({ value, label: t(`subscription.report.${value}`) }))}
      />
    </FilterBar>
  );
}
