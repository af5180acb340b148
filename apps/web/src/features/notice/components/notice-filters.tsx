import { NOTICE_CATEGORIES, NOTICE_IMPORTANCES, NOTICE_STATES } from '@rondo/domain/notice';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels } from '../list-input.ts';

/** Search and chips over either list. */
export function NoticeFilters({
  isManaged,
  q,
  filters,
  onSet,
  right,
}: FiltersProps<FilterName> & { isManaged: boolean }) {
  const t = useT();
  const labels = filterLabels(t);
  const chip = chipsOf(labels, filters, onSet);
  return (
    <FilterBar search={{ label: t('notice.search'), value: q, onChange: (text) => onSet({ q: text }) }} right={right}>
      {isManaged ? (
        <FilterChip
          {...chip('state')}
          multi
          options={NOTICE_STATES.map((value) => ({ value, label: t(`state.notice.${value}`) }))}
        />
      ) : (
        <FilterChip {...chip('unread')} options={[{ value: 'true', label: t('notice.unreadOnly') }]} />
      )}
      <FilterChip
        {...chip('category')}
        multi
        options={NOTICE_CATEGORIES.map((value) => ({ value, label: t(`notice.category.${value}`) }))}
      />
      <FilterChip
        {...chip('importance')}
        multi
        options={NOTICE_IMPORTANCES.map((value) => ({ value, label: t(`notice.importance.${value}`) }))}
      />
      <SearchChip kind="member" {...chip('authorId')} />
      <PeriodChip
        label={labels.from}
        value={{ from: filters.from[0], to: filters.to[0] }}
        onChange={({ from = '', to = '' }) => onSet({ filters: { from: [from], to: [to] } })}
      />
    </FilterBar>
  );
}
