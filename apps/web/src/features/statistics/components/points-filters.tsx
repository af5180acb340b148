import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../../../shared/i18n.tsx';
import { GroupChip } from '../../../shared/inspect/group-chip.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { useRuleOptions } from '../../points/index.ts';
import type { PointsFilters as Filters, PointsAsked } from '../points-filter.ts';
import { GranularitySegment } from './granularity-segment.tsx';

interface Props {
  filters: Filters;
  asked: PointsAsked;
  onSet: (filters: Partial<Filters>) => void;
}

/** Period, rule, stores; granularity at the right. */
export function PointsFilters({ filters, asked, onSet }: Props) {
  const t = useT();
  const chip = (name: 'ruleId' | 'shopId' | 'groupId') => ({
    value: filters[name],
    onChange: (value: string[]) => onSet({ [name]: value }),
  });
  return (
    <FilterBar
      right={<GranularitySegment value={asked.granularity} onChange={(granularity) => onSet({ granularity })} />}
    >
      <PeriodChip
        isNeeded
        mostDays={LIMIT.period.days}
        value={{ from: asked.from, to: asked.to }}
        onChange={({ from, to }) => from && to && onSet({ from: [from], to: [to] })}
      />
      <FilterChip label={t('points.column.rule')} multi options={useRuleOptions()} {...chip('ruleId')} />
      <SearchChip kind="shop" label={t('statistics.filter.shop')} {...chip('shopId')} />
      <GroupChip label={t('statistics.filter.group')} {...chip('groupId')} />
    </FilterBar>
  );
}
