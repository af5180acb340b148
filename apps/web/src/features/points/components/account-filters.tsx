import { useT } from '../../../shared/i18n.tsx';
import { GroupChip } from '../../../shared/inspect/group-chip.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type AccountFilter, accountLabels } from '../account-input.ts';
import { useRuleOptions } from '../use-rule-options.ts';
import { BalanceChip } from './balance-chip.tsx';

/** Search and chips over the accounts. */
export function AccountFilters({ q, filters, onSet, right }: FiltersProps<AccountFilter>) {
  const t = useT();
  const chip = chipsOf(accountLabels(t), filters, onSet);
  return (
    <FilterBar search={{ label: t('points.search'), value: q, onChange: (text) => onSet({ q: text }) }} right={right}>
      <FilterChip {...chip('ruleId')} multi options={useRuleOptions()} />
      <SearchChip kind="shop" {...chip('shopId')} />
      <GroupChip {...chip('groupId')} />
      <SearchChip kind="member" {...chip('memberId')} />
      <BalanceChip filters={filters} onSet={onSet} />
    </FilterBar>
  );
}
