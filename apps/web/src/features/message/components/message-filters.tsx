import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import type { Filters } from '../list-input.ts';

interface Props {
  filters: Filters;
  onSet: (filters: Partial<Filters>) => void;
}

/** Unread, period and store; the category is chosen beside the list. */
export function MessageFilters({ filters, onSet }: Props) {
  const t = useT();
  const [from] = filters.from;
  const [to] = filters.to;
  const days = (day: string | undefined): string[] => (day ? [day] : []);
  return (
    <FilterBar>
      <label className="check message-unread-only">
        <input
          type="checkbox"
          checked={filters.unread[0] === 'true'}
          onChange={({ target }) => onSet({ unread: target.checked ? ['true'] : [] })}
        />
        {t('message.unreadOnly')}
      </label>
      <PeriodChip
        value={{ ...(from ? { from } : {}), ...(to ? { to } : {}) }}
        onChange={(period) => onSet({ from: days(period.from), to: days(period.to) })}
      />
      <SearchChip
        kind="shop"
        label={t('record.filter.shop')}
        value={filters.shopId}
        onChange={(shopId) => onSet({ shopId })}
      />
    </FilterBar>
  );
}
