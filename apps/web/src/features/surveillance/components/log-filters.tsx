import { surveillanceApi } from '@rondo/contract/surveillance';
import { WATCH_PURPOSES } from '@rondo/domain/surveillance';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { useAskedOptions } from '../../../shared/ui/list/asked-options.ts';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type LogFilter, logLabels } from '../log-input.ts';

/** Chips over the watch log. Cameras are those of the chosen stores, the first hundred. */
export function LogFilters({ filters, onSet, right }: FiltersProps<LogFilter>) {
  const t = useT();
  const labels = logLabels(t);
  const [asked, ask] = useAskedOptions(filters);
  const { shopId } = filters;
  const cameras = useCall(
    surveillanceApi.cameras,
    { size: 100, ...(shopId.length > 0 ? { shopId } : {}) },
    { enabled: asked.includes('cameraId'), part: true },
  );
  const chip = chipsOf(labels, filters, onSet);
  return (
    <FilterBar right={right}>
      <SearchChip kind="shop" {...chip('shopId')} />
      <FilterChip
        {...chip('cameraId')}
        multi
        onOpen={() => ask('cameraId')}
        isLoading={cameras.isPending}
        options={(cameras.data?.list ?? []).map(({ id, name, shop }) => ({ value: id, label: `${shop.name} ${name}` }))}
      />
      <SearchChip kind="member" {...chip('memberId')} />
      <FilterChip
        {...chip('purpose')}
        multi
        options={WATCH_PURPOSES.map((value) => ({ value, label: t(`surveillance.purpose.${value}`) }))}
      />
      <PeriodChip
        label={labels.from}
        value={{ from: filters.from[0], to: filters.to[0] }}
        onChange={({ from = '', to = '' }) => onSet({ filters: { from: [from], to: [to] } })}
      />
    </FilterBar>
  );
}
