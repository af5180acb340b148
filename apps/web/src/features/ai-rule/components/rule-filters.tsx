import { AI_KINDS } from '@rondo/domain/ai/kinds';
import { AI_RULE_STATES } from '@rondo/domain/ai-rule';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels } from '../list-input.ts';

/** Search and chips over the rules. */
export function RuleFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const chip = chipsOf(filterLabels(t), filters, onSet);
  return (
    <FilterBar search={{ label: t('aiRule.search'), value: q, onChange: (text) => onSet({ q: text }) }} right={right}>
      <FilterChip
        {...chip('state')}
        multi
        options={AI_RULE_STATES.map((value) => ({ value, label: t(`state.aiRule.${value}`) }))}
      />
      <FilterChip
        {...chip('kind')}
        multi
        options={AI_KINDS.map((value) => ({ value, label: t(`aiRule.kind.${value}`) }))}
      />
      <SearchChip kind="shop" {...chip('shopId')} />
    </FilterBar>
  );
}
