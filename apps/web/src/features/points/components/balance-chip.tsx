import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import type { FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type AccountFilter, balanceEnd } from '../account-input.ts';

/** The balances that are shown, while a bar of the distribution has chosen them. */
export function BalanceChip({ filters, onSet }: Pick<FiltersProps<AccountFilter>, 'filters' | 'onSet'>) {
  const t = useT();
  const format = useFormat();
  const [from, below] = [balanceEnd(filters.balanceFrom), balanceEnd(filters.balanceBelow)];
  if (from === undefined && below === undefined) return null;
  const text = t('points.balanceIn', { from: format.score(from ?? null), below: format.score(below ?? null) });
  return (
    <FilterChip
      label={t('points.balanceSpan')}
      value={[text]}
      text={text}
      options={[{ value: text, label: text }]}
      onChange={(value) => value.length === 0 && onSet({ filters: { balanceFrom: [], balanceBelow: [] } })}
    />
  );
}
