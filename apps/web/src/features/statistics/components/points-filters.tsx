import { shopGroupApi } from '@rondo/contract/shop';
import { LIMIT } from '@rondo/domain/limit';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { useRuleOptions } from '../../points/index.ts';
import { GRANULARITIES } from '../filter.ts';
import type { PointsFilters as Filters, PointsAsked } from '../points-filter.ts';

interface Props {
  filters: Filters;
  asked: PointsAsked;
  onSet: (filters: Partial<Filters>) => void;
}

/** Period, rule, stores; granularity at the right. */
export function PointsFilters({ filters, asked, onSet }: Props) {
  const t = useT();
  const groups = useCall(shopGroupApi.list, {});
  const chip = (name: 'ruleId' | 'shopId' | 'groupId') => ({
    value: filters[name],
    onChange: (value: string[]) => onSet({ [name]: value }),
  });
  return (
    <FilterBar
      right={
        <Segment
          isSmall
          label={t('statistics.filter.granularity')}
          options={GRANULARITIES.map((value) => ({ value, label: t(`statistics.filter.${value}`) }))}
          value={asked.granularity}
          onChange={(value) => onSet({ granularity: [value] })}
        />
      }
    >
      <PeriodChip
        isNeeded
        mostDays={LIMIT.period.days}
        value={{ from: asked.from, to: asked.to }}
        onChange={({ from, to }) => from && to && onSet({ from: [from], to: [to] })}
      />
      <FilterChip label={t('points.column.rule')} multi options={useRuleOptions()} {...chip('ruleId')} />
      <SearchChip kind="shop" label={t('statistics.filter.shop')} {...chip('shopId')} />
      <FilterChip
        label={t('statistics.filter.group')}
        multi
        options={(groups.data ?? []).map((g) => ({ value: g.id, label: g.path || g.name, hint: g.shopCount }))}
        {...chip('groupId')}
      />
    </FilterBar>
  );
}
