import { flowFiguresApi } from '@rondo/contract/flow-figures';
import { spanOf } from '@rondo/contract/flow-question';
import type { FlowDashboardFilters } from '@rondo/contract/flow-widget';
import { daysBetween } from '@rondo/domain/civil-time';
import { FLOW_COMPARES, FLOW_GRANULARITIES } from '@rondo/domain/flow-asked';
import { FLOW_PERIODS } from '@rondo/domain/flow-dashboard';
import { FLOW_LIMIT } from '@rondo/domain/flow-limit';
import { LIMIT } from '@rondo/domain/limit';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { GroupChip } from '../../../shared/inspect/group-chip.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import type { UrlFilters } from '../asked.ts';

interface Props {
  filters: FlowDashboardFilters;
  url: UrlFilters;
  today: string;
  onSet: (filters: Partial<UrlFilters>) => void;
}

/** What all widgets are asked; what differs from what was saved stands in the address. */
export function DashboardFilters({ filters, url, today, onSet }: Props) {
  const t = useT();
  const span = spanOf(filters, today);
  const days = daysBetween(span.from, span.to) + 1;
  const counters = useCall(
    flowFiguresApi.counters,
    { kind: ['entrance'] },
    { part: true, enabled: days <= FLOW_LIMIT.quarterDays },
  );
  const yes = [{ value: 'true', label: t('ui.yes') }];
  const fits = FLOW_GRANULARITIES.filter(
    (one) => (one !== 'quarter' || days <= FLOW_LIMIT.quarterDays) && (one !== 'hour' || days <= FLOW_LIMIT.hourDays),
  );
  return (
    <FilterBar>
      <span className="chip-needed">
        <FilterChip
          label={t('flowDashboard.filter.period')}
          value={[filters.period ?? 'fixed']}
          text={filters.period ? t(`flowDashboard.period.${filters.period}`) : t('flowDashboard.period.fixed')}
          options={FLOW_PERIODS.map((value) => ({ value, label: t(`flowDashboard.period.${value}`) }))}
          onChange={(period) => onSet({ period, from: [], to: [] })}
        />
      </span>
      <PeriodChip
        label={t('flowDashboard.filter.dates')}
        isNeeded
        saysDays
        mostDays={LIMIT.period.days}
        value={span}
        onChange={({ from, to }) => from && to && onSet({ period: [], from: [from], to: [to] })}
      />
      <span className="chip-needed">
        <FilterChip
          label={t('flowDashboard.filter.compare')}
          value={[filters.compare]}
          options={FLOW_COMPARES.map((value) => ({ value, label: t(`flowDashboard.compare.${value}`) }))}
          onChange={(compare) => onSet({ compare })}
        />
      </span>
      <span className="chip-needed">
        <FilterChip
          label={t('flowDashboard.filter.granularity')}
          value={[filters.granularity]}
          options={fits.map((value) => ({ value, label: t(`flowDashboard.granularity.${value}`) }))}
          onChange={(granularity) => onSet({ granularity })}
        />
      </span>
      <SearchChip
        kind="shop"
        label={t('statistics.filter.shop')}
        value={filters.shopId}
        onChange={(shopId) => onSet({ shopId })}
      />
      <GroupChip
        label={t('statistics.filter.group')}
        value={filters.groupId}
        onChange={(groupId) => onSet({ groupId })}
      />
      <FilterChip
        label={t('flowDashboard.filter.openOnly')}
        value={filters.openOnly ? ['true'] : []}
        options={yes}
        onChange={([value]) => onSet({ openOnly: [value ?? 'false'] })}
      />
      {(counters.data?.length ?? 0) > 0 && (
        <FilterChip
          label={t('flowDashboard.filter.counter')}
          multi
          value={filters.counterId}
          options={(counters.data ?? []).map(({ id, name, shop }) => ({ value: id, label: `${shop.name} · ${name}` }))}
          onChange={(counterId) => onSet({ counterId })}
        />
      )}
      <FilterChip
        label={t('flowDashboard.estimates')}
        value={url.estimates[0] === 'true' ? ['true'] : []}
        options={yes}
        onChange={(estimates) => onSet({ estimates })}
      />
      <FilterChip
        label={t('flowDashboard.markers')}
        value={url.events[0] === 'true' ? ['true'] : []}
        options={yes}
        onChange={(events) => onSet({ events })}
      />
    </FilterBar>
  );
}
