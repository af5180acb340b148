import { flowReadingApi, HOUR_FILTERS } from '@rondo/contract/flow-reading';
import { Activity } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { FlowFiles } from '../components/flow-files.tsx';
import { HealthCard } from '../components/health-card.tsx';
import { type HourFilter, useHealthColumns } from '../components/health-columns.tsx';
import { HealthFilters } from '../components/health-filters.tsx';
import { FILTERS, filterLabels, inputOf, periodOf } from '../list-input.ts';

const CounterDrawer = lazyAtTouch(() => import('../components/counter-drawer.tsx'));

/** How whole and how plausible the data of counters is; a row opens its hours. */
export default function FlowHealthPage() {
  const t = useT();
  const today = useFormat().civilDay(Date.now());
  const params = useListParams({ filters: FILTERS, sort: 'shop' });
  const { set } = params;
  const [only, setOnly] = useState<HourFilter | null>(null);
  const openHours = useCallback(
    (row: { id: string }, wanted: HourFilter) => {
      setOnly(HOUR_FILTERS.find((one) => one === wanted) ?? null);
      set({ open: row.id });
    },
    [set],
  );
  const input = inputOf(today);
  const list = useList({
    name: 'flowReading',
    endpoint: flowReadingApi.health,
    params,
    inputOf: input,
    filterLabels: filterLabels(t),
    columns: useHealthColumns(openHours),
  });
  const period = periodOf(params.filters, today);
  return (
    <TablePage
      list={list}
      title={t('flowReading.health')}
      actions={<FlowFiles filters={input(params)} />}
      filters={(bar) => <HealthFilters {...bar} />}
      nameOf={(row) => `${row.shop.name} ${row.name}`}
      card={(row) => <HealthCard row={row} />}
      empty={{ noun: t('flowReading.noun'), icon: Activity, nothingYet: t('flowReading.nothingYet') }}
      drawer={(row) => <CounterDrawer {...row} period={period} only={only} onOnly={setOnly} />}
    />
  );
}
